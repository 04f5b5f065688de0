import type { CivilDate } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import { act } from '../../kernel/act/act.ts';
import type { Principal } from '../../kernel/act/principal.ts';
import { isTrue, rowOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { refuse } from '../../kernel/refusal.ts';
import { overdueBillings, setOffFragments, setOffsOf } from '../billings/index.ts';
import { countryHolidaysFact } from '../retailers/index.ts';
import { readHead, termsOn, waitingItems } from './facts.ts';
import { checkBatchDay } from './rules/check-batch.ts';
import { settle } from './rules/settle.ts';
import { headLock, moveHeadFragment, newBatchFragments } from './store.ts';
import { transferBatches } from './tables.ts';

interface Asked {
  retailerId: string;
  day: CivilDate;
  /** A person is told why there is none; the close of the day makes none. */
  isByHand: boolean;
}

interface BatchFacts {
  head: Awaited<ReturnType<typeof readHead>>;
  items: Awaited<ReturnType<typeof waitingItems>>;
  isTaken: boolean;
  bankHolidays: ReadonlySet<CivilDate>;
  /** What comes off it where the retailer's terms say so. */
  overdue: Awaited<ReturnType<typeof overdueBillings>>;
}

/**
 * The batch of a retailer and a day with all that is due and in none, and what the one before it left. One that has
 * nothing to pay is done as it is made. Returns its id, null where the close finds nothing to do.
 * @throws Refusal by hand DATE_IN_THE_FUTURE, NOT_A_BUSINESS_DAY, ALREADY_EXISTING_BATCH_ON_DATE, NO_ORIGINATIONS_ON_DATE.
 */
export function makeDueBatch(
  platform: Pick<Platform, 'db' | 'clock'>,
  principal: Principal,
  { retailerId, day, isByHand }: Asked,
): Promise<string | null> {
  return act<BatchFacts, string | null>(platform, {
    principal,
    lock: headLock(retailerId),
    async read(db) {
      const taken = isTrue(
        sql`exists (select 1 from ${transferBatches.sql} b where b.retailer_id = ${retailerId}::uuid
          and b.on_day = ${day}::date and b.reversed_at is null)`,
      );
      const found = await rowOf(db, select({ taken, holidays: countryHolidaysFact }));
      const { setsOffBillings = false } = await termsOn(db, retailerId, day);
      return {
        head: await readHead(db, retailerId),
        items: await waitingItems(db, retailerId, sql`i.due_on <= ${day}::date`),
        isTaken: found?.taken ?? false,
        bankHolidays: new Set(found?.holidays),
        overdue: setsOffBillings ? await overdueBillings(db, retailerId) : [],
      };
    },
    decide({ head, items, isTaken, bankHolidays, overdue }, { now, today }) {
      if (isByHand) {
        checkBatchDay(day, today, bankHolidays);
        if (isTaken) refuse('ALREADY_EXISTING_BATCH_ON_DATE');
        if (items.length === 0) refuse('NO_ORIGINATIONS_ON_DATE');
      }
      if (isTaken || items.length === 0) return { unchanged: null };
      const id = newId();
      const owed = settle(items, head.carriedCents);
      const setOffs = setOffsOf(overdue, owed.paidCents);
      const setOffCents = sumCents(setOffs.map(({ valueCents }) => valueCents));
      const settled = { ...owed, setOffCents, paidCents: cents(owed.paidCents - setOffCents) };
      const isPaid = settled.paidCents > 0;
      const status = isPaid ? ('AT_UME' as const) : ('AT_RETAILER' as const);
      const row = { ...settled, retailerId, id, onDay: day, status, madeAt: now, transferredAt: isPaid ? null : now };
      return {
        answer: id,
        writes: [
          moveHeadFragment(retailerId, head, settled.carriedCents),
          ...newBatchFragments(row, items.length),
          ...setOffFragments(setOffs, { batchId: id, at: now, on: today }),
        ],
        audit: {
          action: 'transfer.batch-made',
          subject: id,
          detail: {
            retailer: retailerId,
            day,
            sales: settled.originationsCount,
            paidCents: settled.paidCents,
            setOffCents,
          },
        },
        taken: 'ALREADY_EXISTING_BATCH_ON_DATE',
        missed: Object.fromEntries(
          ['claimed_items', ...setOffs.map((_, index) => `moved_billing_${index + 1}`)].map((name) => [
            name,
            'BATCH_MOVED',
          ]),
        ),
      };
    },
  });
}
