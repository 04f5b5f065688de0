import type { ErrorCode, ErrorContext } from '@balcao/contract/errors';

export interface RefusalOptions {
  context?: ErrorContext;
  /** Facts for the screen; never personal data. */
  details?: Record<string, unknown>;
}

/** A use case says no: the code carries status and pt-BR sentence, the HTTP funnel renders it. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly context: ErrorContext | undefined;
  readonly details: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, options: RefusalOptions = {}) {
    super(code);
    this.code = code;
    this.context = options.context;
    this.details = options.details;
  }
}

/** Throws a Refusal; `never` lets it stand where a value is expected. */
export function refuse(code: ErrorCode, options?: RefusalOptions): never {
  throw new Refusal(code, options);
}
