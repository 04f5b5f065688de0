import type { Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { sql } from '../../../kernel/db/sql.ts';
import { act, type Moment } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { System } from '../../../kernel/act/principal.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { GuardMissed } from '../../../kernel/db/guarded-write.ts';
import { fact, rowOf, select } from '../../../kernel/db/select.ts';
import { pick } from '../../../kernel/db/table.ts';
import { withTransaction } from '../../../kernel/db/transaction.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { borrowerFact, type BorrowerFact } from '../../borrowers/index.ts';
import { borrowerLock, limitFact, type LimitFact, moveLimitFragment } from '../../credit/index.ts';
import { storeFact, type StoreFact } from '../../retailers/index.ts';
import {
  type FeeRow,
  type InstallmentRow,
  installmentsFact,
  paidCents,
  type PaymentsPorts,
  releasedCents,
  unpaidFeesFact,
} from '../../payments/index.ts';
import { type AgreementPaymentFact, agreementOwedFact } from '../../renegotiation/index.ts';
import { chargeFact, hasTxid, receiptOfTransfer } from '../facts.ts';
import type { ChargesPorts } from '../ports.ts';
import { pixWrite } from '../pix-write.ts';
import { settlePix } from '../rules/settle-pix.ts';
import {
  type NewPixReceipt,
  type PixChargeFact,
  pixCharges,
  pixReceipts,
  pixUnmatched,
  type StoredOutcome,
} from '../tables.ts';
import { forgetUnmatched, keepUnmatched } from '../unmatched-pix.ts';

type Call = Handled<'POST /webhooks/pix'>;
type Notice = Call['body'];

interface Facts {
  charge: PixChargeFact;
  /** What an earlier notice of the same transfer came to. */
  earlier: { outcome: StoredOutcome } | null;
  /** It was told under an unknown txid at first. */
  unmatched: { txid: string } | null;
  borrower: BorrowerFact;
  store: StoreFact;
  limit: LimitFact;
  /** All installments of the charged contracts, or of those of the agreement. */
  installments: InstallmentRow[];
  /** All payments of the charged agreement; none of a charge of installments. */
  payments: AgreementPaymentFact[];
  fees: FeeRow[];
}

/** The day that counts is the store's, of when it was paid: the zone here says nothing. */
const pixNotice: System = { kind: 'system', name: 'pix-notice', zone: 'America/Manaus' };

/** Writes that another act on the same customer, charge or transfer was faster with; reading again tells what is true now. */
const RACED = new Set(['limit_move', 'pix_transfer', 'pix_receipt', 'settled_pix_charge', 'paid_fees']);
const TRIES = 4;

/** Takes the bank's notice of a Pix, whoever charged it; of a txid of nobody's it waits for a person. */
export async function receiveAny(
  platform: Platform,
  ports: PaymentsPorts & ChargesPorts,
  notice: Notice,
): Promise<Call['answer']> {
  return (await ports.otherCharges.receive(platform, notice)) ?? receivePix(platform, ports, notice);
}

/**
 * Takes the bank's notice of a Pix of a customer: pays what is owed, credits the rest, tells the customer, in one guarded write and
 * once an endToEndId. Whatever a person would call wrong with it (late, twice, another amount) is kept, never refused.
 */
export async function receivePix(platform: Platform, ports: PaymentsPorts, notice: Notice): Promise<Call['answer']> {
  for (let tries = 1; ; tries += 1) {
    try {
      const received = await receiveOnce(platform, ports, notice, { isLocked: tries > 1 });
      return { endToEndId: notice.endToEndId, outcome: received?.outcome ?? (await keep(platform, notice)) };
    } catch (error) {
      if (tries >= TRIES || !(error instanceof GuardMissed) || !RACED.has(error.fragment)) throw error;
    }
  }
}

/** What a Pix came to, now or by an earlier notice. */
interface Received {
  outcome: StoredOutcome;
  isNew: boolean;
}

/** What a Pix of a charge comes to, null for an unknown charge. The first try waits for nobody. */
function receiveOnce(
  platform: Platform,
  ports: PaymentsPorts,
  notice: Notice,
  { isLocked }: { isLocked: boolean },
): Promise<Received | null> {
  return withTransaction(platform.db, async (tx) => {
    const received = await act<Facts | undefined, Received | null>(
      { db: tx, clock: platform.clock },
      {
        principal: pixNotice,
        ...(isLocked && { lock: borrowerLock(() => borrowerOf(tx, notice)) }),
        read: (db) => readFacts(db, notice),
        decide(facts, moment) {
          if (!facts) return { unchanged: null };
          if (facts.earlier) return { unchanged: { ...facts.earlier, isNew: false } };
          return settle({ platform, ports }, facts, notice, moment);
        },
      },
    );
    if (received?.isNew) await forgetUnmatched(tx, notice.endToEndId);
    return received;
  });
}

function settle(
  { platform, ports }: { platform: Platform; ports: PaymentsPorts },
  { charge, installments, payments, fees, limit, borrower, store, unmatched }: Facts,
  { endToEndId, value: valueCents, paidAt: saidAt }: Notice,
  { now }: Pick<Moment, 'now'>,
): Decision<Received> {
  const said = new Date(saidAt);
  // The bank's clock may run ahead; nothing is paid tomorrow.
  const paidAt = said < now ? said : now;
  const on = dayIn(store.zone, paidAt);
  const settled = settlePix({ charge, installments, payments, fees }, { valueCents, paidAt, on }, newId);
  const { outcome, unappliedCents, items } = settled;
  const appliedCents = paidCents(items);
  const { borrowerId, id: chargeId, retailerId, storeId } = charge;
  const of = { borrowerId, id: newId(), chargeId, endToEndId, retailerId, storeId, valueCents };
  const paymentId = appliedCents > 0 ? newId() : null;
  const receipt: NewPixReceipt = {
    ...of,
    paidAt: paidAt.toISOString(),
    outcome,
    paymentId,
    appliedCents,
    unappliedCents,
  };
  const { writes, audit } = pixWrite({
    platform,
    ports,
    charge,
    borrower,
    store,
    installments,
    receipt,
    settled,
    on,
    now,
    firstTxid: unmatched?.txid ?? null,
  });
  const moved = moveLimitFragment({ borrowerId, cents: cents(0 - releasedCents(items)), version: limit.version });
  return { answer: { outcome, isNew: true }, writes: [moved, ...writes], audit };
}

async function borrowerOf(db: Db | Tx, { txid }: Notice): Promise<string | null> {
  const of = sql`from ${pixCharges.sql} pix where ${hasTxid(txid)}`;
  return (await rowOf(db, select(pick(pixCharges.row('pix'), 'borrowerId'), of)))?.borrowerId ?? null;
}

async function readFacts(db: Db | Tx, { txid, endToEndId }: Notice): Promise<Facts | undefined> {
  const borrowerId = sql.ref('pix.borrower_id');
  const contracts = sql`
    select contract_id from installments where borrower_id = pix.borrower_id
      and id in (select jsonb_array_elements_text(pix.installment_ids)::uuid)`;
  const shape = {
    charge: chargeFact,
    borrower: borrowerFact(borrowerId),
    limit: limitFact(borrowerId),
    store: storeFact(sql.ref('pix.retailer_id'), sql.ref('pix.store_id')),
    fees: unpaidFeesFact(borrowerId),
    earlier: fact(
      pick(pixReceipts.fact('receipt'), 'outcome'),
      sql`${receiptOfTransfer} where transfer.end_to_end_id = ${endToEndId}::text`,
    ),
    unmatched: fact(
      pick(pixUnmatched.fact('kept'), 'txid'),
      sql`from ${pixUnmatched.sql} kept where kept.end_to_end_id = ${endToEndId}::text`,
    ),
    ofContracts: installmentsFact(sql`i.borrower_id = ${borrowerId} and i.contract_id in (${contracts})`),
    agreed: agreementOwedFact(borrowerId, sql.ref('pix.agreement_payment_id')),
  };
  const found = await rowOf(db, select(shape, sql`from ${pixCharges.sql} pix where ${hasTxid(txid)}`));
  if (!found?.charge || !found.borrower || !found.store || !found.limit) return undefined;
  const { installments, payments } = found.agreed ?? { installments: found.ofContracts, payments: [] };
  const { charge, borrower, store, limit } = found;
  return { ...found, charge, borrower, store, limit, installments, payments };
}

/** Money of no charge of ours: kept and told to the operators of the server; the bank is answered, so that it stops. */
async function keep({ db, clock, log }: Platform, notice: Notice): Promise<StoredOutcome | 'UNKNOWN'> {
  const { endToEndId, txid, value, paidAt } = notice;
  const { isNew, earlier } = await keepUnmatched(db, { endToEndId, txid, valueCents: value, paidAt }, clock.now());
  if (isNew) log.warn({ endToEndId, txid }, 'a Pix of no known charge');
  return earlier ?? 'UNKNOWN';
}
