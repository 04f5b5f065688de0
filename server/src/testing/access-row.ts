import type { errors, Role } from '@balcao/contract';
import type { ApplicationKey } from '../modules/applications/testing.ts';
import type { CareKey } from '../modules/care/testing.ts';
import type { CallKey } from '../modules/contracts/testing/purchase-calls.ts';
import type { RequestKey } from '../modules/credit/testing.ts';
import type { ChangeKey } from '../modules/data-updates/testing.ts';
import type { AgreementHoldings } from '../modules/renegotiation/testing/holdings.ts';
import type { Ask } from './counter.ts';
import type { Shop } from './shop.ts';

/** What a retailer has that others must not reach. */
export interface Holdings {
  shop: Shop;
  /** A cashier of the shop besides its own one. */
  colleagueId: string;
  borrowerId: string;
  cpf: string;
  contractId: string;
  /** Offered, never authorised. */
  proposalId: string;
  /** Offered, its code sent. */
  askedProposalId: string;
  installmentId: string;
  entryId: string;
  /** Received by the shop's cashier. */
  paymentId: string;
  /** A Pix charge that a Pix of another value came for, and that Pix. */
  pixChargeId: string;
  pixReceiptId: string;
  /** A boleto that somebody paid with another value, and that payment. */
  boletoId: string;
  boletoPaymentId: string;
  /** A billing that was paid twice, and the second payment. */
  billingId: string;
  billingReceiptId: string;
  /** An offer of an agreement with its option, one whose code was sent, and a paid payment of one that is over. */
  agreement: AgreementHoldings;
  /** Requests for extra credit that wait: one to take, and one that nobody takes. */
  extraCredit: RequestKey;
  freeExtraCredit: RequestKey;
  /** A request for a higher limit that somebody else made. */
  limitRequestId: string;
  /** What the shop's cashier is to be paid of incentives, who has no Pix key. */
  payoutId: string;
  /** Purchases to call about: one to take, and one that nobody takes. */
  purchaseCall: CallKey;
  freePurchaseCall: CallKey;
  /** Registrations that wait for a person: one to take, and one that nobody takes. */
  application: ApplicationKey;
  freeApplication: ApplicationKey;
  /** Requests for another phone by operators: one to look at, and one that nobody looks at. */
  phoneChange: ChangeKey;
  freePhoneChange: ChangeKey;
  /** A request of erasure that somebody else made. */
  careRequest: CareKey;
  /** A version of the retailer's configuration that is not its newest. */
  layerVersionId: string;
  /** A holiday to come of the retailer's store. */
  localHolidayId: string;
  /** A closed cash session of the shop's cashier, whose next one is open at drawer 02. */
  cashSessionId: string;
  /** A request for help of the shop's cashier. */
  supportRequestId: string;
  /** A message of the retailer that waits to be sent. */
  messageId: string;
  /** A purchase by QR code that nobody opened. */
  qrPurchaseId: string;
  /** What a customer asked by the printed code of the store. */
  storeRequestId: string;
  /** A policy of the retailer that holds. */
  policyId: string;
  /** A batch of the retailer that had nothing to pay. */
  transferBatchId: string;
  /** A decision on the customer's credit. */
  creditDecisionId: string;
}

/** A status of success or a code. */
type Outcome = number | keyof typeof errors;

/** One call with ids of somebody, and what it answers. */
export interface Row {
  ask: (of: Holdings) => Ask;
  own: Outcome;
  /** With ids of another retailer; null where a call takes none. */
  foreign: keyof typeof errors | null;
  /** With ids of the own retailer, but a customer nobody here looked up. */
  ungranted?: keyof typeof errors;
  /** Asked by a colleague in another store of the retailer, where that differs; by role, where only some are kept to theirs. */
  otherStore?: Outcome | Partial<Record<Role, Outcome>>;
  /** With ids that nobody has, where that differs from another retailer's. */
  unknown?: Outcome;
}
