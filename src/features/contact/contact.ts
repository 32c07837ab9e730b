import { CONTACT_EMAIL_LONGEST, CONTACT_MESSAGE_LONGEST, CONTACT_NAME_LONGEST } from '@/constants';

/** The fields of the contact form in their order. */
export const contactFields = ['name', 'email', 'topic', 'message'] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Record<ContactField, string>;

/** Filled by machines only: people do not see the field. */
export const TRAP_FIELD = 'website';

export type ContactProblem = 'required' | 'email' | 'long';
export type ContactProblems = Partial<Record<ContactField, ContactProblem>>;

const longest: Record<ContactField, number> = {
  name: CONTACT_NAME_LONGEST,
  email: CONTACT_EMAIL_LONGEST,
  topic: 60,
  message: CONTACT_MESSAGE_LONGEST,
};

const address = /^[^\s@<>()[\],;:"\\]{1,64}@(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u;
const topicValue = /^[a-z0-9-]+$/;

/** Control characters that are no part of a text; PostgreSQL takes no NUL. */
const unseen = /(?![\t\n])\p{Cc}/gu;

/** What was sent, as texts: anything else counts as empty. */
export function contactValues(sent: Record<string, unknown>): ContactValues {
  const text = (field: ContactField) => {
    const value = sent[field];
    if (typeof value !== 'string') return '';
    return value.replace(/\r\n?/g, '\n').replace(unseen, '').trim();
  };
  return {
    name: text('name').replace(/\s+/g, ' '),
    email: text('email'),
    topic: text('topic'),
    message: text('message'),
  };
}

function problemOf(field: ContactField, value: string): ContactProblem | undefined {
  if (!value) return 'required';
  if (value.length > longest[field]) return 'long';
  if (field === 'email' && !address.test(value)) return 'email';
  if (field === 'topic' && !topicValue.test(value)) return 'required';
  return undefined;
}

/** What is wrong with which field; empty when the message can be sent. */
export function contactProblems(values: ContactValues): ContactProblems {
  return Object.fromEntries(
    contactFields.flatMap((field) => {
      const problem = problemOf(field, values[field]);
      return problem ? [[field, problem]] : [];
    }),
  );
}

/** The fields that have a problem, in the form's order. */
export const wrongFields = (problems: ContactProblems): ContactField[] =>
  contactFields.filter((field) => problems[field]);

/** What became of a message. */
export type ContactOutcome =
  | { kind: 'received'; reference: string }
  | { kind: 'invalid'; problems: ContactProblems }
  | { kind: 'too_many'; seconds: number };

/** The form as it stands: nothing sent yet, or what became of it with what was typed. */
export type ContactState =
  { kind: 'open' } | ((ContactOutcome | { kind: 'failed' }) & { values: ContactValues });

/** The server's function to which a form is posted without scripts. */
export type SendContact = (state: ContactState, form: FormData) => Promise<ContactState>;
