/** Nothing is instrumented; without this file Next would find the site's, in the folders above. */
export function register() {}
