import type { Editor } from './editor';

export interface Login {
  id: number;
  email: string;
  password: string;
}

type Headers = Record<string, string>;

/**
 * Sends a request to a CMS's REST.
 * @throws Error where the answer is a refusal
 */
async function ask<Body>(url: string, headers: Headers, data?: object): Promise<Body> {
  const response = await fetch(url, {
    method: data ? 'POST' : 'GET',
    headers: { ...headers, 'content-type': 'application/json' },
    ...(data && { body: JSON.stringify(data) }),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Body;
}

/** What is read and made over REST, by an administrator. */
export async function administratorOf(base: string, editor: Editor, login: object) {
  const api = base + editor.api;
  const { token } = await ask<{ token: string }>(`${api}/users/login`, {}, login);
  const headers = { authorization: `JWT ${token}` };
  const make = async (path: string, data: object) =>
    (await ask<{ doc: { id: number } }>(api + path, headers, data)).doc.id;
  return {
    /** Somebody who writes. */
    async person(number: number): Promise<Login> {
      const email = `writer-${number}@example.com`;
      const password = 'a long enough passphrase 17';
      const id = await make('/users', { ...editor.account, email, password });
      return { id, email, password };
    },
    /** A document, as a draft. */
    document: (number: number): Promise<number> =>
      make(`/${editor.collection}?locale=uz&draft=true`, {
        title: `Random ${number}`,
        ...editor.documentOf(number),
      }),
    /** The texts of a document in a language as they are stored, empty ones null. */
    async stored(id: number, lang: string, fields: readonly string[]) {
      const query = `locale=${lang}&draft=true&depth=0&fallback-locale=null`;
      const path = `${api}/${editor.collection}/${id}?${query}`;
      const document = await ask<Record<string, string | null>>(path, headers);
      return fields.map((field) => [field, document[field] || null] as const);
    },
  };
}
