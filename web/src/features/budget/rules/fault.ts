import { ApiError, hasCode } from '../../../lib/api/error.ts';
import { faultTexts } from '../texts.ts';

export type FaultCode = keyof typeof faultTexts;

/** What tries again with the same CPF and value; of the others another customer is asked for, or registered. */
const tried: ReadonlySet<FaultCode> = new Set(['HTTP_ERROR', 'REQUEST_ERROR', 'UNKNOWN_ERROR', 'CONNECTION_ERROR']);
export const isTriedAgain = (code: FaultCode): boolean => tried.has(code);

/** Business outcomes are nobody's fault, and a call that never went out is no defect. */
export const isReported = (code: FaultCode): boolean => code === 'HTTP_ERROR' || code === 'UNKNOWN_ERROR';

const isBusiness = (code: string): code is FaultCode =>
  Object.hasOwn(faultTexts, code) && !isTriedAgain(code as FaultCode);

/** Which of the eleven states a failure is. */
export function faultOf(error: unknown): FaultCode {
  if (!(error instanceof ApiError)) return 'UNKNOWN_ERROR';
  if (isBusiness(error.code)) return error.code;
  if (hasCode(error, 'NO_CONNECTION')) return 'CONNECTION_ERROR';
  return error.status >= 500 ? 'HTTP_ERROR' : 'REQUEST_ERROR';
}
