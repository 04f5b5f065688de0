import { sql } from '../../../kernel/db/sql.ts';
import { presentValue } from '../../lives/reference/integers.ts';
import { bankDayAfter, type Day, daysFrom, lastFreeDay, plusDays } from '../calendar.ts';
import { terms } from '../counter-rows.ts';
import type { Contract } from '../model.ts';
import type { Till } from '../till.ts';
import type { Item, Lender, Terms } from './lender.ts';

interface Entry {
  id: string;
  event: string;
  contractId: string | null;
  on: Day;
  cents: number;
}

/** What the books say the retailer is owed, an entry each, but for what the model has already. */
async function newEntries({ world, model }: Till): Promise<Entry[]> {
  const { rows } = await sql<Entry>`
    select e.id, e.event, e.posted_on::text as "on", (0 - sum(l.amount_cents))::bigint as cents,
      coalesce(c.contract_id, case when e.event = 'ORIGINATION' then e.subject_id end) as "contractId"
    from journal_entries e
    join journal_lines l on l.borrower_id = e.borrower_id and l.entry_id = e.id and l.account = 'retailer_payable'
    left join contract_cancellations c on c.borrower_id = e.borrower_id and c.id = e.subject_id and e.event = 'CANCELLATION'
    group by e.borrower_id, e.id, c.contract_id order by e.posted_on, e.id`.execute(world.db);
  const known = new Set(model.lender.items.map(({ id }) => id));
  return rows.filter(({ id }) => !known.has(id));
}

const MDR_PERCENT = 4;

/** What a sale brings its retailer: the goods less the MDR, the coupon it gives and the interest it pays for its customer. */
function broughtBy({ store, principal, couponDiscount, countedFrom, installments }: Contract): number {
  const mdr = Math.floor((principal * MDR_PERCENT + 50) / 100);
  if (store === 'own') return 0 - mdr;
  const interest = installments.map((row) =>
    row.bonus > 0 ? row.principal - presentValue(row.principal, terms.bonusRate, daysFrom(countedFrom, row.due)) : 0,
  );
  return principal - mdr - couponDiscount - interest.reduce((sum, one) => sum + one, 0);
}

function saleDueOn({ rule, days }: Terms, on: Day): Day {
  if (rule === 'CALENDAR_DAYS') return lastFreeDay(plusDays(on, days));
  return Array.from({ length: days }).reduce<Day>((day) => bankDayAfter(day), on);
}

/** A sale is paid by the terms. What goes back of a sale that nobody paid yet waits for it; anything else is due on the next day of banks. */
function dueOf(lender: Lender, { kind, contractId, on }: Pick<Item, 'kind' | 'contractId' | 'on'>): Day {
  if (kind === 'SALE') return saleDueOn(lender.terms, on);
  const next = bankDayAfter(on);
  if (kind !== 'RETURN') return next;
  const sale = lender.waiting().find((one) => one.kind === 'SALE' && one.contractId === contractId);
  return sale !== undefined && sale.due > next ? sale.due : next;
}

/** Takes over what is owed of the days before one; of each sale it says itself what that is. */
export async function collect(till: Till, before: Day): Promise<void> {
  const { model } = till;
  for (const { id, event, contractId, on, cents } of await newEntries(till)) {
    if (on >= before) continue;
    const contract = model.contracts.find((one) => one.id === contractId);
    const isSale = event === 'ORIGINATION';
    if (isSale) till.same(`what the sale ${contractId} brings`, cents, contract && broughtBy(contract));
    const kind = isSale && contract?.store !== 'own' ? 'SALE' : event === 'CANCELLATION' ? 'RETURN' : 'OTHER';
    const item = { id, kind, contractId, on, cents } as const;
    model.lender.items.push({ ...item, due: dueOf(model.lender, item), batch: null });
  }
}
