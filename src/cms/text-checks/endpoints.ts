import type { Endpoint } from 'payload';
import { z } from 'zod';
import type { Principal } from '@/cms/access/access';
import { may } from '@/cms/access/rights';
import { subjectOf } from '@/cms/documents';
import { endpoint, lang, ref, refused, reply } from '@/cms/endpoint';
import { readSharedValues } from '@/cms/shared-values';
import { localizedFields } from '@/cms/translation-status/fields';
import { noteDecision } from '@/cms/translation-status/note-decision';
import { recordIn } from '@/cms/translation-status/status';
import { stagesOf } from '@/cms/translation-status/stages';
import { checkText, type TextFinding } from '@/text-checks/check-text';
import { checkedLanguages, inEachLanguage } from '@/text-checks/rule';
import { keywordRules, rules } from '@/text-checks/rules';
import { checkedText } from './formatted-text';

const path = z.string().min(1).max(400);
const ruleIds = rules.map(({ id }) => id);

/** What `POST /translations/checks` answers: what is found in each text, by its path. */
export interface Findings {
  findings: Record<string, TextFinding[]>;
}

/**
 * `POST /translations/checks`: what may be wrong in texts that somebody is writing, compared with those of the
 * other languages as they are stored. Body: `{ ref, lang, texts: [{ path, text }] }`, paths with row ids.
 */
const check = endpoint(
  'post',
  '/checks',
  z.object({
    ref,
    lang,
    texts: z.array(z.object({ path, text: z.string().max(100_000) })).max(500),
  }),
  async (req, { ref: of, lang: locale, texts }) => {
    const stages = await stagesOf(req.payload, of);
    if (!stages?.draft) return refused(404, 'unknown_document', 'ref');
    const fields = localizedFields(stages.config.flattenedFields, stages.draft);
    const stored = new Map(fields.map((field) => [field.path, field.values]));
    const accepted = recordIn(stages.draft, locale)?.accepted;
    // The number in the header is what the others refer to.
    const values = of === 'header' ? undefined : await readSharedValues(req.payload, req);
    const language = checkedLanguages.find((one) => one === locale);
    const findingsIn = (place: string, text: string) => {
      const others = inEachLanguage((one) => checkedText(stored.get(place)?.[one]));
      const among = place.endsWith('keywords') ? keywordRules : rules;
      const found = checkText(
        { ...others, [locale]: text },
        {
          rules: among,
          place,
          accepted,
          values,
        },
      );
      return (language && found[language]) ?? [];
    };
    const found = texts.map(({ path: place, text }) => [place, findingsIn(place, text)]);
    return reply({ findings: Object.fromEntries(found) } satisfies Findings);
  },
);

/**
 * `POST /translations/checks/accept`: what is found is no error where it stands. Body:
 * `{ ref, lang, path, rule, found }`.
 */
const accept = endpoint(
  'post',
  '/checks/accept',
  z.object({ ref, lang, path, rule: z.enum(ruleIds), found: z.string().min(1).max(1000) }),
  async (req, { ref: of, lang: locale, path: place, rule, found }) => {
    if (!may(req.user as Principal, 'update', subjectOf(of), locale)) {
      return refused(403, 'not_your_language', 'lang');
    }
    if (!(await stagesOf(req.payload, of))?.draft) return refused(404, 'unknown_document', 'ref');
    await noteDecision(req, of, locale, { accepted: { rule, found, place } });
    return reply({});
  },
);

/** Under `/cms-api`; for staff only. */
export const textCheckEndpoints: Endpoint[] = [check, accept];
