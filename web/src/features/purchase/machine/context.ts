import type { Cents } from '@balcao/contract/kernel';
import type { Customer, ExtraCredit } from '../../../domain/borrowers/borrower.ts';
import type { Channel, Contract, Offer, Proposal, Verification } from '../../../domain/contracts/offer.ts';
import type { CallFailure } from '../../../domain/counter/failure.ts';
import type { ReadStore } from '../../../domain/counter/store-of-device.ts';
import type { DeviceStore } from '../../../lib/session/stored-items.ts';
import { offerNow, type PurchaseDraft, type ResumedFacts } from './draft.ts';
import type { Fit } from '../rules/fits.ts';
import { resendReadyAt } from '../rules/resend-countdown.ts';
import { isByFace, isCalled } from '../rules/verification-kind.ts';
import type { DeviceOfPurchase, LockOfDevice } from './device.ts';

/** What a purchase knows. The CPF lives here only: it is never written anywhere. */
export interface PurchaseContext {
  readonly storeNow: ReadStore;
  /** The store of this purchase, read at each act; empty until the first. */
  readonly storeId: string;
  /** A store while the operator is asked whether this device is there. */
  readonly store: DeviceStore | null;
  readonly draft: PurchaseDraft | null;
  readonly cpf: string;
  readonly isUnknownCpf: boolean;
  readonly customer: Customer | null;
  readonly valueCents: Cents | null;
  /** The device this purchase sells; null of every other purchase. */
  readonly device: DeviceOfPurchase | null;
  /** Where the lock of the device stands; null until it was asked for. */
  readonly lock: LockOfDevice | null;
  /** 'Ativar proposta': extra credit covers the purchase. */
  readonly isExtraOn: boolean;
  /** Most the customer wants to pay in a month. */
  readonly desiredCents: Cents | null;
  /** Paid at the counter besides, so that the rest fits the limit. */
  readonly downPaymentCents: Cents | null;
  /** What became of asking for more limit. */
  readonly more: MoreAsked | null;
  readonly offer: Offer | null;
  readonly selectedId: string | null;
  readonly verification: Verification | null;
  /** Instant (ms) from which another code may be asked for. */
  readonly resendReadyAt: number;
  /** How often the server was asked by itself how an authorisation stands that somebody else gives. */
  readonly looks: number;
  /** The operator asked whether the face was confirmed, and it was not. */
  readonly isFaceMissed: boolean;
  /** Proposals of this purchase whose code was already sent. */
  readonly codesSent: readonly string[];
  /** The last refusal, shown until the next act. */
  readonly refusal: CallFailure | null;
  readonly isResumed: boolean;
  readonly contract: Contract | null;
  /** Sales that were left waiting here for the next customer; they stay on the board, and are told beside each one. */
  readonly left: readonly SaleLeft[];
  /** Instant (ms) at which the last of them was left. */
  readonly leftAt: number;
}

export interface SaleLeft {
  readonly contractId: string;
  readonly customerName: string;
}

/** Extra credit for this purchase, or a request that waits for an analyst. */
export type MoreAsked =
  | { readonly way: 'extra'; readonly extraCredit: ExtraCredit }
  | { readonly way: 'analyst'; readonly toLimit: number; readonly expiresOn: string };

export interface MoreAsk {
  readonly way: MoreAsked['way'];
  readonly borrowerId: string;
  readonly cpf: string;
  readonly storeId: string;
  readonly valueCents: Cents;
}

export interface OfferAsk {
  readonly borrowerId: string;
  readonly valueCents: Cents;
  readonly storeId: string;
  readonly productId: string | null;
  readonly couponId: string | null;
  readonly evaluationId: string | null;
  readonly downPaymentCents: Cents | null;
  readonly desiredCents: Cents | null;
  /** Of who approved the down payment, for this one call. */
  readonly approvalId?: string | undefined;
}

export type PurchaseEvent =
  | { type: 'CPF_CHANGED'; cpf: string }
  | { type: 'SEARCH' }
  | { type: 'REEVALUATED' }
  | { type: 'VALUE_CHANGED'; valueCents: Cents | null }
  | { type: 'CHECK_LIMIT' }
  | { type: 'CHOOSE_DEVICE'; device: DeviceOfPurchase; valueCents: Cents }
  | { type: 'LEAVE_DEVICE' }
  | { type: 'IMEI_VERIFIED'; imei: string }
  | { type: 'CONFIRM_LOCK' }
  | { type: 'TURN_EXTRA'; isOn: boolean }
  | { type: 'WISH'; desiredCents: Cents }
  | { type: 'TAKE_FIT'; fit: Fit }
  | { type: 'APPROVED'; approvalId: string }
  | { type: 'LEAVE_FIT' }
  | { type: 'ASK_MORE'; way: MoreAsked['way'] }
  | { type: 'SELECT_PROPOSAL'; id: string | null }
  | { type: 'ASK_CONFIRMATION' }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  | { type: 'CHECK_CODE'; code: string }
  | { type: 'RESEND'; channel: Channel }
  | { type: 'CONFIRM_FACE' }
  | { type: 'ASK_ANALYST' }
  | { type: 'SERVE_ANOTHER' }
  | { type: 'DROP'; contractId: string }
  | { type: 'FINISH' }
  | { type: 'ABANDON' }
  | { type: 'RETRY' }
  | { type: 'START_AGAIN' };

export type PurchaseEmitted =
  | { type: 'toast'; kind: 'success' | 'danger'; text: string }
  | { type: 'storeDeactivated'; text: string }
  | { type: 'storeConfirmed'; store: DeviceStore }
  | { type: 'storeRefused' };

export interface PurchaseInput {
  readonly storeNow: ReadStore;
  readonly draft: PurchaseDraft | null;
}

/** The server calls of a purchase; the screen binds them to the API, tests to scripted answers. */
export interface PurchaseCalls {
  fetchOperatorStore(): Promise<DeviceStore>;
  fetchCustomer(input: { cpf: string; storeId: string }): Promise<Customer>;
  /** The same customer once more, by id: counted as no look-up. */
  fetchAgain(input: { borrowerId: string; storeId: string }): Promise<Customer>;
  fetchOffer(input: OfferAsk): Promise<Offer>;
  submitLock(input: { contractId: string; device: DeviceOfPurchase | null }): Promise<LockOfDevice>;
  confirmLock(input: { contractId: string; device: DeviceOfPurchase | null }): Promise<LockOfDevice>;
  askForMore(input: MoreAsk): Promise<MoreAsked>;
  createVerification(input: { proposalId: string; channel: Channel; isResend: boolean }): Promise<Verification>;
  resendCode(input: { proposalId: string; channel: Channel }): Promise<Verification>;
  fetchVerification(input: { proposalId: string }): Promise<Verification>;
  /** As above, when the operator asks for it: a failure has words of its own. */
  confirmFace(input: { proposalId: string }): Promise<Verification>;
  requestAnalyst(input: { proposalId: string }): Promise<Verification>;
  withdrawCall(input: { proposalId: string }): Promise<unknown>;
  verifyCode(input: { proposalId: string; code: string }): Promise<Verification>;
  acceptProposal(input: { proposalId: string }): Promise<Contract>;
  findContract(input: { id: string }): Promise<Contract>;
  resume(input: { draft: PurchaseDraft }): Promise<ResumedFacts>;
}

const untouched = {
  store: null,
  isUnknownCpf: false,
  customer: null,
  valueCents: null,
  device: null,
  lock: null,
  isExtraOn: false,
  desiredCents: null,
  downPaymentCents: null,
  more: null,
  offer: null,
  selectedId: null,
  verification: null,
  resendReadyAt: 0,
  looks: 0,
  isFaceMissed: false,
  codesSent: [],
  refusal: null,
  isResumed: false,
  contract: null,
} satisfies Partial<PurchaseContext>;

export function startContext(input: PurchaseInput): PurchaseContext {
  const { storeNow, draft } = input;
  return { ...untouched, storeNow, storeId: draft?.storeId ?? '', draft, cpf: '', left: [], leftAt: 0 };
}

/** Another CPF is another purchase: nothing of the former one stays. */
export const startOver = (cpf: string) => ({ ...untouched, draft: null, cpf });

export const mayLeaveDraft = ({ draft }: Pick<PurchaseContext, 'draft'>): boolean => draft?.step !== 'verifying';

/** Another value needs other prices. */
export const withoutOffer = {
  offer: null,
  selectedId: null,
  verification: null,
  codesSent: [],
} satisfies Partial<PurchaseContext>;

/** Another value, or another product: what made the former one fit is gone too. */
export const withoutFit = {
  ...withoutOffer,
  desiredCents: null,
  downPaymentCents: null,
  more: null,
} satisfies Partial<PurchaseContext>;

/** Leaving a dialog clears the choice and the authorisation (cashier spec 4.2). */
export const withoutChoice = ({ device }: Pick<PurchaseContext, 'device'>) =>
  ({
    selectedId: null,
    verification: null,
    device: device && { ...device, imei: null },
    lock: null,
  }) satisfies Partial<PurchaseContext>;

/** The till is empty for the next customer, and knows whose sales wait. */
export function leaveSale({ offer, customer, left }: Pick<PurchaseContext, 'offer' | 'customer' | 'left'>) {
  const one = offer && customer && { contractId: offer.id, customerName: customer.borrower.name };
  return { ...startOver(''), left: one ? [...left, one] : left, leftAt: Date.now() } satisfies Partial<PurchaseContext>;
}

export const dropSale = ({ left }: Pick<PurchaseContext, 'left'>, contractId: string) => ({
  left: left.filter((one) => one.contractId !== contractId),
});

const LOOK_AGAIN_MS = 2_000;
/**
 * Milliseconds until the server is asked again. Who waits for a person, the analyst or the customer's face, sees the
 * result at once, however long it takes; a message that is on its way is asked about less and less often.
 */
export function lookAgainMs({ looks, verification }: Pick<PurchaseContext, 'looks' | 'verification'>): number {
  if (verification !== null && (isCalled(verification) || isByFace(verification))) return LOOK_AGAIN_MS;
  return Math.min(LOOK_AGAIN_MS * 1.3 ** looks, 10_000);
}

/** A verification as the server told it, with its countdown on this computer's clock. */
export function withVerification(verification: Verification) {
  return { verification, resendReadyAt: resendReadyAt(verification.resendAllowedAt, Date.now()) };
}

export function selectedProposal(context: Pick<PurchaseContext, 'offer' | 'selectedId'>): Proposal | null {
  return context.offer?.proposals.find((proposal) => proposal.id === context.selectedId) ?? null;
}

export function contextOfDraft(draft: PurchaseDraft, facts: ResumedFacts): Partial<PurchaseContext> {
  const proposalId = facts.verification?.proposalId;
  return {
    customer: facts.customer,
    valueCents: draft.valueCents,
    device: draft.device ?? null,
    downPaymentCents: draft.downPaymentCents ?? null,
    isExtraOn: draft.offer?.sourceProduct === 'SUPER_PURCHASE',
    offer: offerNow(draft.offer, facts.contract),
    selectedId: draft.selectedId,
    ...(facts.verification ? withVerification(facts.verification) : {}),
    codesSent: proposalId ? [proposalId] : [],
    contract: facts.contract,
    isResumed: true,
  };
}
