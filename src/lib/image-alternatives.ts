/**
 * Sanitised HTML with each image's alternative as text behind it, shown where images are hidden.
 * An image without alternative is decoration.
 */
export function withImageAlternatives(html: string): string {
  return html.replace(
    /<img\b[^>]*?\balt="([^"]+)"[^>]*>/g,
    (img, alt: string) => `${img}<span data-alt="">${alt}</span>`,
  );
}
