import type { APIRequestContext, Page } from '@playwright/test';
import type { Login } from './people';
import type { Typist } from './typist';

/** What a request of a window stores, once it is answered. */
export interface Save {
  document: number;
  lang: string;
  /** The state of the document that its form had: see {@link Editor.revisionOf}. */
  read: number;
  texts: { path: string; text: string | null }[];
}

/**
 * An editor under test. All of them are Payload's admin, so that forms, fields, signing in and REST are the
 * same; this is what is not.
 */
export interface Editor {
  readonly name: string;
  /** Where its REST is, such as `/api`. */
  readonly api: string;
  /** The collection whose documents are written in. */
  readonly collection: string;
  /** How the keys of what it keeps in the browser begin; null where it keeps nothing. */
  readonly keeping: string | null;
  /** What an account has beside e-mail and password. */
  readonly account: object;
  /** The data of a new document, beside its title. */
  documentOf(number: number): object;
  /** What a `PATCH` of a window stores; null where it is no save of a document. */
  saveOf(address: URL, body: unknown, fields: readonly string[]): Save | null;
  /** The state of a document as it is answered: a number that every save makes larger. */
  revisionOf(document: Record<string, unknown>): number;
  /**
   * Answers one thing that stands in the way of whoever writes.
   * @returns whether there was one
   */
  settle(typist: Typist): Promise<boolean>;
  /** Whether it says by its own words that it is saved, or says nothing of saving. */
  isSaved(page: Page): Promise<boolean>;
  /** Ends all sessions of who is signed in. */
  endSessions(request: APIRequestContext, person: Login): Promise<void>;
}

/** A form that takes what is typed. */
export const READY = 'form[data-form-ready=true]';
