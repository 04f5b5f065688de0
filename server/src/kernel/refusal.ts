import type { DetailsOf } from '@balcao/contract';
import type { ErrorCode, ErrorContext } from '@balcao/contract/errors';

/** Facts for the screen as the code's `details` in the contract declare them, money in cents; never personal data. */
type DetailsOption<C extends ErrorCode> = [DetailsOf<C>] extends [never]
  ? { details?: never }
  : object extends DetailsOf<C>
    ? { details?: DetailsOf<C> }
    : { details: DetailsOf<C> };

export type RefusalOptions<C extends ErrorCode = ErrorCode> = C extends unknown
  ? { context?: ErrorContext } & DetailsOption<C>
  : never;

/** Options may be left out unless the code has a detail that is always told. */
export type RefusalRest<C extends ErrorCode> = C extends unknown
  ? object extends RefusalOptions<C>
    ? [options?: RefusalOptions<C>]
    : [options: RefusalOptions<C>]
  : never;

/** A use case says no: the code carries status and pt-BR sentence, the HTTP funnel renders it. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly context: ErrorContext | undefined;
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(code: ErrorCode, options: { context?: ErrorContext; details?: Readonly<Record<string, unknown>> } = {}) {
    super(code);
    this.code = code;
    this.context = options.context;
    this.details = options.details;
  }
}

/** Throws a Refusal; `never` lets it stand where a value is expected. */
export function refuse<C extends ErrorCode>(code: C, ...[options]: RefusalRest<C>): never {
  throw new Refusal(code, options);
}
