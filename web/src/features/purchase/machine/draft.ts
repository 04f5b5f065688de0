import type { Cents } from '@balcao/contract/kernel';
import type { Customer } from '../../../domain/borrowers/borrower.ts';
import type { Contract, Offer, Verification } from '../../../domain/contracts/offer.ts';
import type { PurchaseContext } from './context.ts';
import type { DeviceOfPurchase } from './device.ts';
import { isPurchaseAllowed } from '../rules/purchase-allowed.ts';

/** A purchase in progress as it survives a refresh: the customer by id and masked CPF, never the CPF. */
export interface PurchaseDraft {
  readonly step: 'value' | 'choosing' | 'verifying';
  readonly storeId: string;
  readonly borrowerId: string;
  readonly maskedCpf: string;
  readonly valueCents: Cents | null;
  /** Drafts of an earlier version have none. */
  readonly device?: DeviceOfPurchase | null;
  readonly downPaymentCents?: Cents | null;
  readonly offer: Offer | null;
  readonly selectedId: string | null;
}

/** What the server says about a draft when the screen comes back. */
export interface ResumedFacts {
  readonly customer: Customer;
  readonly contract: Contract | null;
  readonly verification: Verification | null;
}

const steps = {
  waitingPurchaseInput: 'value',
  checkingLimit: 'value',
  askingMore: 'value',
  choosingProposal: 'choosing',
  confirming: 'choosing',
  creatingVerification: 'verifying',
  verifying: 'verifying',
  locking: 'verifying',
  accepting: 'verifying',
  checkingOutcome: 'verifying',
  outcomeUnknown: 'verifying',
  notConcluded: 'verifying',
} as const;

const isStep = (state: string): state is keyof typeof steps => Object.hasOwn(steps, state);

/** What to keep of a purchase in `state`; null when there is nothing to come back to. */
export function draftOf(state: string, context: PurchaseContext): PurchaseDraft | null {
  if (state === 'resuming' || state === 'resumeFailed') return context.draft;
  if (!context.customer || !(isStep(state) || askingStore.has(state))) return null;
  return {
    step: isStep(state) ? steps[state] : stepOf(context),
    storeId: context.storeId,
    borrowerId: context.customer.borrower.id,
    maskedCpf: context.customer.borrower.cpf,
    valueCents: context.valueCents,
    ...(context.device === null ? {} : { device: context.device }),
    ...(context.downPaymentCents === null ? {} : { downPaymentCents: context.downPaymentCents }),
    offer: context.offer,
    selectedId: context.selectedId,
  };
}

/** The offer of a draft with the figures that the server tells now: on a later day they count from it, and are lower. */
export function offerNow(offer: Offer | null, contract: Contract | null): Offer | null {
  if (!offer || !contract) return offer;
  const toldOf = (id: string) => contract.proposals.find((one) => one.proposalId === id);
  return { ...offer, proposals: offer.proposals.map((one) => ({ ...one, ...toldOf(one.id) })) };
}

/** The store is asked for in the midst of any step. */
const askingStore = new Set(['fetchingStore', 'confirmingStore']);

function stepOf({ offer, verification }: PurchaseContext): PurchaseDraft['step'] {
  if (verification?.wasVerified) return 'verifying';
  return offer ? 'choosing' : 'value';
}

export type ResumePoint = 'finished' | 'purchaseNotAllowed' | 'waitingPurchaseInput' | 'choosingProposal' | 'verifying';

/** Where a purchase goes on after a refresh, by what the server says now. */
export function resumePoint(draft: PurchaseDraft, facts: ResumedFacts, now: number): ResumePoint {
  if (facts.contract?.status === 'ACCEPTED') return 'finished';
  if (!isPurchaseAllowed(facts.customer.borrower)) return 'purchaseNotAllowed';
  const isOfferOpen =
    draft.offer !== null && facts.contract?.status === 'OFFERED' && Date.parse(draft.offer.validUntil) > now;
  if (draft.step === 'value' || !isOfferOpen) return 'waitingPurchaseInput';
  return draft.step === 'verifying' && facts.verification ? 'verifying' : 'choosingProposal';
}
