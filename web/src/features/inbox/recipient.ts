import { toE164 } from '@balcao/contract/kernel';

/** The address the inbox is asked for: a mobile in its stored form, anything else as typed; '' asks for all. */
export function recipientOf(typed: string): string {
  const text = typed.trim().slice(0, 20);
  return toE164(text) ?? text;
}
