import type { StaticImageData } from 'next/image';
import file from '../../../public/not-found.svg';

// A file of its own: the not-found page is part of what every page sends.
const drawing = file as StaticImageData;

export function NotFoundArt() {
  return (
    <svg data-art="" viewBox="0 0 840 324" aria-hidden focusable="false">
      <use href={`${drawing.src}#art`} />
    </svg>
  );
}
