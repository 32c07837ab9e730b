import { Icon } from '@/components/ui/Icon/Icon';
import type { IconName } from '@/components/ui/Icon/names';
import { SiteLink } from '@/components/ui/SiteLink/SiteLink';
import styles from './Tasks.module.scss';

export interface Task {
  href: string;
  icon: IconName;
  title: string;
  text: string;
}

/** The few things most travellers come for, each one tap away. */
export function Tasks({ tasks }: { tasks: Task[] }) {
  return (
    <ul className={styles.tasks}>
      {tasks.map(({ href, icon, title, text }) => (
        <li key={href}>
          <SiteLink href={href} className={styles.task}>
            <span className={styles.icon}>
              <Icon name={icon} size={24} />
            </span>
            <span className={styles.title}>{title}</span>
            <span className={styles.text}>{text}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
