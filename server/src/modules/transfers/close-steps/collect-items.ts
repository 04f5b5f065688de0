import { addDays, civilDate } from '@balcao/credit-math';
import type { CivilDate } from '@balcao/contract';
import type { DayCloseStep } from '../../../kernel/day-close/steps.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { cast, maxOf, rowOf, rowsOf, select } from '../../../kernel/db/select.ts';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import type { NewRow } from '../../../kernel/db/table.ts';
import { insertMany } from '../../../kernel/db/write.ts';
import { type OwedEntry, owedEntries, type OwedPlace } from '../../books/index.ts';
import { canceledContractFact } from '../../cancellation/index.ts';
import { sellerFact } from '../../contracts/index.ts';
import { readCountryHolidays } from '../../retailers/index.ts';
import { termsOn, waitingSaleDueOn } from '../facts.ts';
import { itemDueOn, type Terms, usualTerms } from '../rules/due-on.ts';
import { amountsOf } from '../rules/item-of-entry.ts';
import { transferItems } from '../tables.ts';

/** No retailer sold before. */
const FIRST_DAY = civilDate('2000-01-01');
/** An entry of the last second of a day may come to light after the day was collected. */
const LOOKED_AT_AGAIN_DAYS = 1;

/** Days are collected in their order: nothing posted before the last one that was is missing, of whatever day it is. */
async function firstDay(db: Db): Promise<CivilDate> {
  const last = maxOf(transferItems.row('i').onDay);
  const found = await rowOf(db, select({ last }, sql`from ${transferItems.sql} i where i.kind <> 'ANTICIPATION'`));
  return found?.last ? addDays(found.last, -LOOKED_AT_AGAIN_DAYS) : FIRST_DAY;
}

/** Answers a fact about each entry that it concerns, by the entry's id. */
async function byEntry(
  db: Db,
  entries: readonly OwedEntry[],
  event: string,
  of: (borrowerId: Template, id: Template) => Template<string | null>,
) {
  const asked = entries
    .filter((entry) => entry.event === event)
    .map(({ id, borrowerId, subjectId }) => ({ id, borrowerId, subjectId }));
  const named = sql`json_to_recordset(${JSON.stringify(asked)}::json) as n("id" uuid, "borrowerId" uuid, "subjectId" uuid)`;
  const found = of(sql.ref('n.borrowerId'), sql.ref('n.subjectId'));
  const rows = await rowsOf(db, select({ id: cast('uuid', sql`n.id`), found }, sql`from ${named}`));
  return new Map(rows.map((row) => [row.id, row.found]));
}

type NewItem = NewRow<typeof transferItems>;

async function itemsOf(db: Db, entries: readonly OwedEntry[]): Promise<NewItem[]> {
  const sellers = await byEntry(db, entries, 'ORIGINATION', sellerFact);
  const canceled = await byEntry(db, entries, 'CANCELLATION', canceledContractFact);
  const bankHolidays = await readCountryHolidays(db);
  const terms = new Map<string, Terms>();
  const soldNow = new Map<string, CivilDate>();
  const items: NewItem[] = [];
  for (const entry of entries) {
    const { retailerId, postedOn: onDay } = entry;
    const amounts = amountsOf(entry);
    const contractId = entry.event === 'ORIGINATION' ? entry.subjectId : (canceled.get(entry.id) ?? null);
    const key = `${retailerId} ${onDay}`;
    if (amounts.kind === 'SALE' && !terms.has(key)) terms.set(key, await termsOn(db, retailerId, onDay));
    const waiting =
      amounts.kind === 'RETURN' && contractId !== null
        ? (soldNow.get(contractId) ?? (await waitingSaleDueOn(db, retailerId, contractId)))
        : null;
    const dueOn = itemDueOn({ ...amounts, onDay }, { terms: terms.get(key) ?? usualTerms, bankHolidays }, waiting);
    if (amounts.kind === 'SALE' && contractId !== null) soldNow.set(contractId, dueOn);
    items.push({
      ...amounts,
      retailerId,
      id: entry.id,
      borrowerId: entry.borrowerId,
      contractId,
      storeId: entry.storeId,
      operatorId: sellers.get(entry.id) ?? null,
      happenedAt: entry.postedAt,
      onDay,
      dueOn,
      batchId: null,
    });
  }
  return items;
}

const placeOf = (cursor: string | null): OwedPlace | null =>
  cursor === null ? null : (JSON.parse(cursor) as OwedPlace);

/**
 * What the books owe retailers of the days that are over, an item an entry, each with the day it is due by the terms of
 * its day. One that is there already stays: collecting a day again adds nothing.
 */
export const collectItems: DayCloseStep = {
  name: 'transfers.collect',
  async run(db, { day, cursor, limit }) {
    const entries = await owedEntries(db, { from: await firstDay(db), before: day, after: placeOf(cursor), limit });
    const last = entries.at(-1);
    if (last === undefined) return { rows: 0, cursor: null };
    const items = await itemsOf(db, entries);
    const added =
      await sql`${insertMany(transferItems, items)} on conflict (retailer_id, id) do nothing returning 1`.execute(db);
    const place: OwedPlace = { on: last.postedOn, borrowerId: last.borrowerId, id: last.id };
    return { rows: added.rows.length, cursor: entries.length < limit ? null : JSON.stringify(place) };
  },
};
