import { useTranslations } from 'next-intl';
import { sceneOf } from '@/features/pages/page-scenes';
import { Cover } from '@/ui/Cover/Cover';
import { SiteLink } from '@/ui/SiteLink/SiteLink';
import { Text } from '@/ui/Text/Text';
import type { Link } from '@/schema-parts/common';
import styles from './SiteMap.module.scss';

interface Branch extends Link {
  children: Branch[];
}

/** What is drawn for it, else for the first of its pages that has a drawing. */
const sceneFor = ({ href, children }: Branch) =>
  [href, ...children.map((child) => child.href)].map(sceneOf).find((scene) => scene !== undefined);

const isLeaf = ({ children }: Branch) => children.length === 0;

/** The site as a tree of links: a section for each page that has others below it, the home page first. */
export function SiteMap({ branches }: { branches: Branch[] }) {
  const t = useTranslations('nav');
  const home = {
    href: '/',
    text: t('home'),
    children: branches.filter(
      (branch) => isLeaf(branch) && !['/', '/sitemap/'].includes(branch.href),
    ),
  };
  return (
    <div className={styles.map}>
      {[home, ...branches.filter((branch) => !isLeaf(branch))].map((branch) => (
        <Section key={branch.href} branch={branch} as="h2" />
      ))}
    </div>
  );
}

function Section({ branch, as: Heading }: { branch: Branch; as: 'h2' | 'h3' }) {
  return (
    <section>
      <div className={styles.head}>
        {Heading === 'h2' && <Cover image={null} icon="map-pin" scene={sceneFor(branch)} />}
        <Heading>
          <SiteLink href={branch.href}>
            <Text of={branch.text} />
          </SiteLink>
        </Heading>
      </div>
      <div>
        <Links branches={branch.children.filter(isLeaf)} />
        {branch.children
          .filter((child) => !isLeaf(child))
          .map((child) => (
            <Section key={child.href} branch={child} as="h3" />
          ))}
      </div>
    </section>
  );
}

function Links({ branches }: { branches: Branch[] }) {
  if (branches.length === 0) return null;
  return (
    <ul>
      {branches.map(({ href, text }) => (
        <li key={href}>
          <SiteLink href={href}>
            <Text of={text} />
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
