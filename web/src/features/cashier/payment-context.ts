import { fromPromise } from 'xstate';
import type { Borrower } from '../../domain/borrowers/borrower.ts';
import type { Installment, InstallmentListing, PaymentEntry } from '../../domain/payments/installment.ts';
import type { CallFailure } from './failure.ts';
import type { PaymentDraft } from './payment-draft.ts';
import { openInstallments } from './rules/payment-listing.ts';
import { sumDue, totalToPay } from './rules/payment-total.ts';
import { keepSelectable } from './rules/selection.ts';

/** Who pays: by the CPF that was typed, or by id when another screen already knows. */
export type CustomerKey = { readonly cpf: string } | { readonly borrowerId: string };

/** Exactly what is sent. A retry sends it again unchanged, so that the server knows it is the same payment. */
export interface PaymentRequest {
  readonly installmentIds: readonly string[];
  readonly storeId: string;
  readonly expectedTotal: number;
}

/** What was received. */
export interface PaymentDone {
  readonly entryIds: readonly string[];
  readonly count: number;
  /** Reais. */
  readonly total: number;
}

export interface PayingStore {
  readonly id: string;
  readonly name: string;
}

export interface PaymentContext {
  readonly storeId: string | null;
  readonly draft: PaymentDraft | null;
  readonly cpf: string;
  readonly arrived: CustomerKey | null;
  readonly customer: Borrower | null;
  readonly listing: InstallmentListing | null;
  readonly selectedIds: ReadonlySet<string>;
  /** The operator's store, while the operator is asked whether this device is there. */
  readonly store: PayingStore | null;
  readonly request: PaymentRequest | null;
  readonly done: PaymentDone | null;
  readonly refusal: CallFailure | null;
  readonly isResumed: boolean;
}

export type PaymentEvent =
  | { type: 'CPF_CHANGED'; cpf: string }
  | { type: 'SEARCH' }
  | { type: 'TOGGLE'; id: string }
  | { type: 'PAY' }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  | { type: 'RETRY' }
  | { type: 'START_AGAIN' };

export type PaymentEmitted =
  | { type: 'toast'; kind: 'success' | 'danger' | 'attention'; text: string }
  | { type: 'storeDeactivated'; text: string }
  | { type: 'storeConfirmed'; store: PayingStore }
  | { type: 'storeRefused' };

export interface PaymentInput {
  readonly storeId: string | null;
  readonly arrived: CustomerKey | null;
  readonly draft: PaymentDraft | null;
}

/** The server calls of a payment; the screen binds them to the API, tests to scripted answers. */
export interface PaymentCalls {
  fetchCustomer(input: CustomerKey): Promise<Borrower>;
  listInstallments(input: { borrowerId: string }): Promise<InstallmentListing>;
  fetchOperatorStore(): Promise<PayingStore>;
  pay(input: PaymentRequest): Promise<readonly PaymentEntry[]>;
}

export function paymentActors(calls: PaymentCalls) {
  return {
    fetchCustomer: fromPromise<Borrower, CustomerKey>(({ input }) => calls.fetchCustomer(input)),
    listInstallments: fromPromise<InstallmentListing, { borrowerId: string }>(({ input }) =>
      calls.listInstallments(input),
    ),
    fetchOperatorStore: fromPromise<PayingStore>(() => calls.fetchOperatorStore()),
    pay: fromPromise<readonly PaymentEntry[], PaymentRequest>(({ input }) => calls.pay(input)),
  };
}

const untouched = {
  arrived: null,
  customer: null,
  listing: null,
  selectedIds: new Set<string>(),
  store: null,
  request: null,
  done: null,
  refusal: null,
  isResumed: false,
} satisfies Partial<PaymentContext>;

export function startContext({ storeId, arrived, draft }: PaymentInput): PaymentContext {
  const resumed = draft && {
    isResumed: true,
    selectedIds: new Set(draft.selectedIds),
    request: draft.request,
    done: draft.done,
  };
  return { ...untouched, storeId, arrived, draft, cpf: '', ...resumed };
}

export const startOver = (cpf: string) => ({ ...untouched, draft: null, cpf });

type Listed = Pick<PaymentContext, 'listing' | 'selectedIds'>;

export const listedInstallments = ({ listing }: Pick<PaymentContext, 'listing'>): readonly Installment[] =>
  openInstallments(listing?.installments ?? []);

export const selectedInstallments = (context: Listed): readonly Installment[] =>
  listedInstallments(context).filter((one) => context.selectedIds.has(one.id));

/** Reais to receive for the selection, open fees included. */
export const contextTotal = (context: Listed): number =>
  totalToPay(selectedInstallments(context), context.listing?.fees ?? []);

/** A newer list: what can still be selected stays selected. */
export function withListing(context: Listed, listing: InstallmentListing): Listed & { draft: null } {
  return {
    listing,
    selectedIds: keepSelectable(openInstallments(listing.installments), context.selectedIds),
    draft: null,
  };
}

export function requestOf(context: PaymentContext): PaymentRequest | null {
  if (context.storeId === null) return null;
  const installmentIds = selectedInstallments(context).map((one) => one.id);
  return { installmentIds, storeId: context.storeId, expectedTotal: contextTotal(context) };
}

export function doneOf(entries: readonly PaymentEntry[]): PaymentDone {
  return {
    entryIds: entries.map((entry) => entry.id),
    count: entries.filter((entry) => entry.kind === 'INSTALLMENT').length,
    total: sumDue(entries.map((entry) => ({ paymentDue: entry.paidValue }))),
  };
}
