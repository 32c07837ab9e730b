'use client';

import { Link, useAuth, useTranslation } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { useSay } from '@/cms/admin-words/useSay';
import { useTree } from '@/studio/hooks/useTree';
import { ADMIN, DISRUPTION, OPERATIONS, VIEW } from '@/cms/admin-ui/routes';
import { languagesOf, type Principal } from '@/cms/access/access';
import { may } from '@/cms/access/rights';
import { hasWork } from '@/studio/lib/states';
import { Icon } from '@/cms/admin-ui/Icon';
import type { IconName } from '@/cms/admin-ui/icons';
import styles from './dashboard.module.scss';

/** Above the groups of the menu: the dashboard, and the translations with the number of documents to do. */
export function NavLinks() {
  const say = useSay();
  const { t } = useTranslation();
  const { user } = useAuth();
  const { data } = useTree();
  const writes = languagesOf(user as Principal);
  const count = data?.entries.filter((entry) => hasWork(entry, writes)).length ?? 0;
  return (
    <>
      <NavLink href={ADMIN} icon="home">
        {t('general:dashboard')}
      </NavLink>
      <NavLink href={VIEW} icon="fallback">
        {say('translations')}
        {count > 0 && (
          <span className={styles.navCount} title={`${say('toDo')}: ${count}`}>
            {count}
          </span>
        )}
      </NavLink>
      {may(user as Principal | null, 'update', 'flights') && (
        <NavLink href={OPERATIONS} icon="plane">
          {say('operationsDesk')}
        </NavLink>
      )}
      {may(user as Principal | null, 'create', 'disruptions') && (
        <NavLink href={DISRUPTION} icon="missing">
          {say('disruptionDesk')}
        </NavLink>
      )}
    </>
  );
}

interface Props {
  href: string;
  icon: IconName;
  children: ReactNode;
}

/** As Payload's own, with a sign. */
function NavLink({ href, icon, children }: Props) {
  const isHere = usePathname().replace(/\/$/, '') === href;
  return (
    <Link
      className={`nav__link ${styles.navLink}`}
      href={href}
      prefetch={false}
      aria-current={isHere ? 'page' : undefined}
    >
      {isHere && <span className="nav__link-indicator" />}
      <Icon name={icon} />
      {children}
    </Link>
  );
}
