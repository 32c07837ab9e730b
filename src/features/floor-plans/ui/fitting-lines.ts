/** The mean width of a letter of the labels' size, in CSS pixels. */
const LETTER_PX = 6.3;

/**
 * A name broken into lines that fit a room, or none where it does not fit whole.
 * @param width of the room in CSS pixels
 * @param most lines there is height for
 */
export function fittingLines(name: string, width: number, most: number): string[] {
  const letters = Math.floor(width / LETTER_PX);
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= letters) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  const fits = lines.length <= most && lines.every((line) => line.length <= letters);
  return fits ? lines : [];
}
