import crypto from 'crypto';
import fs from 'fs';

const file = `${process.env.EDGE_STATE_DIR}/generation`;
const token = process.env.EDGE_PURGE_TOKEN;

/** Never half a name: other workers read it at every request. */
function begin() {
  const next = Date.now().toString(36) + Math.random().toString(36).slice(2);
  fs.writeFileSync(`${file}.${next}`, next);
  fs.renameSync(`${file}.${next}`, file);
  return next;
}

/** The name under which copies are kept now. */
function generation(r) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    r.log(`The first generation begins: ${error.message}`);
    return begin();
  }
}

function digest(text) {
  return crypto.createHash('sha256').update(text).digest('hex');
}

function isAllowed(r) {
  const given = r.headersIn['Authorization'] || '';
  return Boolean(token) && digest(given) === digest(`Bearer ${token}`);
}

/** Begins a new generation: 204. Who may not is told the same as who asks for nothing: 404. */
function purge(r) {
  if (r.method !== 'POST' || !isAllowed(r)) {
    r.return(404);
    return;
  }
  begin();
  r.return(204);
}

const PLACES = ['area', 'floor', 'type', 'category', 'search', 'shown'];

/**
 * The parameters that pages without language and calls read; the features of the site have them,
 * and a test compares.
 */
const parameters = {
  '/airport/scheme/': ['floor', 'place', 'kinds', 'search', 'side'],
  '/flight-board/': ['direction', 'search', 'date'],
  '/press-center/press-releases/': ['type', 'search', 'shown'],
  '/search/': ['search', 'sort', 'shown'],
  '/seasonal-schedule/': ['direction', 'city', 'date', 'type'],
  '/services/business-halls/': ['tab'],
  '/services/cafes-and-restaurants/': PLACES,
  '/services/duty-free/': PLACES,
  '/services/shops/': PLACES,
};

/** What the calls read, one or another. */
const OF_CALLS = [
  'area',
  'category',
  'city',
  'date',
  'direction',
  'floor',
  'lang',
  'limit',
  'offset',
  'search',
  'sort',
  'type',
];

/**
 * The names that an address reads; null where they are not known. Two letters at its beginning are a
 * language: no page has such a name.
 */
function namesOf(path) {
  if (/^\/api\//.test(path)) return OF_CALLS;
  const page = path.replace(/^\/[a-z][a-z](?=\/)/, '');
  // What is redirected keeps its query, what is no page has one of its own.
  if (
    !/\/$/.test(page) ||
    /^\/(?:admin|cms-api|preview|internal|_next|share-image)(?:\/|$)/.test(page)
  ) {
    return null;
  }
  return parameters[page] || [];
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

const edge = { generation, purge, knownQuery, hasUnknown, parameters, ofCalls: OF_CALLS };

export default edge;
