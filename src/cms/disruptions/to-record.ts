import type { Disruption as Doc } from '@/cms/payload-types';
import type { DisruptionRecord } from '@/features/disruption/model';
import { perTextField, type TextFieldName } from '@/features/disruption/text-fields';
import type { Prepared } from '@/features/disruption/texts';

/** A disruption as the CMS stores it, in all languages. */
export type DisruptionDoc = Omit<Doc, 'texts' | 'causePhrase' | 'allClear' | 'allClearAdvice'> & {
  texts?: Partial<Record<TextFieldName, PreparedTexts>> | null;
} & Partial<Record<'causePhrase' | 'allClear' | 'allClearAdvice', PreparedTexts>>;

type PreparedTexts = Partial<Record<string, string | null>> | null | undefined;

const written = (texts: PreparedTexts): Prepared =>
  Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => text?.trim()));

const moment = (iso: string | null | undefined): number | null => (iso ? Date.parse(iso) : null);

export function toRecord(doc: DisruptionDoc): DisruptionRecord {
  const endedAt = moment(doc.endedAt);
  const until = moment(doc.until);
  return {
    id: doc.id,
    cause: doc.cause,
    severity: doc.severity,
    scope: {
      direction: doc.direction ?? null,
      airlines: doc.airlines ?? [],
      cities: doc.cities ?? [],
    },
    period: { from: Date.parse(doc.from), until: endedAt ?? until },
    endedAt,
    causePhrase: written(doc.causePhrase),
    texts: perTextField((name) => written(doc.texts?.[name])),
    allClear: written(doc.allClear),
    allClearAdvice: written(doc.allClearAdvice),
    announcedAt: Date.parse(doc.announcedAt ?? doc.createdAt),
    updatedAt: Date.parse(doc.updatedAt),
  };
}
