import { useState, useSyncExternalStore } from 'react';
import { sendLimitBySms } from '../../domain/borrowers/borrower-calls.ts';
import { useToast } from '../../ui/toast/toasts.ts';
import { rememberSms, type SmsSent, smsSecondsLeft } from './rules/sms-cooldown.ts';
import { useCountdown } from '../../domain/counter/use-countdown.ts';
import { smsTexts } from './texts.ts';

const KEY = 'countdownSendSms';
const listeners = new Set<() => void>();
const none: readonly SmsSent[] = [];
let parsed: { text: string; sent: readonly SmsSent[] } = { text: '', sent: none };

const isSent = (value: unknown): value is SmsSent =>
  typeof value === 'object' &&
  value !== null &&
  'borrowerId' in value &&
  'timestamp' in value &&
  typeof value.timestamp === 'number';

/** What other tabs and earlier pages of this computer sent. */
function readSent(): readonly SmsSent[] {
  try {
    const text = localStorage.getItem(KEY) ?? '[]';
    if (text === parsed.text) return parsed.sent;
    const list: unknown = JSON.parse(text);
    parsed = { text, sent: Array.isArray(list) ? list.filter(isSent) : none };
    return parsed.sent;
  } catch {
    return none;
  }
}

function remember(borrowerId: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(rememberSms(readSent(), borrowerId, Date.now())));
  } catch {
    // Forbidden storage: the server caps the messages of a phone anyway.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

interface LimitSms {
  readonly isSending: boolean;
  readonly secondsLeft: number;
  readonly send: () => Promise<void>;
}

/** Sends the customer the limit, then waits 45 seconds whether it went or not (cashier spec 4.3). */
export function useLimitSms(borrowerId: string, storeId: string, operatorId: string): LimitSms {
  const sent = useSyncExternalStore(subscribe, readSent);
  const [isSending, setSending] = useState(false);
  const toast = useToast();
  const secondsLeft = useCountdown((now) => smsSecondsLeft(sent, borrowerId, now));

  const send = async () => {
    if (isSending || smsSecondsLeft(readSent(), borrowerId, Date.now()) > 0) return;
    setSending(true);
    try {
      await sendLimitBySms(borrowerId, storeId, operatorId);
      toast.show({ kind: 'success', text: smsTexts.sent });
    } catch {
      toast.show({ kind: 'danger', text: smsTexts.failed });
    } finally {
      remember(borrowerId);
      setSending(false);
    }
  };
  return { isSending, secondsLeft, send };
}
