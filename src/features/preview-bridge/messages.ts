/** What the translations view asks of its frames. */
export const REFRESH = 'parvoz-refresh';

/** What a frame tells once it listens. */
export const LISTENING = 'parvoz-listening';
