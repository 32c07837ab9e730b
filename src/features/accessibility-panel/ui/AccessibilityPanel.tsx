import { useTranslations } from 'next-intl';
import type { HeaderData } from '@/features/layout/schema';
import { colorSchemes } from '../color-schemes';
import { PanelButton } from './PanelButton';

/** The button of the accessibility panel; its words come from the CMS where the contract has them. */
export function AccessibilityPanel({ data }: { data: HeaderData['blind_panel'] }) {
  const t = useTranslations('panel');
  const colors = useTranslations('colorSchemes');
  const scheme = useTranslations('scheme');
  return (
    <PanelButton
      words={{
        title: t('title'),
        close: data.close_text || scheme('close'),
        symbol: data.font_size_text_symbols,
        fontSize: [data.font_size_text, t('sizeDefault'), t('sizeMedium'), t('sizeLarge')],
        colorScheme: [
          data.color_scheme_text,
          ...colorSchemes.map((name) => colors(name || 'normal')),
        ],
        images: [data.images_text, t('imagesShown'), t('imagesHidden')],
        letterSpacing: [t('letterSpacing'), t('spacingNormal'), t('spacingWide')],
        lineSpacing: [t('lineSpacing'), t('spacingNormal'), t('spacingWide')],
        reset: t('reset'),
        resetDone: t('resetDone'),
      }}
    />
  );
}
