import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { known, rowOf, rowsOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { pick } from '../../../kernel/db/table.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { retailerFact } from '../../retailers/index.ts';
import { actInHouse, requireProvider } from '../house.ts';
import { returnedFragment } from '../store.ts';
import { billingReceipts, billings } from '../tables.ts';

type Waiting = Handled<'GET /billings/receipts/waiting'>['answer'];

const MOST = 100;
const r = billingReceipts.row('r');
const b = billings.row('b');

/** What retailers paid and no billing asked for, the oldest first. @throws Refusal RETAILER_NOT_FOUND. */
export async function listWaitingReceipts(platform: Platform, actor: Actor): Promise<Waiting> {
  await requireProvider(platform, actor);
  const shape = {
    ...pick(r, 'id', 'retailerId', 'billingId', 'valueCents', 'waitingCents', 'paidAt'),
    ...pick(b, 'startDate', 'endDate'),
    retailer: known(retailerFact(r.retailerId)),
  };
  const from = sql`from ${billingReceipts.sql} r join ${billings.sql} b on b.retailer_id = r.retailer_id and b.id = r.billing_id
    where r.outcome = 'WAITING' order by r.received_at limit ${sql.lit(MOST)}`;
  const rows = await asSystem('billing-receipts', () => rowsOf(platform.db, select(shape, from)));
  return rows.map((row) => ({
    id: row.id,
    billingId: row.billingId,
    retailerId: row.retailerId,
    retailerName: row.retailer.fantasyName,
    startDate: row.startDate,
    endDate: row.endDate,
    value: row.valueCents,
    waitingValue: row.waitingCents,
    paidAt: row.paidAt.toISOString(),
  }));
}

interface ReturnAsk {
  id: string;
  retailerId: string;
  reason: string;
}

/**
 * What waits of a payment goes back by the bank: it was never in the books. The provider's analyst says so.
 * @throws Refusal RETAILER_NOT_FOUND, BILLING_RECEIPT_NOT_FOUND, BILLING_RECEIPT_DECIDED.
 */
export async function returnReceipt(platform: Platform, by: Keyed, ask: ReturnAsk): Promise<{ id: string }> {
  await requireProvider(platform, by.actor);
  const { id, reason } = ask;
  return actInHouse(platform, by, ask.retailerId, (inside) => {
    const { retailerId, operatorId, name } = inside.actor;
    const of = sql`from ${billingReceipts.sql} r where r.retailer_id = ${retailerId}::uuid and r.id = ${id}::uuid`;
    const f = billingReceipts.fact('r');
    return act(platform, {
      principal: inside,
      read: (db) => rowOf(db, select(pick(f, 'billingId', 'outcome', 'waitingCents'), of)),
      decide(found, { now: at }) {
        if (!found) refuse('BILLING_RECEIPT_NOT_FOUND');
        if (found.outcome !== 'WAITING') refuse('BILLING_RECEIPT_DECIDED');
        return {
          answer: { id },
          writes: [returnedFragment({ retailerId, id }, { operatorId, name, at, reason })],
          missed: { returned_receipt: 'BILLING_RECEIPT_DECIDED' },
          audit: {
            action: 'billing.returned',
            subject: found.billingId,
            detail: { receiptId: id, waitingCents: found.waitingCents },
          },
        };
      },
    });
  });
}
