import { createElement, type ReactNode } from 'react';
import elements from './elements.json';

/** As the bench writes them into the file before it builds this app; its module is not there then. */
type PageElement =
  string | [name: string, attributes: Record<string, string>, children: PageElement[]];

const rendered = (element: PageElement): ReactNode => {
  if (typeof element === 'string') return element;
  const [name, attributes, children] = element;
  return createElement(name, attributes, ...children.map(rendered));
};

/** The elements of the flight board, without its data. */
export const Elements = () =>
  createElement('div', null, ...(elements as PageElement[]).map(rendered));
