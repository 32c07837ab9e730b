import crypto from 'crypto';
import fs from 'fs';
import queryNames from './query-names.js';

const folder = process.env.EDGE_STATE_DIR;
const file = `${folder}/generation`;
const token = process.env.EDGE_PURGE_TOKEN;

/** What is purged without the rest: all that shows flights of a day (`flights`), and one flight's page and call. */
const SCOPE = /^(?:flights|[a-z0-9]+-\d{8}-[ad])$/;
const ONE_FLIGHT = /^\/(?:api\/flights|(?:[a-z][a-z]\/)?flight-board)\/([a-z0-9]+-\d{8}-[ad])\/?$/;
const FLIGHTS =
  /^\/(?:api\/(?:flights|disruption(?:\.xml)?|search)\/?|(?:[a-z][a-z]\/)?(?:(?:flight-board|disruption|search)\/)?)$/;
/** Copies that nobody has requested for a day are gone (cache.conf), and so is what names them. */
const KEPT_MS = 2 * 86400000;

const fileOf = (scope) => `${file}-${scope}`;

/** Never half a name: other workers read it at every request. */
function begin(at) {
  const next = Date.now().toString(36) + Math.random().toString(36).slice(2);
  fs.writeFileSync(`${at}.${next}`, next);
  fs.renameSync(`${at}.${next}`, at);
  return next;
}

function forgetOldScopes() {
  fs.readdirSync(folder)
    .filter((name) => name.indexOf('generation-') === 0)
    .filter((name) => Date.now() - fs.statSync(`${folder}/${name}`).mtimeMs > KEPT_MS)
    .forEach((name) => fs.unlinkSync(`${folder}/${name}`));
}

/** The scope that an address belongs to; null of what is purged with everything only. */
function scopeOf(path) {
  const flight = ONE_FLIGHT.exec(path);
  if (flight) return flight[1];
  return FLIGHTS.test(path) ? 'flights' : null;
}

/** The name under which copies of the request's address are kept now. */
function generation(r) {
  let ofAll;
  try {
    ofAll = fs.readFileSync(file, 'utf8');
  } catch (error) {
    r.log(`The first generation begins: ${error.message}`);
    ofAll = begin(file);
  }
  const scope = scopeOf(r.uri);
  if (scope === null) return ofAll;
  try {
    return `${ofAll}.${fs.readFileSync(fileOf(scope), 'utf8')}`;
  } catch (error) {
    // Nothing has been purged of it alone, as a rule.
    if (error.code !== 'ENOENT') r.log(`The generation of ${scope} is not read: ${error.message}`);
    return ofAll;
  }
}

function digest(text) {
  return crypto.createHash('sha256').update(text).digest('hex');
}

function isAllowed(r) {
  const given = r.headersIn['Authorization'] || '';
  return Boolean(token) && digest(given) === digest(`Bearer ${token}`);
}

/**
 * Begins a new generation: 204; with `?scopes=flights,hy601-20261121-d` of these only. Who may not is told the
 * same as who asks for nothing: 404. A scope that is not known is 400.
 */
function purge(r) {
  if (r.method !== 'POST' || !isAllowed(r)) {
    r.return(404);
    return;
  }
  const scopes = (r.args.scopes || '').split(',').filter((scope) => scope !== '');
  if (!scopes.every((scope) => SCOPE.test(scope))) {
    r.return(400);
    return;
  }
  if (scopes.length > 0) {
    scopes.forEach((scope) => begin(fileOf(scope)));
  } else {
    begin(file);
    forgetOldScopes();
  }
  r.return(204);
}

/**
 * The names that an address reads; null where they are not known. Two letters at its beginning are a
 * language: no page has such a name.
 */
function namesOf(path) {
  if (/^\/api\//.test(path)) return queryNames.calls;
  const page = path.replace(/^\/[a-z][a-z](?=\/)/, '');
  // What is redirected keeps its query, what is no page has one of its own.
  if (
    !/\/$/.test(page) ||
    /^\/(?:admin|cms-api|preview|internal|alphabet|_next|share-image)(?:\/|$)/.test(page)
  ) {
    return null;
  }
  return queryNames.pages[page] || [];
}

/** The query as it is read: without the parameters that are not. */
function knownQuery(r) {
  const args = r.variables.args || '';
  const names = args === '' ? null : namesOf(r.uri);
  if (names === null) return args;
  // The router names what a link fetches, and the site compares it with the other headers.
  const own = r.headersIn['RSC'] ? names.concat('_rsc') : names;
  return args
    .split('&')
    .filter((part) => own.indexOf(part.split('=')[0]) >= 0)
    .join('&');
}

const hasUnknown = (r) => (knownQuery(r) === (r.variables.args || '') ? '' : '1');

const edge = { generation, purge, knownQuery, hasUnknown, scopeOf };

export default edge;
