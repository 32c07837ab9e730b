import type http from 'node:http';
import { processWide } from '@/platform/process-wide';

/** Something that has to end with the process. */
export interface ShutdownHook {
  /** When the process begins to end: take up no new work. Requests still come. */
  begin?: () => void;
  /** When the last request is answered. */
  end?: () => Promise<void>;
}

interface Lifecycle {
  stopping: boolean;
  /** The servers that have had a request. */
  servers: Set<http.Server>;
  /** The replies that are not finished. */
  replies: Set<http.ServerResponse>;
  /** What is done for requests: it goes on where a client has gone, and with it the reply. */
  handlers: Set<Promise<unknown>>;
  /** Work that goes on after its reply or without a request. */
  work: Set<Promise<unknown>>;
  endings: Set<ShutdownHook>;
}

export const lifecycle = processWide<Lifecycle>('lifecycle', () => ({
  stopping: false,
  servers: new Set(),
  replies: new Set(),
  handlers: new Set(),
  work: new Set(),
  endings: new Set(),
}));

/** Whether the process is about to end and wants no more requests. */
export const isStopping = (): boolean => lifecycle.stopping;

/** Lets something end together with the process. */
export const onShutdown = (ending: ShutdownHook): void => void lifecycle.endings.add(ending);

/** Keeps the process from ending, within its limit, until a promise is settled; it never rejects. */
export function waitUntil(promise: Promise<unknown>): void {
  const settled = promise.then(
    () => undefined,
    () => undefined,
  );
  lifecycle.work.add(settled);
  void settled.then(() => lifecycle.work.delete(settled));
}

/** Counts what is done for a request until it ends, so that the database outlives it. */
export async function trackHandler(handler: Promise<unknown>): Promise<void> {
  lifecycle.handlers.add(handler);
  try {
    await handler;
  } finally {
    lifecycle.handlers.delete(handler);
  }
}

/** Makes the client of a reply open a new connection for its next request. */
export function closeAfter(reply: http.ServerResponse): void {
  if (!reply.headersSent) reply.setHeader('connection', 'close');
}

/** Counts a reply until its end, so that the process waits for it. */
export function trackReply(server: http.Server, reply: http.ServerResponse): void {
  const { servers, replies } = lifecycle;
  servers.add(server);
  replies.add(reply);
  reply.once('close', () => replies.delete(reply));
  if (lifecycle.stopping) closeAfter(reply);
}
