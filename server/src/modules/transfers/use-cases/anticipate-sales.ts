import type { CivilDate, Handled } from '@balcao/contract';
import { type Cents, cents } from '@balcao/credit-math';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { rowsOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { pick } from '../../../kernel/db/table.ts';
import { insertMany } from '../../../kernel/db/write.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { readCountryHolidays } from '../../retailers/index.ts';
import { readHead, termsOn, waitingItems } from '../facts.ts';
import { reading } from '../house.ts';
import { makeDueBatch } from '../make-due-batch.ts';
import { anticipate } from '../rules/anticipate.ts';
import { freeSales, payableOn } from '../rules/later-sales.ts';
import { anticipationPostings } from '../rules/postings.ts';
import { headLock, moveHeadFragment, transferEntry } from '../store.ts';
import { transferBatches, transferItems } from '../tables.ts';

type Quote = Handled<'GET /backofficeOriginations/retailers/{id}/anticipation'>['answer'];
type Ask = Handled<'POST /backofficeOriginations/retailers/{id}/anticipation'>['body'];

/** Days from one on that a retailer's batch is made for. */
const madeSince = async (db: Db | Tx, retailerId: string, day: CivilDate): Promise<CivilDate[]> => {
  const rows = sql`from ${transferBatches.sql} b where b.retailer_id = ${retailerId}::uuid
    and b.on_day >= ${day}::date and b.reversed_at is null`;
  return (await rowsOf(db, select(pick(transferBatches.row('b'), 'onDay'), rows))).map(({ onDay }) => onDay);
};

/** All sales that are due after the day they can be paid on. @throws Refusal ANTICIPATION_NOT_OFFERED, NOTHING_TO_ANTICIPATE. */
async function readLater(db: Db | Tx, retailerId: string, today: CivilDate) {
  const { anticipationRateMonthly: rateMonthly } = await termsOn(db, retailerId, today);
  if (rateMonthly === null) refuse('ANTICIPATION_NOT_OFFERED');
  const paidOn = payableOn(today, await madeSince(db, retailerId, today), await readCountryHolidays(db));
  const items = await waitingItems(db, retailerId, sql`i.due_on > ${paidOn}::date`);
  const sales = freeSales(items);
  if (sales.length === 0) refuse('NOTHING_TO_ANTICIPATE');
  return { head: await readHead(db, retailerId), rateMonthly, paidOn, sales };
}
type Later = Awaited<ReturnType<typeof readLater>>;

const quoteOf = ({ rateMonthly, paidOn, sales }: Later): Quote => {
  const { faceCents, discountCents, paidCents } = anticipate(sales, rateMonthly, paidOn);
  return { paidOn, rateMonthly, count: sales.length, face: faceCents, discount: discountCents, paid: paidCents };
};

/** @throws Refusal RETAILER_NOT_FOUND, ANTICIPATION_NOT_OFFERED, NOTHING_TO_ANTICIPATE. */
export const quoteAnticipation = (platform: Platform, actor: Actor, retailerId: string): Promise<Quote> =>
  reading(platform, actor, retailerId, async () => {
    const today = dayIn(actor.zone, platform.clock.now());
    return quoteOf(await asSystem('transfers', () => readLater(platform.db, retailerId, today)));
  });

function broughtForward(retailerId: string, { sales, paidOn }: Later): Fragment {
  const ids = JSON.stringify(sales.map(({ id }) => id));
  return part(
    'anticipated_sales',
    sql`update ${transferItems.sql} set due_on = ${paidOn}::date where retailer_id = ${retailerId}::uuid
      and batch_id is null and due_on > ${paidOn}::date
      and id in (select jsonb_array_elements_text(${ids}::jsonb)::uuid)`,
    sales.length,
  );
}

/**
 * Brings what is due later forward, with one discount a sale and its books; what can be paid today is in a batch at once.
 * @throws Refusal of `quoteAnticipation`, ANTICIPATION_CHANGED when the discount is not what was quoted.
 */
export const anticipateSales = (platform: Platform, by: Keyed, retailerId: string, { discount }: Ask): Promise<Quote> =>
  reading(platform, by.actor, retailerId, () =>
    asSystem('transfers', async () => {
      const { zone } = by.actor;
      const quote = await bringForward(platform, by, retailerId, discount);
      const system = { kind: 'system', name: 'transfers', retailerId, zone } as const;
      const day = quote.paidOn as CivilDate;
      const isToday = day === dayIn(zone, platform.clock.now());
      if (isToday) await makeDueBatch(platform, system, { retailerId, day, isByHand: false });
      return quote;
    }),
  );

const bringForward = (platform: Platform, by: Keyed, retailerId: string, discount: Cents): Promise<Quote> =>
  act(platform, {
    principal: by,
    lock: headLock(retailerId),
    read: (db, { today }) => readLater(db, retailerId, today),
    decide(later, { now: at, today: on }) {
      const quote = quoteOf(later);
      if (quote.discount !== discount) refuse('ANTICIPATION_CHANGED');
      const rows = discountItems(retailerId, later, { at, on });
      const subjectId = newId();
      const postings = discount === 0 ? [] : anticipationPostings(discount);
      return {
        answer: quote,
        writes: [
          moveHeadFragment(retailerId, later.head, later.head.carriedCents),
          broughtForward(retailerId, later),
          ...(rows.length === 0 ? [] : [part('discounts', insertMany(transferItems, rows), rows.length)]),
          ...transferEntry({ retailerId, subjectId, event: 'ANTICIPATION', at, on, postings }),
        ],
        audit: {
          action: 'transfer.anticipated',
          subject: subjectId,
          detail: { retailer: retailerId, sales: quote.count, faceCents: quote.face, discountCents: discount },
        },
        missed: { anticipated_sales: 'ANTICIPATION_CHANGED' },
      };
    },
  });

/** One a sale whose discount is a cent at least. */
function discountItems(retailerId: string, later: Later, { at, on }: { at: Date; on: CivilDate }) {
  const { discounts } = anticipate(later.sales, later.rateMonthly, later.paidOn);
  return discounts
    .filter(({ discountCents }) => discountCents > 0)
    .map(({ sale: { borrowerId, contractId, storeId }, discountCents }) => ({
      retailerId,
      id: newId(),
      kind: 'ANTICIPATION' as const,
      borrowerId,
      contractId,
      storeId,
      operatorId: null,
      happenedAt: at,
      onDay: on,
      dueOn: later.paidOn,
      amountCents: cents(0 - discountCents),
      batchId: null,
    }));
}
