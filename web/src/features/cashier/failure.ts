/** Why a call did not do what was asked, in words ready to be shown. */
export class CallFailure extends Error {
  readonly code: string;
  /** True when nobody knows whether the server did it: the answer never came, or made no sense. */
  readonly isAnswerLost: boolean;

  constructor(code: string, message: string, isAnswerLost = false) {
    super(message);
    this.name = 'CallFailure';
    this.code = code;
    this.isAnswerLost = isAnswerLost;
  }
}

const UNEXPECTED = 'Erro inesperado, por favor, tente novamente.';

/** Whatever an actor was rejected with, as a failure. */
export function failureOf(error: unknown): CallFailure {
  return error instanceof CallFailure ? error : new CallFailure('UNEXPECTED', UNEXPECTED, true);
}
