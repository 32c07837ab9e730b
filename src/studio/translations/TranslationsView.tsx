import type { AdminViewServerProps } from 'payload';
import { dateForms } from '@/cms/admin-ui/date-forms';
import { VIEW } from '@/cms/admin-ui/routes';
import { kindsOf } from '@/studio/lib/staff-view';
import { StaffTemplate } from '@/studio/components/StaffTemplate';
import { TranslationsTool } from './TranslationsTool';

/** `/admin/translations`: pages as they are shown, in all languages side by side. */
export function TranslationsView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  return (
    <StaffTemplate view={view} address={VIEW}>
      <TranslationsTool kinds={kindsOf(req)} forms={dateForms(req.i18n.language)} />
    </StaffTemplate>
  );
}
