import type { Borrower } from '../../../domain/borrowers/borrower.ts';
import type { Installment, PaymentEntry } from '../../../domain/payments/installment.ts';
import type { AgreedPayment, Waiver } from '../../../domain/payments/payment-calls.ts';
import type { PixCharge } from '../../../domain/payments/pix-calls.ts';
import type { CallFailure } from '../../../domain/counter/failure.ts';
import type { ReadStore } from '../../../domain/counter/store-of-device.ts';
import type { DeviceStore } from '../../../lib/session/stored-items.ts';
import { draftOf, type PaymentDraft } from './draft.ts';
import { openInstallments, type OpenListing } from '../rules/listing.ts';
import { sumDue, totalToPay } from '../rules/total.ts';
import { totalLess } from '../rules/waiver.ts';
import { keepSelectable, type Open } from '../rules/selection.ts';
import { sorted } from '../../../domain/lists/sorted.ts';
import { pixTexts } from '../../../domain/payments/texts.ts';

/** Who pays: by the CPF that was typed, or by id when another screen already knows. */
export type CustomerKey = { readonly cpf: string } | { readonly borrowerId: string };

/** Exactly what is sent. A retry sends it again unchanged, so that the server knows it is the same payment. */
export interface PaymentRequest {
  readonly installmentIds: readonly string[];
  readonly storeId: string;
  readonly expectedTotal: number;
  /** Forgiven by a second person, of installments alone. */
  readonly waiver?: Waiver;
  /** Payments of agreements with the total of each: they are received one by one, in this order. */
  readonly agreement?: readonly AgreedPayment[];
}

/** What was received. */
export interface PaymentDone {
  readonly entryIds: readonly string[];
  readonly count: number;
  /** True for payments of agreements: their receipts are asked for by another path. */
  readonly isAgreement?: boolean;
  /** Payments of the request that were refused after the first was received. */
  readonly missing?: number;
  /** Reais. */
  readonly total: number;
}

export interface PaymentContext {
  readonly storeNow: ReadStore;
  /** Where the selection is received, known from the act on. */
  readonly storeId: string | null;
  readonly draft: PaymentDraft | null;
  readonly cpf: string;
  readonly arrived: CustomerKey | null;
  readonly customer: Borrower | null;
  readonly listing: OpenListing | null;
  readonly selectedIds: ReadonlySet<string>;
  /** A store while the operator is asked whether this device is there. */
  readonly store: DeviceStore | null;
  readonly request: PaymentRequest | null;
  /** The Pix charge the customer is paying. */
  readonly pix: PixCharge | null;
  readonly done: PaymentDone | null;
  readonly refusal: CallFailure | null;
  readonly isResumed: boolean;
  /** Charges that wait for their customer's Pix while others are served, each as it would come back. */
  readonly left: readonly PaymentDraft[];
}

export type PaymentEvent =
  | { type: 'CPF_CHANGED'; cpf: string }
  | { type: 'SEARCH' }
  | { type: 'TOGGLE'; id: string }
  | { type: 'PAY' }
  | { type: 'CONFIRM'; waiver?: Waiver }
  | { type: 'CONFIRM_PIX' }
  | { type: 'CANCEL' }
  | { type: 'SERVE_ANOTHER' }
  | { type: 'TAKE_UP'; chargeId: string }
  | { type: 'DROP'; chargeId: string }
  | { type: 'RETRY' }
  | { type: 'START_AGAIN' };

export type PaymentEmitted =
  | { type: 'toast'; kind: 'success' | 'danger' | 'attention'; text: string }
  | { type: 'storeDeactivated'; text: string }
  | { type: 'storeConfirmed'; store: DeviceStore }
  | { type: 'storeRefused' };

export interface PaymentInput {
  readonly storeNow: ReadStore;
  readonly arrived: CustomerKey | null;
  readonly draft: PaymentDraft | null;
  readonly left?: readonly PaymentDraft[];
}

/** The server calls of a payment; the screen binds them to the API, tests to scripted answers. */
export interface PaymentCalls {
  fetchCustomer(input: CustomerKey): Promise<Borrower>;
  listInstallments(input: { borrowerId: string }): Promise<OpenListing>;
  fetchOperatorStore(): Promise<DeviceStore>;
  pay(input: PaymentRequest): Promise<readonly PaymentEntry[]>;
  chargePix(input: PaymentRequest): Promise<PixCharge>;
  showPix(input: { id: string }): Promise<PixCharge>;
  cancelPix(input: { id: string }): Promise<PixCharge>;
}

const untouched = {
  arrived: null,
  customer: null,
  listing: null,
  selectedIds: new Set<string>(),
  store: null,
  request: null,
  pix: null,
  done: null,
  refusal: null,
  isResumed: false,
} satisfies Partial<PaymentContext>;

const resumedFrom = (draft: PaymentDraft) => ({
  isResumed: true,
  selectedIds: new Set(draft.selectedIds),
  request: draft.charge?.request ?? draft.request,
});

export function startContext({ storeNow, arrived, draft, left = [] }: PaymentInput): PaymentContext {
  const resumed = draft && resumedFrom(draft);
  return { ...untouched, storeNow, storeId: null, arrived, draft, cpf: '', left, ...resumed };
}

export const startOver = (cpf: string) => ({ ...untouched, draft: null, cpf });

export const isOfCharge =
  (chargeId: string) =>
  ({ charge }: PaymentDraft): boolean =>
    charge?.id === chargeId;

const withoutLeft = (left: PaymentContext['left'], chargeId: string) =>
  left.filter((one) => !isOfCharge(chargeId)(one));

/** The till is empty for the next customer; the charge stays as it is. */
export function leaveCharge(context: PaymentContext) {
  const draft = draftOf('waitingPix', context);
  return { ...startOver(''), left: draft ? [...context.left, draft] : context.left };
}

/** Back to a charge that was left, as after a refresh. */
export function takeUp({ left }: PaymentContext, chargeId: string) {
  const draft = left.find(isOfCharge(chargeId));
  return draft ? { ...startOver(''), draft, ...resumedFrom(draft), left: withoutLeft(left, chargeId) } : {};
}

export const dropCharge = ({ left }: PaymentContext, chargeId: string) => ({ left: withoutLeft(left, chargeId) });

type Listed = Pick<PaymentContext, 'listing' | 'selectedIds'>;

/** What is selected from, on its day. */
export const openOf = (context: Pick<PaymentContext, 'listing'>): Open<Installment> => ({
  asOf: context.listing?.asOf ?? '',
  listed: openInstallments(context.listing?.installments ?? []),
});

export const selectedInstallments = (context: Listed): readonly Installment[] =>
  openOf(context).listed.filter((one) => context.selectedIds.has(one.id));

/** Fees that go along: those that are open, and those that the first installment of their contract opens (ruling C27). */
export const feesAlong = ({ listing, selectedIds }: Listed): OpenListing['fees'] => [
  ...(listing?.fees ?? []),
  ...(listing?.feesToCome ?? []).filter((fee) => selectedIds.has(fee.installmentId)),
];

/** Reais to receive for the selection, the fees that go along included. */
export const contextTotal = (context: Listed): number => totalToPay(selectedInstallments(context), feesAlong(context));

/** A newer list: what can still be selected stays selected. */
export function withListing(context: Listed, listing: OpenListing): Listed & { draft: null } {
  return {
    listing,
    selectedIds: keepSelectable(openOf({ listing }), context.selectedIds),
    draft: null,
  };
}

export function requestOf(context: PaymentContext, waiver?: Waiver): PaymentRequest | null {
  if (context.storeId === null) return null;
  const selected = selectedInstallments(context);
  const installmentIds = selected.map((one) => one.id);
  const expectedTotal = totalLess(contextTotal(context), waiver);
  const request = { installmentIds, storeId: context.storeId, expectedTotal, ...(waiver && { waiver }) };
  return selected.some((one) => one.isFromRenegotiation) ? { ...request, agreement: agreementOf(context) } : request;
}

/** In the order of each agreement; the first takes the open fees with it. */
function agreementOf(context: Listed): readonly AgreedPayment[] {
  const fees = feesAlong(context);
  const ascending = sorted(selectedInstallments(context), (a, b) => a.installmentOrder - b.installmentOrder);
  return ascending.map((one, index) => ({ id: one.id, expectedTotal: totalToPay([one], index === 0 ? fees : []) }));
}

export function doneOf(entries: readonly PaymentEntry[], request: PaymentRequest | null): PaymentDone {
  const agreed = entries.filter((entry) => entry.kind === 'RENEGOTIATION');
  const isAgreement = agreed.length > 0;
  const paid = isAgreement ? agreed : entries.filter((entry) => entry.kind === 'INSTALLMENT');
  return {
    entryIds: (isAgreement ? agreed : entries).map((entry) => entry.id),
    count: paid.length,
    ...(isAgreement && { isAgreement, missing: (request?.installmentIds.length ?? paid.length) - paid.length }),
    total: sumDue(entries.map((entry) => ({ paymentDue: entry.paidValue }))),
  };
}

/** What a Pix that settled its charge received; receipts are asked for by the payment. */
export function doneByPix({ request }: Pick<PaymentContext, 'request'>, charge: PixCharge): PaymentDone {
  return {
    entryIds: charge.receipts.flatMap(({ paymentId }) => paymentId ?? []),
    count: request?.installmentIds.length ?? 0,
    total: charge.value,
  };
}

/** Said when a charge ended without money. */
export const PIX_OVER = {
  type: 'toast',
  kind: 'attention',
  text: pixTexts.over,
} as const satisfies PaymentEmitted;

/** Said of a Pix that was not the charge: what it paid and what stays the customer's. */
export function otherPixToast(charge: PixCharge | null): PaymentEmitted {
  const receipt = charge?.receipts[0];
  const text = pixTexts.other(receipt?.appliedValue ?? 0, receipt?.unappliedValue ?? 0);
  return { type: 'toast', kind: 'attention', text };
}
