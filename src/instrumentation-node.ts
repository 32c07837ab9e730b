import type { Instrumentation } from 'next';
import { env, isDevelopment } from '@/env';
import { installWaitUntil } from '@/platform/lifecycle/wait-until';
import { collectWhenIdle } from '@/platform/lifecycle/collect-when-idle';
import { handleSignals } from '@/platform/lifecycle/signals';
import { logConsole } from '@/platform/telemetry/console';
import { log } from '@/platform/telemetry/log';
import { serveMetrics } from '@/platform/telemetry/metrics-server';
import { REQUEST_ID_HEADER } from '@/platform/telemetry/request-context';
import { installRequestPipeline } from '@/platform/server';
import { loggedPath } from '@/platform/telemetry/route-pattern';
import { startPageCache } from '@/platform/cache/page-cache';

/** Runs once, before the server answers its first request. */
export async function register(): Promise<void> {
  installRequestPipeline();
  if (!isDevelopment()) logConsole();
  // Where Next handles signals, it awaits that work itself.
  if (env().NEXT_MANUAL_SIG_HANDLE) installWaitUntil();
  handleSignals();
  startPageCache();
  if (!isDevelopment()) collectWhenIdle();
  await serveMetrics();
  // Not awaited: the site answers before its CMS does.
  void import('@/sources/cms/cms').then(({ startCms }) => startCms());
}

/** An error of a page, a route or an action that nobody caught. */
export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  log.error(
    {
      err: error,
      request_id: request.headers[REQUEST_ID_HEADER],
      method: request.method,
      path: loggedPath(request.path),
      route: context.routePath,
      kind: context.routeType,
    },
    'A request failed.',
  );
};
