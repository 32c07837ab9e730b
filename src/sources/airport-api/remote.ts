import type { Source } from '../source';
import { airportApi } from './configured';

/** An airport API that speaks the contract. */
export const remoteSource = (bundled: Source): Source => airportApi(bundled);
