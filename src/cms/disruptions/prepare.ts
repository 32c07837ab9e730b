import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload';
import { say } from '@/cms/admin-words/say';
import { inSameTransaction } from '@/cms/translation-status/record-translation';
import type { Cause, Severity } from '@/features/disruption/kinds';
import { perTextField } from '@/features/disruption/text-fields';
import { localeOf, locales, type Locale } from '@/i18n/locales';
import { requestTime } from '@/lib/request-time';

type Texts = Partial<Record<Locale, string | null>> | null | undefined;

/** What editors prepared, in all languages. */
interface PreparedTexts {
  causes?: Partial<Record<Cause, Texts>>;
  allClear?: Texts;
  allClearAdvice?: Texts;
}
type Situation = Partial<Record<string, Texts>>;

declare module 'payload' {
  interface RequestContext {
    /** The texts of a disruption are being written in its other languages. */
    preparing?: boolean;
  }
}

async function preparedTexts(req: PayloadRequest): Promise<PreparedTexts> {
  const found: unknown = await req.payload.findGlobal({
    slug: 'disruption-texts',
    locale: 'all',
    depth: 0,
    req: inSameTransaction(req),
  });
  return found as PreparedTexts;
}

/** What is prepared for a disruption, in a language. */
function textsIn(
  lang: Locale,
  prepared: PreparedTexts,
  { cause, severity }: { cause: Cause; severity: Severity },
) {
  const of = (texts: Texts) => texts?.[lang] ?? null;
  const situation = (prepared as Record<Severity, Situation | undefined>)[severity];
  return {
    causePhrase: of(prepared.causes?.[cause]),
    texts: perTextField((name) => of(situation?.[name])),
    allClear: of(prepared.allClear),
    allClearAdvice: of(prepared.allClearAdvice),
  };
}

const isNew = (name: 'cause' | 'severity', data: object, before: object | undefined) =>
  name in data && data[name as never] !== before?.[name as never];

/** A new one takes the prepared texts, and one that becomes worse or better those of that. */
const takesTexts = (data: object, before: object | undefined) =>
  isNew('cause', data, before) || isNew('severity', data, before);

type Written = ReturnType<typeof textsIn>;

/** What becomes of the texts of one that is there: what neither its cause nor its severity says stays. */
const replaced = (prepared: Written, isOtherCause: boolean): Partial<Written> => ({
  texts: prepared.texts,
  ...(isOtherCause && { causePhrase: prepared.causePhrase }),
});

/** What was written by hand of a new one stands before what is prepared. */
const withHandwritten = (prepared: Written, written: Partial<Written>): Written => ({
  causePhrase: written.causePhrase || prepared.causePhrase,
  texts: perTextField((name) => written.texts?.[name] || prepared.texts[name]),
  allClear: written.allClear || prepared.allClear,
  allClearAdvice: written.allClearAdvice || prepared.allClearAdvice,
});

/** When a disruption became public first, and when it ended: by hand, or before that by its time. */
function momentsOf(
  data: { state?: unknown },
  before: Record<string, unknown> | undefined,
  until: unknown,
) {
  const now = new Date(requestTime()).toISOString();
  const planned = until ? new Date(String(until)).toISOString() : now;
  const end = planned < now ? planned : now;
  return {
    ...(data.state === 'public' && { announcedAt: before?.announcedAt ?? now }),
    ...(data.state !== undefined && {
      endedAt: data.state === 'over' ? (before?.endedAt ?? end) : null,
    }),
  };
}

function checkPeriod(req: PayloadRequest, from: unknown, until: unknown): void {
  if (!until || Date.parse(String(until)) > Date.parse(String(from))) return;
  throw new ValidationError(
    {
      collection: 'disruptions',
      req,
      errors: [{ path: 'until', message: say(req, 'untilBeforeFrom') }],
    },
    req.t,
  );
}

/** Takes the prepared texts in the language of the request, and notes when a disruption began and ended. */
export const prepareDisruption: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  if (req.context.preparing) return data;
  const before = operation === 'create' ? undefined : originalDoc;
  const whole = { ...before, ...data };
  checkPeriod(req, whole.from, whole.until);
  const moments = momentsOf(data, before, whole.until);
  if (!takesTexts(data, before)) return { ...data, ...moments };
  const lang = localeOf(req.locale);
  const prepared = textsIn(lang, await preparedTexts(req), whole);
  const texts = before
    ? replaced(prepared, isNew('cause', data, before))
    : withHandwritten(prepared, data);
  return { ...data, ...moments, ...texts };
};

/** The same in the other languages. */
export const prepareOtherLanguages: CollectionAfterChangeHook = async ({
  data,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (req.context.preparing) return doc;
  const before = operation === 'create' ? undefined : previousDoc;
  if (!takesTexts(data, before)) return doc;
  const prepared = await preparedTexts(req);
  for (const locale of locales.filter((one) => one !== req.locale)) {
    await req.payload.update({
      collection: 'disruptions',
      id: doc.id,
      locale,
      data: before
        ? replaced(textsIn(locale, prepared, doc), isNew('cause', data, before))
        : textsIn(locale, prepared, doc),
      depth: 0,
      req: { ...inSameTransaction(req), context: { preparing: true } },
    });
  }
  return doc;
};
