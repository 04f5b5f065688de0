/** When the limit was last sent to a customer, in milliseconds since 1970. */
export interface SmsSent {
  readonly borrowerId: string;
  readonly timestamp: number;
}

const SMS_COOLDOWN_SECONDS = 45;
const REMEMBERED = 5;

/** Seconds until the limit may be sent to this customer again; 0 when it may. */
export function smsSecondsLeft(sent: readonly SmsSent[], borrowerId: string, now: number): number {
  const last = sent.find((record) => record.borrowerId === borrowerId);
  if (!last) return 0;
  const left = Math.ceil(SMS_COOLDOWN_SECONDS - (now - last.timestamp) / 1000);
  // A clock set back must not lock the button for longer than one cooldown.
  return Math.min(Math.max(left, 0), SMS_COOLDOWN_SECONDS);
}

/** The records after a send: one a customer, newest first, at most five. */
export function rememberSms(sent: readonly SmsSent[], borrowerId: string, now: number): readonly SmsSent[] {
  const others = sent.filter((record) => record.borrowerId !== borrowerId);
  return [{ borrowerId, timestamp: now }, ...others].slice(0, REMEMBERED);
}
