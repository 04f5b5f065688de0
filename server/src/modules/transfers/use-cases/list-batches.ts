import type { Handled } from '@balcao/contract';
import { type Cents, cents, isBankBusinessDay, sumCents } from '@balcao/credit-math';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { listKeptContacts, readCountryHolidays } from '../../retailers/index.ts';
import { batchesToRemit, batchesWhere, newestRemittances, waitingDays } from '../facts.ts';
import { reading } from '../house.ts';
import type { PayoutPorts } from '../payouts/ports.ts';
import { deskView } from '../views.ts';

type Call = Handled<'GET /backofficeOriginations/batches'>;

/** Of what is done the newest are shown. */
const MOST_DONE = sql.lit(100);
const which = {
  OPEN: sql`b.status <> 'AT_RETAILER' and b.reversed_at is null order by b.on_day, b.retailer_id`,
  DONE: sql`(b.status = 'AT_RETAILER' or b.reversed_at is not null) order by b.made_at desc, b.id limit ${MOST_DONE}`,
};

/** The treasury desk: what is on its way or done, and what is in no batch yet. The provider sees every retailer's. */
export const listBatches = (
  platform: Platform,
  actor: Actor,
  { state }: Call['query'],
  { provider, bankSays }: Pick<PayoutPorts, 'provider' | 'bankSays'> = { provider: null, bankSays: null },
): Promise<Call['answer']> =>
  reading(platform, actor, null, async (canAct) => {
    const { db, clock } = platform;
    const only = canAct ? null : actor.retailerId;
    const today = dayIn(actor.zone, clock.now());
    const batches = await batchesWhere(
      db,
      sql`(${only}::uuid is null or b.retailer_id = ${only}::uuid) and ${which[state]}`,
    );
    const retailers = new Map((await listKeptContacts(db, only)).map((retailer) => [retailer.id, retailer]));
    const waiting = (await waitingDays(db, only)).map(({ retailerId, dueOn, count, amountCents }) => ({
      retailerId,
      retailerName: retailers.get(retailerId)?.fantasyName ?? '',
      dueOn,
      count,
      amount: amountCents,
      isDue: dueOn <= today,
    }));
    const items = batches.map((batch) => deskView(batch, retailers.get(batch.retailerId), actor.operatorId));
    const toRemit = canAct ? await batchesToRemit(db) : [];
    const sent = canAct ? await newestRemittances(db) : [];
    const sumOf = (amounts: readonly Cents[]) => ({ count: amounts.length, amount: sumCents(amounts) });
    return {
      toRemit: sumOf(toRemit.map(({ paidCents }) => paidCents)),
      remittances: sent.map(({ number, madeAt, lines }) =>
        Object.assign(sumOf(lines.map(({ amountCents }) => cents(amountCents))), {
          number,
          madeAt: madeAt.toISOString(),
        }),
      ),
      today,
      isBusinessDay: isBankBusinessDay(today, await readCountryHolidays(db)),
      payouts: { isOffered: canAct && provider !== null, isDemonstration: canAct && bankSays !== null },
      canAct,
      waiting,
      items,
    };
  });
