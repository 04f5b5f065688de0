import type { ErrorCode } from '@balcao/contract/errors';
import type { Audit } from '../audit/audit.ts';
import type { Fragment } from '../db/guarded-write.ts';
import type { Refusal } from '../refusal.ts';

/** What an act writes, all or nothing. */
interface Write {
  /** In the lock order: limit, contract, installments ascending, ledger, outbox. */
  writes: readonly Fragment[];
  /** What the audit says of it; nothing is written without. */
  audit: Audit;
  /** Why the act is refused when a fragment misses, by the fragment's name. */
  missed?: Readonly<Record<string, ErrorCode>>;
  /** Why the act is refused when a unique index says that somebody else was first. */
  taken?: ErrorCode;
}

/** The outcome of an act's rules. */
export type Decision<Answer> =
  | (Write & { answer: Answer; refusal?: never })
  /** Refused, and the refusal leaves a trace: a wrong guess is counted. */
  | (Write & { refusal: Refusal; answer?: never })
  /** Nothing to do: what was asked for holds already. Of a keyed request the key is kept, and nothing else. */
  | { unchanged: Answer };
