import type { SectionContext } from '@/features/pages/ui/Sections';
import type { Locale } from '@/i18n/locales';
import { source } from '@/sources';
import { sendContact } from '@/sources/contact-messages/action';

/** What a page in a language gives to its sections. */
export async function sectionContext(lang: Locale): Promise<SectionContext> {
  const { errorMessages } = await source().layout({ lang });
  return { sendContact, errorMessages };
}
