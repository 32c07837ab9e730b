import { getPayload } from 'payload';
import config from './payload.config';

/** Makes the tables in the empty database of DATABASE_URI, as Payload does in development. */
await getPayload({ config });
process.exit(0);
