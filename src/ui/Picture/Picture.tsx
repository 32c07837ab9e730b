import { useTranslations } from 'next-intl';
import { BREAKPOINT_LG, BREAKPOINT_MD } from '@/constants';
import { Text } from '@/ui/Text/Text';
import type { Image } from '@/schema-parts/common';
import { plain, provenanceOf } from '@/lib/local-text';

const srcSet = (sources: { src: string; scale: string }[] | undefined) =>
  sources?.map(({ src, scale }) => `${src} ${scale}`).join(', ');

const below = (width: number) => `(max-width: ${width - 0.02}px)`;

/**
 * The contract's adaptive image: a source for phones (below md), for tablets (below lg), and the
 * rest; and its alternative as text, shown where images are hidden. A lazy one has the class
 * `loading`, which becomes `loaded` (see lib/track-image-loading), maybe before React is there.
 */
export function Picture({ image }: { image: Image }) {
  const t = useTranslations('nav');
  const { text, lang, field } = provenanceOf(image.alt);
  const alt = text ? image.alt : t('image');
  return (
    <>
      <picture>
        {image.mobile && (
          <source media={below(BREAKPOINT_MD)} srcSet={srcSet(image.mobile.srcset)} />
        )}
        {image.tablet && (
          <source media={below(BREAKPOINT_LG)} srcSet={srcSet(image.tablet.srcset)} />
        )}
        <img
          src={image.src}
          srcSet={image.srcset || undefined}
          alt={plain(alt)}
          lang={lang}
          data-field={field}
          width={image.width ?? undefined}
          height={image.height ?? undefined}
          loading={image.disable_lazy ? 'eager' : 'lazy'}
          className={image.disable_lazy ? undefined : 'loading'}
          suppressHydrationWarning
          decoding="async"
        />
      </picture>
      <span data-alt="">
        <Text of={alt} />
      </span>
    </>
  );
}
