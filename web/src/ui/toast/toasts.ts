import type { Tone } from '../feedback/banner.tsx';

export interface ToastOptions {
  kind: Tone;
  text: string;
  /** How long it stays; 2 seconds unless told. Waiting stops while it is pointed at or focused. */
  ms?: 2_000 | 3_000 | 4_000 | 5_000;
}

export interface Toast extends Required<ToastOptions> {
  id: number;
  /** When it came, in milliseconds: a dialog that opens takes it along, and it does not begin anew. */
  at: number;
}

const defaultMs = 2_000;
const atMost = 4;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const toastStore = {
  get: () => toasts,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  show: ({ kind, text, ms = defaultMs }: ToastOptions): void => {
    lastId += 1;
    // The same sentence again replaces the first instead of piling up.
    change(
      [...toasts.filter((toast) => toast.text !== text), { id: lastId, kind, text, ms, at: Date.now() }].slice(-atMost),
    );
  },
  dismiss: (id: number): void => change(toasts.filter((toast) => toast.id !== id)),
};

/** `useToast().show({ kind: 'success', text: 'SMS enviado com sucesso!' })` */
export function useToast(): Pick<typeof toastStore, 'show'> {
  return toastStore;
}
