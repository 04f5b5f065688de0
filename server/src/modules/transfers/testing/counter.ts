import { addDays, type CivilDate, civilDate } from '@balcao/credit-math';
import { expect } from 'vitest';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { prepareCounter } from '../../../testing/prepare-counter.ts';
import { by, givenCustomer, givenSale, paymentsPorts, type Shop } from '../../../testing/shop.ts';
import { cancelContract } from '../../cancellation/index.ts';
import { givenOperator } from '../../identity/testing.ts';
import { givenRetailer } from '../../retailers/testing.ts';
import { closeTransfers } from '../testing.ts';
import { finishStep } from '../use-cases/finish-step.ts';

type Counter = Pick<ReturnType<typeof prepareCounter>, 'database' | 'platform' | 'clock' | 'shop'>;

/** An analyst of the provider. */
interface Treasurer {
  actor: Shop['actor'];
  keyed: (key?: string) => Keyed;
}

export const E2E = `E${'1'.repeat(20)}AbCdEfGhIjK`;
export const PDF = {
  fileName: 'ted.pdf',
  contentType: 'application/pdf' as const,
  contentBase64: Buffer.from('%PDF-1.7 ted').toString('base64'),
};
export const steps = ['UME_TO_BANKER', 'BANKER_TO_TRANSITORY', 'TRANSITORY_TO_RETAILER'] as const;

/** What transfers wrote. */
function rowsOf(database: Counter['database']) {
  const batchesOf = async (retailerId: string) =>
    (
      await sql<object>`select on_day::text as date, originations_start_on::text as "from", originations_count as count,
          principal_cents as principal, fee_cents as fee, adjusted_cents as adjusted, brought_cents as brought,
          paid_cents as paid, carried_cents as carried
        from transfer_batches where retailer_id = ${retailerId}::uuid order by on_day`.execute(database.db)
    ).rows;
  const firstBatch = async (retailerId: string) => {
    const { rows } = await sql<{ id: string }>`
      select id from transfer_batches where retailer_id = ${retailerId}::uuid and reversed_at is null order by on_day`.execute(
      database.db,
    );
    return rows[0]?.id ?? '';
  };
  /** What the books still owe the retailer. */
  const owed = async (retailerId: string) => {
    const { rows } = await sql<{
      cents: string;
    }>`select (0 - (select coalesce(sum(l.amount_cents), 0) from journal_lines l
        join journal_entries e on e.borrower_id = l.borrower_id and e.id = l.entry_id
        where e.retailer_id = ${retailerId}::uuid and l.account = 'retailer_payable')
      - (select coalesce(sum(amount_cents), 0) from retailer_lines
        where retailer_id = ${retailerId}::uuid and account = 'retailer_payable'))::text as cents`.execute(database.db);
    return Number(rows[0]?.cents);
  };
  return { batchesOf, firstBatch, owed };
}

/** What shops and the treasury do with transfers, as tests say it. */
export function transfersOf({ database, platform, clock, shop }: Counter) {
  /** An analyst of the provider. */
  async function treasurer(name: string): Promise<Treasurer> {
    const { rows } = await sql<{ id: string }>`select id from retailers where is_provider`.execute(database.db);
    const provider = rows[0]?.id ?? (await givenRetailer(database.db, { isProvider: true }));
    const operatorId = await givenOperator(platform, { retailerId: provider, role: 'analyst', name });
    const actor = { ...shop.actor, retailerId: provider, operatorId, name, role: 'analyst' as const };
    return { actor, keyed: (key?: string): Keyed => by({ actor }, 'POST /treasury', key) };
  }

  const sell = async (of: Shop, at: string, amount: number) => {
    clock.set(at);
    const borrowerId = await givenCustomer(platform, of, { limitCents: 900_000 });
    return { borrowerId, contractId: await givenSale(platform, of, borrowerId, { cents: amount, count: 6 }) };
  };
  const giveBack = (of: Shop, contractId: string) =>
    cancelContract(platform, paymentsPorts, by({ actor: { ...of.actor, role: 'analyst' } }, 'POST /cancellation'), {
      contractId,
      reason: 'RETURN_OF_GOODS',
      value: undefined,
      storeId: of.storeId,
    });
  /** Closes these days, each at its beginning. */
  const close = async (...days: string[]) => {
    let made = 0;
    for (const day of days) {
      clock.set(`${day}T04:30:00Z`);
      made += await closeTransfers(platform, civilDate(day));
    }
    return made;
  };
  const daysOf = (from: string, to: string) => {
    const days: CivilDate[] = [];
    for (let day = civilDate(from); day <= to; day = addDays(day, 1)) days.push(day);
    return days;
  };
  const { batchesOf, firstBatch, owed } = rowsOf(database);
  const finish = (who: Treasurer, batchId: string, step: string, body: object = { endToEndId: E2E }, key?: string) =>
    finishStep(platform, who.keyed(key), { batchId, step }, { retailerId: shop.retailerId, ...body });
  const place = () => ({ retailerId: shop.retailerId });
  const reasoned = () => ({ ...place(), reason: 'Conta encerrada' });

  /** One sale of R$ 1.000,00 whose batch is made on the next business day. */
  async function givenDueBatch() {
    const { contractId } = await sell(shop, '2026-11-18T15:00:00Z', 100_000);
    expect(await close('2026-11-19')).toBe(1);
    clock.set('2026-11-19T15:00:00Z');
    return { contractId, batchId: await firstBatch(shop.retailerId) };
  }
  return {
    treasurer,
    sell,
    giveBack,
    close,
    daysOf,
    batchesOf,
    firstBatch,
    owed,
    finish,
    place,
    reasoned,
    givenDueBatch,
  };
}
