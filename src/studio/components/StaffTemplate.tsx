import { DefaultTemplate } from '@payloadcms/next/templates';
import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { loginAddress } from '@/studio/lib/staff-view';

interface Props {
  view: AdminViewServerProps;
  /** Of the view, so that the login leads back. */
  address: string;
  children: ReactNode;
}

/** A view of this project within the admin; for staff only. */
export function StaffTemplate({ view, address, children }: Props) {
  const { initPageResult, params, searchParams } = view;
  const { locale, permissions, req, visibleEntities } = initPageResult;
  // Payload leaves the door of a custom view to the view itself.
  if (!req.user || !permissions.canAccessAdmin) redirect(loginAddress(address, searchParams));
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      req={req}
      searchParams={searchParams}
      user={req.user}
      // A copy: Payload's own cannot be handed on, React makes it read-only.
      visibleEntities={{
        collections: visibleEntities.collections,
        globals: visibleEntities.globals,
      }}
    >
      {children}
    </DefaultTemplate>
  );
}
