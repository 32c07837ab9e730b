import { inData, type Deviation } from './deviation';

const latin1 = (text: unknown) => Buffer.from(String(text), 'utf8').toString('latin1');
const cp1251 = (text: unknown) =>
  new TextDecoder('windows-1251').decode(Buffer.from(String(text), 'utf8'));

/** The first of a list's items only: one bad text is found as well as a hundred. */
const first = (change: (value: unknown) => unknown) => (value: unknown, index: number) =>
  index === 0 ? change(value) : value;

const internal = 'Internal hrefs are locale-free paths with a trailing slash.';
const markup = 'HTML appears only in the fields marked html.';
const scripts = 'No scripts, handlers, styles or `javascript:` survive, whatever the source.';

/** Texts with markup, wrong addresses, or encoded twice. */
export const texts: Deviation[] = [
  {
    name: 'markup-in-plain-text',
    breaks: markup,
    finds: { rule: 'plain-text', call: 'cardList', at: '$.data.items[].title' },
    answer: inData(
      'cardList',
      'items[].title',
      first((title) => `<b>${String(title)}</b>`),
    ),
  },
  {
    name: 'entities-in-plain-text',
    breaks: markup,
    finds: { rule: 'entities', call: 'pressList', at: '$.data.items[].text' },
    answer: inData(
      'pressList',
      'items[].text',
      first((text) => `${String(text)} &amp; &nbsp;`),
    ),
  },
  {
    name: 'script-in-body',
    breaks: scripts,
    finds: { rule: 'script', call: 'press', at: '$.data.item.body' },
    answer: inData('press', 'item.body', (body) => `${String(body)}<script>alert(1)</script>`),
  },
  {
    name: 'handler-in-section',
    breaks: scripts,
    finds: { rule: 'script', call: 'page', at: '$.data.page.sections[].body' },
    answer: inData('page', 'page.sections[]', (section) => ({
      ...(section as object),
      body: '<p onclick="open()">Text</p>',
    })),
  },
  {
    name: 'javascript-address',
    breaks: scripts,
    finds: { rule: 'script', call: 'layout', at: '$.data.messageData.description' },
    answer: inData('layout', 'messageData', () => ({
      title: 'Test',
      description: '<a href="javascript:alert(1)">Test</a>',
    })),
  },
  {
    name: 'block-in-message',
    breaks: '`message.description` keeps `a[href]`, `b`, `i`.',
    finds: { rule: 'markup', call: 'layout', at: '$.data.messageData.description' },
    answer: inData('layout', 'messageData', () => ({ title: 'Test', description: '<p>Test</p>' })),
  },
  {
    name: 'attribute-in-title',
    breaks: 'A search `title` keeps `mark`, `b`, `i`, `em`, `strong` without attributes.',
    finds: { rule: 'markup', call: 'search', at: '$.data.items[].title' },
    answer: inData('search', 'items[].title', (title) => `<em class="hit">${String(title)}</em>`),
  },
  {
    name: 'text-beside-scripts',
    breaks: '`scripts`: text holding script and noscript elements, possibly empty.',
    finds: { rule: 'scripts', call: 'metrics', at: '$.data.scripts' },
    answer: inData('metrics', 'scripts', () => '<script async src="/a.js"></script><img src="/b">'),
  },
  {
    name: 'own-origin-in-href',
    breaks: internal,
    finds: { rule: 'href', call: 'pressList', at: '$.data.items[].href' },
    answer: inData(
      'pressList',
      'items[].href',
      (href, _, { headers }) => `http://${headers.host}${String(href)}`,
    ),
  },
  {
    name: 'no-trailing-slash',
    breaks: internal,
    finds: { rule: 'href', call: 'layout', at: '$.data.footerData.nav[].href' },
    answer: inData('layout', 'footerData.nav[].href', (href) => String(href).replace(/\/$/, '')),
  },
  {
    name: 'locale-in-href',
    breaks: internal,
    finds: { rule: 'href', call: 'search', at: '$.data.items[].link' },
    answer: inData('search', 'items[].link', (link) => `/ru${String(link)}`),
  },
  {
    name: 'phone-without-tel',
    breaks: '`phone: { "href": "tel:…" }`.',
    finds: { rule: 'href', call: 'layout', at: '$.data.headerData.phone.href' },
    answer: inData('layout', 'headerData.phone.href', (href) => String(href).replace('tel:', '')),
  },
  {
    name: 'relative-href-in-body',
    breaks: internal,
    finds: { rule: 'href', call: 'service', at: '$.data.item.body' },
    answer: inData('service', 'item.body', () => '<p><a href="parking">Parking</a></p>'),
  },
  {
    name: 'relative-picture',
    breaks: 'Adaptive image: `src` …',
    finds: { rule: 'address', call: 'cardList', at: '$.data.items[].image.src' },
    answer: inData('cardList', 'items[].image', () => ({
      src: 'media/shop.png',
      srcset: '',
      alt: 'image',
      width: 400,
      height: 300,
    })),
  },
  {
    name: 'encoded-twice',
    breaks: 'Texts are encoded once.',
    finds: { rule: 'mojibake', call: 'notFound', at: '$.data.not_found.title' },
    answer: inData('notFound', 'not_found.title', latin1),
  },
  {
    name: 'read-as-cyrillic-code-page',
    breaks: 'Texts are encoded once.',
    finds: { rule: 'mojibake', call: 'scheme', at: '$.data.floors[].title' },
    answer: inData('scheme', 'floors[].title', cp1251),
  },
];
