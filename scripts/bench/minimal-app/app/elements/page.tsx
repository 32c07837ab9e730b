import { readFileSync } from 'node:fs';
import { createElement, type ReactNode } from 'react';

/** As the bench writes it; its module is not there where this app is built. */
type PageElement =
  string | [name: string, attributes: Record<string, string>, children: PageElement[]];

export const dynamic = 'force-dynamic';

let elements: PageElement[] | undefined;

function elementsFile(): PageElement[] {
  const file = process.env.ELEMENTS_FILE ?? '';
  return JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8')) as PageElement[];
}

const rendered = (element: PageElement): ReactNode => {
  if (typeof element === 'string') return element;
  const [name, attributes, children] = element;
  return createElement(name, attributes, ...children.map(rendered));
};

export default function Elements() {
  elements ??= elementsFile();
  return createElement('div', null, ...elements.map(rendered));
}
