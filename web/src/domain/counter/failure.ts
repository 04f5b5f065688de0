import type { ErrorContext } from '@balcao/contract/errors';
import { ApiError, errorText, isUncertain } from '../../lib/api/error.ts';
import { counterTexts } from './texts.ts';

/** How long a toast of the counter stays. */
export const TOAST_MS = 4_000;

/** What decides what comes after a failure. */
export interface Refusal {
  readonly code: string;
  /** True when nobody knows whether the server did it: the answer never came, or made no sense. */
  readonly isAnswerLost: boolean;
}

/** Why a call did not do what was asked, in words ready to be shown. */
export class CallFailure extends Error implements Refusal {
  readonly code: string;
  readonly isAnswerLost: boolean;
  /** Facts of the server's refusal, as the contract declares them for the code. */
  readonly details: unknown;

  constructor(code: string, message: string, isAnswerLost = false, details?: unknown) {
    super(message);
    this.name = 'CallFailure';
    this.code = code;
    this.isAnswerLost = isAnswerLost;
    this.details = details;
  }
}

/** Whatever an actor was rejected with, as a failure. */
export function failureOf(error: unknown): CallFailure {
  return error instanceof CallFailure ? error : new CallFailure('UNEXPECTED', counterTexts.unexpected, true);
}

/** Waits for a call; what goes wrong comes out in the words of this counter. */
export async function inWords<T>(answer: Promise<T>, brand: string, context?: ErrorContext): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof CallFailure) throw error;
    const isOfServer = error instanceof ApiError;
    const code = isOfServer ? error.code : 'UNEXPECTED';
    const details = isOfServer ? error.details : undefined;
    throw new CallFailure(code, errorText(error, brand, context), isUncertain(error) || !isOfServer, details);
  }
}

/** What an actor was rejected with. */
export interface Failed {
  readonly error: unknown;
}

/** Passes it on to an action or a guard of the statechart. */
export const failed = ({ event }: { event: Failed }): Failed => ({ error: event.error });
