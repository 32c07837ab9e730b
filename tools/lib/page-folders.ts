import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths';

const folder = path.join(root, 'src/app/(site)/[locale]');

/** Any page of editors, kinds of places, views without their query, and what is there in development only. */
const others = ['[...path]', '%5Fplaces', '%5Ffirst', 'styleguide'];

const addressOf = (segments: string[]) => {
  const named = segments.filter((segment) => !/^\(.*\)$|^\.$/.test(segment));
  return `/${named.map((segment) => `${segment.replace(/^\[(.*)\]$/, '{$1}')}/`).join('')}`;
};

/** The addresses that have a page of their own in src/app, without language: `/partners/{id}/`. */
export const findPageFolders = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => path.dirname(file).split(path.sep))
    .filter((segments) => !segments.some((segment) => others.includes(segment)))
    .map(addressOf)
    .toSorted();
