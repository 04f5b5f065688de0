import { type CivilDate, type Handled, revenueTaxRecords } from '@balcao/contract';
import { cents, revenueTaxes, sumCents } from '@balcao/credit-math';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { cast, centsOf, rowsOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { bookedLines, movesOf, type Span } from '../../books/index.ts';
import { inBooks } from '../house.ts';
import { type ProviderRecord, recordsWhere } from '../records.ts';
import { firstOf, monthEndOf } from '../rules/rates.ts';
import { revenueOf } from '../rules/revenue.ts';
import { iofPeriods } from '../rules/tax-periods.ts';
import { readTaxRows } from '../tax-rows.ts';

type Call = Handled<'GET /backofficeAccounting/taxes'>;
type Revenue = Call['answer']['revenue'];

/** IOF that fell due by day; what was remitted aside. */
const iofDays = (db: Db, span: Span) =>
  rowsOf(
    db,
    select(
      { on: cast('date', sql`b.on_day`), amountCents: centsOf(sql`0 - sum(b.amount_cents)`) },
      sql`from (${bookedLines(span)} and account = 'iof_payable' and event <> 'IOF_REMITTANCE') b group by b.on_day`,
    ),
  );

const recordedOf = (records: readonly ProviderRecord[], kind: ProviderRecord['kind'], start: CivilDate) => {
  const found = records.find((one) => one.kind === kind && one.periodStart === start);
  return found ? { on: found.onDay, by: found.recordedByName, amount: found.amountCents } : null;
};

/** What the revenue of a month owes, by the record that pays it; null where no rate is known. */
async function revenueTaxesOf(
  db: Db,
  span: Span,
  records: readonly ProviderRecord[],
  isOver: boolean,
): Promise<Revenue> {
  const rows = await readTaxRows(db, span.to);
  const { accounts, ...parts } = revenueOf(await movesOf(db, span));
  const due = revenueTaxes(parts, span.to, rows);
  if (due.length === 0) return null;
  const kinds = [...new Set(due.map(({ tax }) => revenueTaxRecords[tax]))];
  const payments = kinds.map((kind) => {
    const rates = due
      .filter(({ tax }) => revenueTaxRecords[tax] === kind)
      .map(({ baseCents, taxCents, tax, revenue, rate, source }) => ({
        tax,
        revenue,
        rate,
        source,
        base: baseCents,
        value: taxCents,
      }));
    const total = sumCents(rates.map(({ value }) => value));
    return { kind, total, recorded: recordedOf(records, kind, span.from), rates };
  });
  const base = cents(Math.max(0, parts.creditCents + parts.servicesCents));
  return { start: span.from, base, isOver, accounts, payments };
}

/** What a month owes in taxes, by the period each is paid for. @throws Refusal of `inBooks`. */
export const listTaxes = (platform: Platform, actor: Actor, { month }: Call['query']): Promise<Call['answer']> =>
  inBooks(platform, actor, async () => {
    const { db, clock } = platform;
    const from = firstOf(month);
    const span = { from, to: monthEndOf(from), zone: actor.zone };
    const today = dayIn(actor.zone, clock.now());
    const days = await iofDays(db, span);
    const records = await recordsWhere(db, sql`r.period_start between ${span.from}::date and ${span.to}::date`);
    const iof = iofPeriods(month).map(({ start, end, remitBy }) => ({
      start,
      end,
      remitBy,
      value: sumCents(days.filter(({ on }) => on >= start && on <= end).map((one) => one.amountCents)),
      isOver: end < today,
      recorded: recordedOf(records, 'IOF_REMITTANCE', start),
    }));
    return { month, iof, revenue: await revenueTaxesOf(db, span, records, span.to < today) };
  });
