import { Parser } from 'htmlparser2';

/** An element of a page, in the form in which React can render it; a text is a string. */
export type PageElement =
  string | [name: string, attributes: Record<string, string>, children: PageElement[]];

/** They are Next's business, or have no place in a body. */
const left = new Set(['head', 'link', 'meta', 'noscript', 'script', 'style', 'template']);
/** Their content is taken, they themselves are not. */
const opened = new Set(['html', 'body']);
/** Attributes that React names otherwise than HTML. */
const named: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  datetime: 'dateTime',
  viewbox: 'viewBox',
};
/** React wants them otherwise than as text, or watches over them. */
const unwanted = new Set(['style', 'value', 'checked', 'selected']);

function attributesOf(attributes: Record<string, string>): Record<string, string> {
  const wanted = Object.entries(attributes).filter(
    ([name]) => !unwanted.has(name) && !name.startsWith('on'),
  );
  return Object.fromEntries(wanted.map(([name, value]) => [named[name] ?? name, value]));
}

/** The elements in the body of a page's source, scripts left out. */
export function elementsOf(html: string): PageElement[] {
  const top: PageElement[] = [];
  const open = [top];
  let leaving = 0;
  const add = (element: PageElement) => open.at(-1)?.push(element);
  const parser = new Parser({
    onopentag(name, attributes) {
      if (leaving > 0 || left.has(name)) leaving += 1;
      else if (opened.has(name)) open.push(open.at(-1) ?? top);
      else {
        const children: PageElement[] = [];
        add([name, attributesOf(attributes), children]);
        open.push(children);
      }
    },
    ontext(text) {
      if (leaving === 0) add(text);
    },
    onclosetag() {
      if (leaving > 0) leaving -= 1;
      else open.pop();
    },
  });
  parser.end(html);
  return top;
}
