/** Where a sentence is shown, when the same code reads differently in different places. */
export type ErrorContext = 'login' | 'purchase' | 'payments' | 'verification' | 'device';

export interface ErrorSpec {
  /** HTTP status of the answer. */
  readonly status: number;
  /** pt-BR sentence; `{brand}` stands for the configured app name, any other name for an amount of the details. */
  readonly message: string;
  readonly messageIn?: Partial<Record<ErrorContext, string>>;
}

export type ErrorTable = Readonly<Record<string, ErrorSpec>>;

/** Declares the errors of one module once: code, status and sentence. */
export function defineErrors<const T extends ErrorTable>(errors: T): T {
  return errors;
}
