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

const edge = { generation, purge };

export default edge;
