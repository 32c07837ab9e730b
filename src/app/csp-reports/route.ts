import { countReports } from '@/platform/csp/csp-reports';

/** Takes what browsers report of the content security policy: `report-uri` and Reporting API. 204, or 400. */
export async function POST(request: Request): Promise<Response> {
  try {
    countReports(await request.json());
    return new Response(null, { status: 204 });
  } catch {
    return new Response('The body must be JSON.\n', { status: 400 });
  }
}
