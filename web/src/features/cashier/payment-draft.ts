import type { PaymentContext, PaymentDone, PaymentRequest } from './payment-context.ts';

/** A payment in progress as it survives a refresh: the customer by id and masked CPF, never the CPF. */
export interface PaymentDraft {
  readonly step: 'choosing' | 'paying' | 'paid';
  readonly borrowerId: string;
  readonly maskedCpf: string;
  readonly selectedIds: readonly string[];
  readonly request: PaymentRequest | null;
  readonly done: PaymentDone | null;
}

const unanswered = new Set(['paying', 'checkingPayment', 'outcomeUnknown', 'notReceived']);

/** What to keep of a payment in `state`; null when there is nothing to come back to. */
export function draftOf(state: string, context: PaymentContext): PaymentDraft | null {
  if (context.draft) return context.draft;
  if (!context.customer) return null;
  const isUnanswered = unanswered.has(state);
  if (!isUnanswered && context.selectedIds.size === 0 && !context.done) return null;
  return {
    step: context.done ? 'paid' : isUnanswered ? 'paying' : 'choosing',
    borrowerId: context.customer.id,
    maskedCpf: context.customer.cpf,
    selectedIds: [...context.selectedIds],
    request: isUnanswered ? context.request : null,
    done: context.done,
  };
}
