import type { CollectionAfterChangeHook } from 'payload';
import { inSameTransaction } from '@/cms/translation-status/record-translation';
import { said, type DisruptionRecord } from '@/features/disruption/model';
import { defaultLocale, translatedLocales, type Locale } from '@/i18n/locales';
import { plain } from '@/lib/local-text';
import { requestTime } from '@/lib/request-time';
import { airportDate } from '@/lib/time';
import { toRecord, type DisruptionDoc } from './to-record';

const block = { version: 1, direction: null, format: '' as const, indent: 0 };

/** Plain text as the editor of formatted text keeps it, a paragraph for each line. */
const paragraphs = (text: string) => ({
  root: {
    type: 'root',
    ...block,
    children: text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => ({
        type: 'paragraph',
        ...block,
        textFormat: 0,
        textStyle: '',
        children: [
          { type: 'text', version: 1, text: line, detail: 0, format: 0, mode: 'normal', style: '' },
        ],
      })),
  },
});

const releaseIn = (record: DisruptionRecord, lang: Locale) => {
  const { heading, banner, advice } = record.texts;
  const text = (prepared: typeof heading) => plain(said(prepared, record, lang));
  return { title: text(heading), text: text(banner), body: paragraphs(text(advice)) };
};

/** Drafts a press release in all languages once a disruption becomes public; editors look at it and publish it. */
export const draftPressRelease: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const { preparing, seeding } = req.context;
  if (preparing || seeding) return doc;
  if (doc.state !== 'public' || previousDoc?.state === 'public' || doc.press) return doc;
  const inside = { depth: 0, req: { ...inSameTransaction(req), context: { preparing: true } } };
  const whole: unknown = await req.payload.findByID({
    collection: 'disruptions',
    id: doc.id,
    locale: 'all',
    ...inside,
  });
  const record = toRecord(whole as DisruptionDoc);
  const date = airportDate(requestTime());
  const { id } = await req.payload.create({
    collection: 'press',
    locale: defaultLocale,
    draft: true,
    data: {
      ...releaseIn(record, defaultLocale),
      date,
      slug: `${doc.cause}-${date}-${doc.id}`,
      _status: 'draft',
    } as never,
    ...inside,
  });
  for (const locale of translatedLocales) {
    await req.payload.update({
      collection: 'press',
      id,
      locale,
      draft: true,
      data: { ...releaseIn(record, locale), _status: 'draft' } as never,
      ...inside,
    });
  }
  await req.payload.update({
    collection: 'disruptions',
    id: doc.id,
    data: { press: id },
    ...inside,
  });
  return { ...doc, press: id };
};
