import sax from 'sax';
import { checkSize, ImportError } from './file';

/** An element of an XML document, with its name and attributes as written. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
  /** The line it begins in, from 1. */
  line: number;
}

const maxDepth = 100;

// The types do not know it: only the five entities of XML, none of HTML's.
const options = { position: true, strictEntities: true };

/**
 * Reads well-formed XML. No document type is accepted, so that there are no entities to be expanded
 * and nothing to be fetched.
 * @throws {ImportError} `too_large`, `doctype`, `malformed`
 */
export function parseXml(text: string): XmlElement {
  checkSize(Buffer.byteLength(text));
  // Before the parser sees it, and again in it: whatever a parser makes of a document type, it gets none.
  if (/<!DOCTYPE/i.test(text)) throw new ImportError('doctype');
  const document: XmlElement = { name: '', attributes: {}, children: [], line: 1 };
  const open = [document];
  const parser = sax.parser(true, { ...options });
  const fail = () =>
    new ImportError('malformed', { line: parser.line + 1, column: parser.column + 1 });
  const add = (content: XmlElement | string) => open.at(-1)?.children.push(content);
  parser.onerror = () => {
    throw fail();
  };
  parser.ondoctype = parser.onsgmldeclaration = () => {
    throw new ImportError('doctype');
  };
  parser.ontext = parser.oncdata = add;
  parser.onopentag = ({ name, attributes }) => {
    if (open.length > maxDepth) throw fail();
    const element: XmlElement = {
      name,
      attributes: attributes as Record<string, string>,
      children: [],
      line: parser.line + 1,
    };
    add(element);
    open.push(element);
  };
  parser.onclosetag = () => {
    open.pop();
  };
  // What XML says of line ends, which this parser leaves to others.
  parser.write(text.replace(/\r\n?/g, '\n')).close();
  const [root, ...others] = elementsOf(document);
  if (!root || others.length > 0) throw fail();
  return root;
}

/** The elements right within an element. */
export const elementsOf = ({ children }: XmlElement): XmlElement[] =>
  children.filter((child) => typeof child !== 'string');

/** An element's name without a namespace's prefix. */
export const localName = ({ name }: XmlElement): string => name.replace(/^.*:/, '');

/** The first element of a name right within an element. */
export const childNamed = (element: XmlElement, name: string): XmlElement | undefined =>
  elementsOf(element).find((child) => localName(child) === name);

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** A text that stands for itself in XML, between tags and in attributes. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"\r]/g, (character) => escapes[character] ?? character);
