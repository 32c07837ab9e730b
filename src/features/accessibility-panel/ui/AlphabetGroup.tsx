import type { LanguageLink } from '@/features/layout/language-links';
import { KEEPS_ATTRIBUTE } from '@/features/layout/ui/LanguageSelector/keep-address';
import styles from './ChoiceGroup.module.scss';

export interface Alphabets {
  legend: string;
  links: LanguageLink[];
}

/** The alphabets as links: the server has to know the one that is chosen, so the page is loaded anew. */
export function AlphabetGroup({ legend, links, path }: Alphabets & { path: string }) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      <div className={styles.values}>
        {links.map(({ tag, text, prefix, rel, selected }) => (
          <a
            key={tag}
            href={prefix + path}
            hrefLang={tag}
            lang={tag}
            rel={rel}
            aria-current={selected ? 'true' : undefined}
            className={styles.value}
            {...{ [KEEPS_ATTRIBUTE]: '' }}
          >
            {text}
          </a>
        ))}
      </div>
    </fieldset>
  );
}
