/** Where a sentence is shown, when the same code reads differently in different places. */
export type ErrorContext = 'login' | 'purchase' | 'payments' | 'paying' | 'verification' | 'device' | 'registration';

/** What one fact in the details of an error is; '?' may be missing. `error-details.ts` has the schema of each. */
export type DetailKind =
  | 'reais'
  | 'reais?'
  | 'reais|null?'
  | 'id'
  | 'id?'
  | 'count'
  | 'text'
  | 'text?'
  | 'issues?'
  | 'rows';

export interface ErrorSpec {
  /** HTTP status of the answer. */
  readonly status: number;
  /** pt-BR sentence; `{brand}` stands for the configured app name, any other name for an amount or a word of the details. */
  readonly message: string;
  readonly messageIn?: Partial<Record<ErrorContext, string>>;
  /** Facts for the screen besides the sentence, by name; never personal data. Without it there are none. */
  readonly details?: Readonly<Record<string, DetailKind>>;
}

export type ErrorTable = Readonly<Record<string, ErrorSpec>>;

/** Declares the errors of one module once: code, status, sentence and what its details hold. */
export function defineErrors<const T extends ErrorTable>(errors: T): T {
  return errors;
}
