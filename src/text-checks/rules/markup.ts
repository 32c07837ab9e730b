import { defineRule } from '../rule';

/** What a reader would see as signs: stars without their other half, brackets of a link that does not end. */
const isBroken = (line: string): boolean =>
  (line.match(/\*\*/g)?.length ?? 0) % 2 === 1 ||
  /\]\([^)\s]*(?:\s|$)|\[[^\]]*\]\s\(\/|\[[^\]]*$/u.test(line);

/** Markdown that does not end: a bold text, a link. */
export const markup = defineRule({
  id: 'markup',
  languages: ['uz', 'ru', 'en'],
  find: (text) =>
    [...text.matchAll(/[^\n]+/g)]
      .filter(([line]) => isBroken(line))
      .map(({ 0: found, index }) => ({ start: index, end: index + found.length, found })),
  right: [{ uz: '**Pasport:** [sxema](/airport/scheme/) va **viza**', ru: '- **зал** — *там*' }],
  wrong: [
    [
      { en: '- **red channel*: here\n- **green**', uz: '[sxema](/airport/scheme/ va' },
      { en: '⟦- **red channel*: here⟧\n- **green**', uz: '⟦[sxema](/airport/scheme/ va⟧' },
    ],
  ],
});
