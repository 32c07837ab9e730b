import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { processWide } from '@/platform/process-wide';

const REPLY_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const UPSTREAM_SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];
const JOB_SECONDS = [0.1, 0.5, 1, 5, 15, 60, 300];

function create() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    build: new Gauge({
      name: 'parvoz_build_info',
      help: '1, labelled with the build that is served',
      labelNames: ['build'],
      registers,
    }),
    replies: new Histogram({
      name: 'parvoz_http_request_duration_seconds',
      help: 'From the arrival of a request to the end of its reply',
      labelNames: ['route', 'method', 'status'],
      buckets: REPLY_SECONDS,
      registers,
    }),
    inFlight: new Gauge({
      name: 'parvoz_http_requests_in_flight',
      help: 'Requests that are being answered',
      registers,
    }),
    pageCache: new Counter({
      name: 'parvoz_page_cache_replies_total',
      help: 'Replies by what the page cache had: hit, stale, miss',
      labelNames: ['route', 'state'],
      registers,
    }),
    pageCacheReads: new Counter({
      name: 'parvoz_page_cache_reads_total',
      help: 'Pages and data looked for, by where they were found: local, redis, build, none',
      labelNames: ['place'],
      registers,
    }),
    pageCacheErrors: new Counter({
      name: 'parvoz_page_cache_errors_total',
      help: 'Requests that Redis did not answer, or not in time',
      registers,
    }),
    cspReports: new Counter({
      name: 'parvoz_csp_reports_total',
      help: 'Violations of the content security policy that browsers reported, by directive',
      labelNames: ['directive'],
      registers,
    }),
    attempts: new Histogram({
      name: 'parvoz_upstream_attempt_duration_seconds',
      help: 'How long attempts to request the airport API took',
      labelNames: ['call'],
      buckets: UPSTREAM_SECONDS,
      registers,
    }),
    outcomes: new Counter({
      name: 'parvoz_upstream_attempts_total',
      help: 'Attempts to request the airport API, by how they ended',
      labelNames: ['call', 'outcome'],
      registers,
    }),
    breaker: new Gauge({
      name: 'parvoz_upstream_breaker_state',
      help: '1 for the state that the circuit breaker of a call is in, 0 for the others',
      labelNames: ['call', 'state'],
      registers,
    }),
    rejected: new Counter({
      name: 'parvoz_upstream_rejected_total',
      help: 'Calls that were not made: the breaker is open, or too many wait',
      labelNames: ['call', 'reason'],
      registers,
    }),
    age: new Gauge({
      name: 'parvoz_upstream_data_age_seconds',
      help: 'Age of the data that a call was answered with last',
      labelNames: ['call'],
      registers,
    }),
    answers: new Counter({
      name: 'parvoz_upstream_answers_total',
      help: 'Calls by what they were answered from: upstream, fresh, stale, last known good, bundled',
      labelNames: ['call', 'from'],
      registers,
    }),
    dropped: new Counter({
      name: 'parvoz_upstream_dropped_total',
      help: 'Entries of replies left out because they could not be used',
      labelNames: ['call'],
      registers,
    }),
    repaired: new Counter({
      name: 'parvoz_upstream_repaired_total',
      help: 'Entries of replies used after they were repaired',
      labelNames: ['call'],
      registers,
    }),
    jobs: new Histogram({
      name: 'parvoz_job_duration_seconds',
      help: 'How long scheduled work took',
      labelNames: ['task'],
      buckets: JOB_SECONDS,
      registers,
    }),
    jobRuns: new Counter({
      name: 'parvoz_job_runs_total',
      help: 'Runs of scheduled work, by whether they succeeded or failed',
      labelNames: ['task', 'outcome'],
      registers,
    }),
  };
}

/** What the site counts and measures, beside what Node does. */
export const metrics = processWide('metrics', create);
