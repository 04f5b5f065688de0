import type { Cents, CivilDate } from '@balcao/contract';
import type { Asker } from '../../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { newId } from '../../../kernel/ids.ts';
import { contractById } from '../../contracts/index.ts';
import {
  chosenItems,
  contractsOf,
  itemsOfAmount,
  type PayableItem,
  type PayAsk,
  type PayFacts,
  readPayFacts,
} from '../../payments/index.ts';
import { type AgreementPayRead, askedPayment, readAgreementPayFacts } from '../../renegotiation/index.ts';

/** What a charge may be of: how it is read and priced, and of which payment of an agreement or contract it is. */
export interface Chargeable<Facts extends PayFacts = PayFacts> {
  /** What the operator confirmed; undefined when the client does not say. */
  expectedTotal: Cents | undefined;
  storeId: string;
  /** Told to who did not look the customer up. */
  notFound: 'INSTALLMENT_NOT_FOUND' | 'CONTRACT_NOT_FOUND';
  agreementPaymentId: string | null;
  /** The contract that an amount is charged on. */
  amountContractId: string | null;
  read: (db: Db | Tx, now: Date) => Promise<Facts | undefined>;
  /** At the amounts of a day, refused where another total is expected. */
  items: (facts: Facts, today: CivilDate, expectedTotal: Cents | undefined) => readonly PayableItem[];
}

export function installmentsToCharge(asker: Asker, ask: PayAsk): Chargeable {
  const { storeId, installmentIds } = ask;
  return {
    expectedTotal: ask.expectedTotal,
    storeId,
    notFound: 'INSTALLMENT_NOT_FOUND',
    agreementPaymentId: null,
    amountContractId: null,
    read: (db, now) => readPayFacts(db, asker, { storeId, contracts: contractsOf(installmentIds) }, now),
    items: (facts, today, expectedTotal) => chosenItems(facts, { ...ask, expectedTotal }, today),
  };
}

export interface AgreementAsk extends AgreementPayRead {
  expectedTotal?: Cents | undefined;
}

type AgreementFacts = NonNullable<Awaited<ReturnType<typeof readAgreementPayFacts>>>;

export function agreementPaymentToCharge(actor: Asker, ask: AgreementAsk): Chargeable<AgreementFacts> {
  const { id, storeId } = ask;
  return {
    expectedTotal: ask.expectedTotal,
    storeId,
    notFound: 'INSTALLMENT_NOT_FOUND',
    agreementPaymentId: id,
    amountContractId: null,
    read: (db, now) => readAgreementPayFacts(db, actor, ask, now),
    items: (facts, today, expectedTotal) => askedPayment(facts, { id, expectedTotal }, today).items,
  };
}

export interface AmountAsk {
  contractId: string;
  storeId: string;
  amount: Cents;
  /** Payoff of the day as the operator saw it; undefined when the client does not say. */
  expectedRemaining?: Cents | undefined;
}

/** An amount of money on one contract, spent as `payAmount` spends cash. */
export function amountToCharge(
  asker: Asker,
  { contractId, storeId, amount, expectedRemaining }: AmountAsk,
): Chargeable {
  const of = { amountCents: amount, expectedPayoffCents: expectedRemaining };
  return {
    expectedTotal: undefined,
    storeId,
    notFound: 'CONTRACT_NOT_FOUND',
    agreementPaymentId: null,
    amountContractId: contractId,
    read: (db, now) => readPayFacts(db, asker, { storeId, contracts: contractById(contractId) }, now),
    items: ({ installments, fees }, today) => itemsOfAmount(installments, fees, of, today, newId),
  };
}
