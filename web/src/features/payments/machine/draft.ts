import type { PaymentContext, PaymentRequest } from './context.ts';

/** A payment in progress as it survives a refresh: the customer by id and masked CPF, never the CPF. */
export interface PaymentDraft {
  readonly step: 'choosing' | 'charging' | 'paying';
  readonly borrowerId: string;
  readonly maskedCpf: string;
  readonly selectedIds: readonly string[];
  /** What is received in cash without an answer. */
  readonly request: PaymentRequest | null;
  /** What is charged by Pix; missing in drafts kept by a page older than this. */
  readonly charge?: DraftCharge | null;
}

/** The customer may hold its code: it is asked for before anything else is received. */
interface DraftCharge {
  /** Null while the server has not answered: the same request sent again is the same charge. */
  readonly id: string | null;
  readonly request: PaymentRequest;
}

const unanswered = new Set(['paying', 'checkingPayment', 'outcomeUnknown', 'notReceived']);
const charging = new Set(['chargingPix', 'chargeUnknown', 'waitingPix', 'askingPix', 'cancelingPix']);

/** What to keep of a payment in `state`; null when there is nothing to come back to. */
export function draftOf(state: string, context: PaymentContext): PaymentDraft | null {
  if (context.draft) return context.draft;
  // What was received is done: a refresh brings the next customer.
  if (!context.customer || context.done) return null;
  const isUnanswered = unanswered.has(state);
  const charge = chargeOf(state, context);
  if (!isUnanswered && context.selectedIds.size === 0) return null;
  return {
    step: charge ? 'charging' : isUnanswered ? 'paying' : 'choosing',
    borrowerId: context.customer.id,
    maskedCpf: context.customer.cpf,
    selectedIds: [...context.selectedIds],
    request: isUnanswered ? context.request : null,
    charge,
  };
}

const chargeOf = (state: string, { request, pix }: PaymentContext): DraftCharge | null =>
  charging.has(state) && request !== null ? { id: pix?.id ?? null, request } : null;

/** The same draft once its charge is over. */
export const withoutCharge = (draft: PaymentDraft): PaymentDraft => ({ ...draft, step: 'choosing', charge: null });
