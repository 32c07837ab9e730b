import { errorStatus, failure, type ErrorCode } from '../../src/api-contract/calls';
import { urlOf, type Address, type CallName, type DataOf } from './requests';
import type { Client } from './client';
import { utf8 } from './encoding';
import {
  placeOf,
  shown,
  verdict,
  type Finding,
  type Recorder,
  type Subject,
  type Verdict,
} from './recorder';
import { jsonOf, readReply, type ReadReply } from './reply';
import type { RuleName } from './rules';

/** Requests calls and records which rules their replies break. */
export class Examiner {
  private readonly known = new Map<string, ReadReply>();
  /** Findings about several replies: what they tell of may have changed from one request to the next. */
  readonly compared: Finding[] = [];

  constructor(
    readonly client: Client,
    readonly recorder: Recorder,
  ) {}

  /** Records a check of a call's reply: whether it holds, else where, what was expected and found. */
  check(
    rule: RuleName,
    address: Address,
    holds: boolean,
    at: string,
    expected: string,
    found: string,
  ): boolean {
    const subject = { call: address.call, url: urlOf(address) };
    const finding = this.recorder.record(subject, verdict(rule, holds, { at, expected, found }));
    if (finding) this.compared.push(finding);
    return !finding;
  }

  /**
   * The reply to a good call; each is requested and checked against the rules of every reply once.
   * @param slash `/` requests the path with a trailing slash
   */
  async reply(address: Address, slash = ''): Promise<ReadReply> {
    const { call } = address;
    const url = urlOf(address, slash);
    const known = this.known.get(url);
    if (known) return known;
    const read = readReply(address, await this.client.get(url), this.client.origin);
    this.known.set(url, read);
    for (const entry of read.verdicts) this.recorder.record({ call, url }, entry);
    return read;
  }

  /** The data of a good call; undefined where it has another shape, which is then recorded. */
  async data<Name extends CallName>(
    address: Address<Name>,
    slash = '',
  ): Promise<DataOf<Name> | undefined> {
    return (await this.reply(address, slash)).data as DataOf<Name> | undefined;
  }

  /** Requests what must be refused, and checks the refusal against the failure envelope. */
  async refused(address: Address, code: ErrorCode, field?: string): Promise<void> {
    await this.refusal({ call: address.call, url: urlOf(address) }, code, field);
  }

  /** The same for a path that may be no call of the contract. */
  async refusal(subject: Subject, code: ErrorCode, field?: string): Promise<void> {
    const { status, bytes } = await this.client.get(subject.url);
    const rule = code === 'not_found' ? 'not-found' : 'bad-query';
    const record = (entry: Verdict) => this.recorder.record(subject, entry);
    const expected = String(errorStatus[code]);
    const found = String(status);
    if (record(verdict(rule, found === expected, { at: 'status', expected, found }))) return;

    const text = utf8(bytes);
    const body = jsonOf(text);
    const { data, error } = failure.safeParse(body);
    const inEnvelope = {
      at: placeOf(error?.issues[0]?.path ?? []),
      expected: '{"status":"error","data":null,"errors":[{"code","field","message"}]}',
      found: shown(body ?? text?.slice(0, 80)),
    };
    if (record(verdict('failure-envelope', data !== undefined, inEnvelope))) return;

    const isNamed = data?.errors.some(
      (entry) => entry.code === code && (field === undefined || entry.field === field),
    );
    record(
      verdict(rule, isNamed === true, {
        at: '$.errors',
        expected: field ? `code ${code} and field ${field}` : `code ${code}`,
        found: shown(data?.errors),
      }),
    );
  }
}
