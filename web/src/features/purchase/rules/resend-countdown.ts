import { callLimits, codeLimits } from '@balcao/contract/constants';

const { resendAfterSeconds } = codeLimits;

/** Instant (ms) at which another code may be asked for; never more than a minute away, whatever this computer's clock says. */
export function resendReadyAt(resendAllowedAt: string, now: number): number {
  return Math.min(Math.max(Date.parse(resendAllowedAt), now), now + resendAfterSeconds * 1000);
}

/** Seconds left until `readyAt`, 0 to 60. */
export function resendSecondsLeft(readyAt: number, now: number): number {
  return Math.min(Math.max(Math.ceil((readyAt - now) / 1000), 0), resendAfterSeconds);
}

/** Seconds left of the promise to call, of a call that lapses in `seconds`; never more than was promised, whatever this computer's clock says. */
export function callSecondsLeft(seconds: number): number {
  const { validSeconds, promisedSeconds } = callLimits;
  return Math.min(Math.max(seconds - (validSeconds - promisedSeconds), 0), promisedSeconds);
}
