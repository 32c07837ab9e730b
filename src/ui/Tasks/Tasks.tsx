import { Icon } from '@/ui/Icon/Icon';
import type { IconName } from '@/ui/Icon/names';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { TextIn } from '@/ui/Text/TextIn';
import { reveal } from '@/ui/motion/reveal';
import type { LocalText } from '@/lib/local-text';
import styles from './Tasks.module.scss';

export interface Task {
  /** Null where there is nothing further to read. */
  href: string | null;
  icon: IconName;
  title: LocalText;
  text: LocalText;
}

/** The few things most travellers come for, each one tap away. */
export function Tasks({ tasks }: { tasks: Task[] }) {
  return (
    <ul className={styles.tasks} {...reveal({ sequence: true })}>
      {tasks.map((task, index) => (
        <li key={index}>
          {task.href ? (
            <SiteLink href={task.href} className={styles.task}>
              <Words {...task} />
            </SiteLink>
          ) : (
            <div className={styles.task}>
              <Words {...task} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function Words({ icon, title, text }: Task) {
  return (
    <>
      <span className={styles.icon}>
        <Icon name={icon} size={24} />
      </span>
      <TextIn as="span" className={styles.title} of={title} />
      <TextIn as="span" className={styles.text} of={text} />
    </>
  );
}
