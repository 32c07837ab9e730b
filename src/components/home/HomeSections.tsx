import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon/Icon';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import { Tasks } from '@/components/ui/Tasks/Tasks';
import styles from './HomeSections.module.scss';

const tasks = [
  { key: 'checkin', href: '/passengers/departing/', icon: 'badge-check-in' },
  { key: 'baggage', href: '/passengers/baggage/', icon: 'luggage' },
  { key: 'parking', href: '/parking/', icon: 'parking' },
  { key: 'transport', href: '/how-to-get-there/', icon: 'bus' },
] as const;

const guides = [
  { key: 'departing', href: '/passengers/departing/', icon: 'plane-takeoff' },
  { key: 'arriving', href: '/passengers/arriving/', icon: 'plane-landing' },
  { key: 'assistance', href: '/passengers/', icon: 'accessibility' },
] as const;

export function HomeSections() {
  const t = useTranslations('home.tasks');
  const guide = useTranslations('home.guides');
  return (
    <>
      <section className={styles.tasks} aria-labelledby="tasks">
        <h2 id="tasks" className={styles.title}>
          {t('title')}
        </h2>
        <Tasks
          tasks={tasks.map(({ key, href, icon }) => ({
            href,
            icon,
            title: t(`${key}.title`),
            text: t(`${key}.text`),
          }))}
        />
      </section>
      <section className={styles.guides} aria-labelledby="guides">
        <h2 id="guides">{guide('title')}</h2>
        <ul>
          {guides.map(({ key, href, icon }) => (
            <li key={key}>
              <SiteLink className={styles.guide} href={href}>
                <h3>
                  <Icon name={icon} size={24} />
                  {guide(`${key}.title`)}
                </h3>
                <p>{guide(`${key}.text`)}</p>
              </SiteLink>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}
