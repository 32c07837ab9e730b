import { redirect } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { OriginNote } from '@/cms/admin-ui/OriginNote';
import { BrandLogo } from '@/cms/admin-branding/Brand';
import { env } from '@/env';
import { LanguageChoice } from './LanguageChoice';
import { SignInForm } from './SignInForm';

/** `/admin/login`: Payload's own knows no second step. */
export function LoginView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { user, payload } = initPageResult.req;
  const to = getSafeRedirect({
    fallbackTo: payload.config.routes.admin,
    redirectTo: searchParams?.redirect ?? '',
  });
  if (user) redirect(to);
  return (
    <main>
      <OriginNote address={env().SITE_URL} />
      <h1 className="login__brand">
        <BrandLogo />
      </h1>
      <LanguageChoice />
      <SignInForm to={to} />
    </main>
  );
}
