import { causeNames, causes, severities, severityNames } from '../../src/features/disruption/kinds';
import { label } from '../../src/i18n/label';
import { allClearTexts, situationTexts } from '../fields/disruption-texts';
import { localizedText } from '../fields/link';
import { siteGlobal } from './site-global';

/** What is prepared for a bad day: a disruption takes its texts from here when it is announced. */
export const DisruptionTexts = siteGlobal({
  slug: 'disruption-texts',
  label: label('Uzilish matnlari', 'Тексты о сбоях', 'Disruption texts'),
  fields: [
    {
      name: 'causes',
      type: 'group',
      label: label('Sabablar', 'Причины', 'Causes'),
      admin: {
        description: label(
          'Gap ichida: “tuman sababli”.',
          'Внутри предложения: «из-за тумана».',
          'Within a sentence: “because of fog”.',
        ),
      },
      fields: causeNames.map((name) => localizedText(name, causes[name].label)),
    },
    ...severityNames.map((name) => ({
      name,
      type: 'group' as const,
      label: severities[name].label,
      fields: situationTexts,
    })),
    ...allClearTexts,
  ],
});
