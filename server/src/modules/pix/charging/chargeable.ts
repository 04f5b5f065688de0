import type { Cents, CivilDate } from '@balcao/contract';
import type { Asker } from '../../../kernel/auth/actor.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import {
  chosenItems,
  contractsOf,
  type PayableItem,
  type PayAsk,
  type PayFacts,
  readPayFacts,
} from '../../payments/index.ts';
import { type AgreementPayRead, askedPayment, readAgreementPayFacts } from '../../renegotiation/index.ts';

/** What a charge may be of: how it is read and priced, and which payment of an agreement it is. */
export interface Chargeable<Facts extends PayFacts = PayFacts> {
  /** What the operator confirmed; undefined when the client does not say. */
  expectedTotal: Cents | undefined;
  storeId: string;
  agreementPaymentId: string | null;
  read: (db: Db | Tx, now: Date) => Promise<Facts | undefined>;
  /** At the amounts of a day, refused where another total is expected. */
  items: (facts: Facts, today: CivilDate, expectedTotal: Cents | undefined) => readonly PayableItem[];
}

export function installmentsToCharge(asker: Asker, ask: PayAsk): Chargeable {
  const { storeId, installmentIds } = ask;
  return {
    expectedTotal: ask.expectedTotal,
    storeId,
    agreementPaymentId: null,
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
    agreementPaymentId: id,
    read: (db, now) => readAgreementPayFacts(db, actor, ask, now),
    items: (facts, today, expectedTotal) => askedPayment(facts, { id, expectedTotal }, today).items,
  };
}
