const KEY = 'balcao.store-request';

interface Held {
  /** Of the store. */
  code: string;
  key: string;
}

/** The key of what this tab asked at a store; null where it asked nothing. */
export function heldRequest(code: string): string | null {
  try {
    const held = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Held | null;
    return held?.code === code ? held.key : null;
  } catch {
    return null;
  }
}

export function holdRequest(held: Held): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(held));
  } catch {
    // A reload then asks anew.
  }
}

export function forgetRequest(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Forbidden storage holds nothing.
  }
}
