import type { Handled } from '@balcao/contract';
import { sql } from 'kysely';
import { dayIn } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { GuardMissed, guardedWrite } from '../../../kernel/db/guarded-write.ts';
import { withTransaction } from '../../../kernel/db/transaction.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { borrowerFact, type BorrowerFact } from '../../borrowers/index.ts';
import { limitFact, type LimitFact, moveLimitFragment, onBorrower } from '../../credit/index.ts';
import { storeFact, type StoreFact } from '../../retailers/index.ts';
import {
  installmentsFact,
  openFeesFact,
  type PaymentsPorts,
  type FeeRow,
  type InstallmentRow,
} from '../../payments/index.ts';
import { chargeJson, hasTxid } from '../facts.ts';
import { pixWrite } from '../pix-write.ts';
import { paidCents, settlePix } from '../rules/settle-pix.ts';
import type { PixChargeRow, StoredOutcome } from '../tables.ts';
import { forgetUnmatched, keepUnmatched } from '../unmatched-pix.ts';

type Call = Handled<'POST /webhooks/pix'>;
type Notice = Call['body'];

interface Facts {
  charge: PixChargeRow;
  /** What an earlier notice of the same transfer came to. */
  earlier: StoredOutcome | null;
  /** The unknown txid it was told under at first. */
  firstTxid: string | null;
  borrower: BorrowerFact;
  store: StoreFact;
  limit: LimitFact;
  /** All installments of the charged contracts. */
  installments: InstallmentRow[];
  fees: FeeRow[];
}

/** Writes that another act on the same charge or transfer was faster with; reading again tells what is true now. */
const RACED = new Set(['pix_transfer', 'pix_receipt', 'settled_pix_charge', 'paid_fees']);
const TRIES = 3;

/**
 * Takes the bank's notice of a Pix: pays what is owed, credits the rest, tells the customer, in one guarded write and
 * once an endToEndId. Whatever a person would call wrong with it (late, twice, another amount) is kept, never refused.
 */
export async function receivePix(platform: Platform, ports: PaymentsPorts, notice: Notice): Promise<Call['answer']> {
  for (let left = TRIES; ; left -= 1) {
    try {
      const outcome = await receiveOnce(platform, ports, notice);
      return { endToEndId: notice.endToEndId, outcome };
    } catch (error) {
      if (left <= 1 || !(error instanceof GuardMissed) || !RACED.has(error.fragment)) throw error;
    }
  }
}

function receiveOnce(platform: Platform, ports: PaymentsPorts, notice: Notice): Promise<StoredOutcome | 'UNKNOWN'> {
  const borrowerOf = async () => (await readFacts(platform.db, notice))?.charge.borrowerId ?? null;
  return onBorrower(platform.db, borrowerOf, async (db) => {
    const facts = await readFacts(db, notice);
    if (!facts) return keep(platform, notice);
    return facts.earlier ?? settle(platform, db, ports, facts, notice);
  });
}

async function settle(platform: Platform, db: Db | Tx, ports: PaymentsPorts, facts: Facts, notice: Notice) {
  const { charge, installments, fees, limit, borrower, store, firstTxid } = facts;
  const now = platform.clock.now();
  const said = new Date(notice.paidAt);
  // The bank's clock may run ahead; nothing is paid tomorrow.
  const paidAt = said < now ? said : now;
  const on = dayIn(store.zone, paidAt);
  const settled = settlePix({ charge, installments, fees }, { valueCents: notice.value, paidAt, on }, newId);
  const appliedCents = paidCents(settled.items);
  const receipt = {
    borrowerId: charge.borrowerId,
    id: newId(),
    chargeId: charge.id,
    endToEndId: notice.endToEndId,
    retailerId: charge.retailerId,
    storeId: charge.storeId,
    valueCents: notice.value,
    paidAt: paidAt.toISOString(),
    outcome: settled.outcome,
    paymentId: appliedCents > 0 ? newId() : null,
    appliedCents,
    unappliedCents: settled.unappliedCents,
  };
  const releasedCents = settled.items.reduce((sum, item) => sum + item.limitCents, 0);
  const write = async (tx: Db | Tx): Promise<void> => {
    await guardedWrite(tx, [
      moveLimitFragment({ borrowerId: charge.borrowerId, cents: -releasedCents, version: limit.version }),
      ...pixWrite({ platform, ports, charge, borrower, store, installments, receipt, settled, on, now, firstTxid }),
    ]);
    await forgetUnmatched(tx, notice.endToEndId);
  };
  await (db.isTransaction ? write(db) : withTransaction(db, write));
  return settled.outcome;
}

async function readFacts(db: Db | Tx, { txid, endToEndId }: Notice): Promise<Facts | undefined> {
  const borrower = sql.ref('pix.borrower_id');
  const contracts = sql`
    select contract_id from installments where borrower_id = pix.borrower_id
      and id in (select jsonb_array_elements_text(pix.installment_ids)::uuid)`;
  const found = await sql<Facts>`
    select ${chargeJson} as charge, ${borrowerFact(borrower)} as borrower, ${limitFact(borrower)} as "limit",
      ${storeFact(sql.ref('pix.retailer_id'), sql.ref('pix.store_id'))} as store, ${openFeesFact(borrower)} as fees,
      (select outcome from pix_receipts where end_to_end_id = ${endToEndId}::text) as earlier,
      (select txid from pix_unmatched where end_to_end_id = ${endToEndId}::text) as "firstTxid",
      ${installmentsFact(sql`i.borrower_id = ${borrower} and i.contract_id in (${contracts})`)} as installments
    from pix_charges pix where ${hasTxid(txid)}`.execute(db);
  return found.rows[0];
}

/** Money of no charge of ours: kept and told to the operators of the server; the bank is answered, so that it stops. */
async function keep({ db, clock, log }: Platform, notice: Notice): Promise<StoredOutcome | 'UNKNOWN'> {
  const { endToEndId, txid, value, paidAt } = notice;
  const { isNew, earlier } = await keepUnmatched(db, { endToEndId, txid, valueCents: value, paidAt }, clock.now());
  if (isNew) log.warn({ endToEndId, txid }, 'a Pix of no known charge');
  return earlier ?? 'UNKNOWN';
}
