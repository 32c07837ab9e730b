import { Icon } from '@/ui/Icon/Icon';
import { Picture } from '@/ui/Picture/Picture';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import { TextIn } from '@/ui/Text/TextIn';
import type { SectionOf } from '../schemas';
import { Section } from '../shared/Section';
import styles from './View.module.scss';

/** Members of the leadership. */
export function PeopleSection({ section }: { section: SectionOf<'people'> }) {
  return (
    <Section {...section}>
      {section.items.length > 0 && (
        <ul className={styles.people}>
          {section.items.map(({ name, position, text, image, href }, index) => (
            <li key={index}>
              <span className={styles.portrait} data-art={image ? undefined : ''}>
                {image ? <Picture image={image} /> : <Icon name="users" size={32} />}
              </span>
              <div>
                {name && (
                  <h3>
                    {href ? (
                      <SiteLink href={href}>
                        <Text of={name} />
                      </SiteLink>
                    ) : (
                      <Text of={name} />
                    )}
                  </h3>
                )}
                <TextIn as="p" className={styles.position} of={position} />
                <TextIn as="p" of={text} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
