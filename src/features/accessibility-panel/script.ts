import { choices } from './choices';

const kept = choices.map(({ key, attribute, values: [, ...others] }) => [key, attribute, others]);

/**
 * Puts the kept choices on the document's root. It runs in the head, before anything is painted;
 * a value that is none of a choice's, and a storage that refuses, leave the default.
 */
export const accessibilityScript = `${JSON.stringify(kept)}.forEach(function(c){try{var v=localStorage.getItem(c[0]);c[2].indexOf(v)<0||document.documentElement.setAttribute(c[1],v)}catch(e){}})`;
