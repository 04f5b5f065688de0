import { dayIn } from '../../kernel/clock.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { Platform } from '../../kernel/platform.ts';
import { givenBilling, givenReceipts } from '../../modules/billings/testing.ts';
import { givenOperator } from '../../modules/identity/testing.ts';
import { givenGuessedLine, givenUnseenMove } from '../../modules/reconciliation/testing.ts';
import { givenBatch } from '../../modules/transfers/testing.ts';
import type { Shop } from '../../testing/shop.ts';
import type { WordsAct } from './staff-words.ts';

interface Treasury {
  platform: Platform;
  shop: Shop;
}

/** A batch whose money is on its way. */
async function givenMovingBatch({ platform, shop }: Treasury): Promise<string> {
  const batchId = await givenBatch(platform, shop);
  await sql`update transfer_batches set status = 'AT_BANKER', transferred_at = null where id = ${batchId}::uuid`.execute(
    platform.db,
  );
  return batchId;
}

/** One that another person held back. */
async function givenHeldBatch({ platform, shop }: Treasury): Promise<string> {
  const batchId = await givenMovingBatch({ platform, shop });
  const holder = await givenOperator(platform, { retailerId: shop.retailerId, name: 'EVA', role: 'analyst' });
  await sql`update transfer_batches set held_at = ${platform.clock.now()}::timestamptz, held_by = ${holder}::uuid,
    held_by_name = 'EVA', hold_reason = 'Conferir a conta' where id = ${batchId}::uuid`.execute(platform.db);
  return batchId;
}

/** Acts on money between retailers and the provider. */
export function moneyWords(of: () => Treasury, TYPED: string): Record<string, WordsAct> {
  return {
    'POST /backofficeAccounting/records note': {
      owner: 'provider_records.note',
      isProviders: true,
      ask: () => {
        const { platform, shop } = of();
        const on = dayIn(shop.actor.zone, platform.clock.now());
        return Promise.resolve({ body: { kind: 'BANK_FEE', on, amount: 1.89, note: TYPED } });
      },
    },
    'POST /backofficeReconciliation/lines/{lineId}/part reason': {
      owner: 'bank_lines.note',
      isProviders: true,
      ask: async () => ({ params: { lineId: await givenGuessedLine(of()) }, body: { reason: TYPED } }),
    },
    'POST /backofficeReconciliation/lines/{lineId}/owner note': {
      owner: 'bank_lines.note',
      isProviders: true,
      ask: async () => {
        const { platform, shop } = of();
        const { retailerId } = shop;
        const ownerId = await givenOperator(platform, { retailerId, name: 'EVA', role: 'analyst' });
        return { params: { lineId: await givenGuessedLine(of()) }, body: { ownerId, note: TYPED } };
      },
    },
    'POST /backofficeReconciliation/movements/owner note': {
      owner: 'unseen_moves.note',
      isProviders: true,
      ask: async () => {
        const { platform, shop } = of();
        const { retailerId } = shop;
        const ownerId = await givenOperator(platform, { retailerId, name: 'EVA', role: 'analyst' });
        return { body: { ...(await givenUnseenMove(of())), ownerId, note: TYPED } };
      },
    },
    'POST /backofficeReconciliation/lines/{lineId}/fee note': {
      owner: 'provider_records.note',
      isProviders: true,
      ask: async () => ({ params: { lineId: await givenGuessedLine(of()) }, body: { note: TYPED } }),
    },
    'POST /backofficeOriginations/batches/{batchId}/hold reason': {
      owner: 'transfer_batches.hold_reason',
      isProviders: true,
      ask: async () => ({
        params: { batchId: await givenMovingBatch(of()) },
        body: { retailerId: of().shop.retailerId, reason: TYPED },
      }),
    },
    'POST /backofficeOriginations/batches/{batchId}/reverse reason': {
      owner: 'transfer_batches.reverse_reason',
      isProviders: true,
      ask: async () => ({
        params: { batchId: await givenHeldBatch(of()) },
        body: { retailerId: of().shop.retailerId, reason: TYPED },
      }),
    },
    'POST /billings/receipts/{id}/return reason': {
      owner: 'billing_receipts.reason',
      isProviders: true,
      ask: async () => {
        const { platform, shop } = of();
        await givenReceipts(platform, shop, [1_000]);
        const { billingReceiptId } = await givenBilling(platform, shop);
        return { params: { id: billingReceiptId }, body: { retailerId: shop.retailerId, reason: TYPED } };
      },
    },
  };
}
