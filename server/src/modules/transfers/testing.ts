import { addDays, cents, civilDate } from '@balcao/credit-math';
import { batchSteps, type CivilDate } from '@balcao/contract';
import type { Keyed } from '../../kernel/act/principal.ts';
import type { Actor } from '../../kernel/auth/actor.ts';
import type { Platform } from '../../kernel/platform.ts';
import { newId } from '../../kernel/ids.ts';
import { guardedWrite, part } from '../../kernel/db/guarded-write.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { collectItems } from './close-steps/collect-items.ts';
import { makeBatches } from './close-steps/make-batches.ts';
import { transferBatches } from './tables.ts';
import { finishStep } from './use-cases/finish-step.ts';
import { listBatches } from './use-cases/list-batches.ts';

/** What the close of a day does of transfers, in batches of two. */
export async function closeTransfers({ db, clock }: Pick<Platform, 'db' | 'clock'>, day: CivilDate): Promise<number> {
  let batches = 0;
  for (const step of [collectItems, makeBatches]) {
    let cursor: string | null = null;
    do {
      const done: { rows: number; cursor: string | null } = await step.run(db, {
        day,
        now: clock.now(),
        cursor,
        limit: 2,
      });
      cursor = done.cursor;
      batches += step === makeBatches ? done.rows : 0;
    } while (cursor !== null);
  }
  return batches;
}

let made = 0;

/** A batch of a shop with nothing in it to pay; returns its id. */
export async function givenBatch({ db }: Platform, { retailerId }: { retailerId: string }): Promise<string> {
  const id = newId();
  const nothing = cents(0);
  const figures = { principalCents: nothing, feeCents: nothing, discountCents: nothing, adjustedCents: nothing };
  const settled = { broughtCents: nothing, paidCents: nothing, carriedCents: nothing };
  const at = new Date('2026-11-20T12:00:00Z');
  const row = {
    retailerId,
    id,
    onDay: addDays(civilDate('2026-01-01'), (made += 1)),
    status: 'AT_RETAILER' as const,
    originationsCount: 0,
  };
  const batch = { ...row, ...figures, ...settled, madeAt: at, transferredAt: at };
  await guardedWrite(db, [part('batch', insertOne(transferBatches, batch))]);
  return id;
}

/** Brings every batch of a shop that is on its way to it. */
export async function finishAll(
  platform: Platform,
  { actor, keyed }: { actor: Actor; keyed: () => Keyed },
  { retailerId }: { retailerId: string },
): Promise<void> {
  const { items } = await listBatches(platform, actor, { state: 'OPEN' });
  for (const { batchId } of items.filter((batch) => batch.retailerId === retailerId)) {
    for (const step of batchSteps) {
      await finishStep(
        platform,
        keyed(),
        { batchId, step },
        { retailerId, endToEndId: `E${'1'.repeat(20)}AbCdEfGhIjK` },
      );
    }
  }
}
export { anticipateSales, quoteAnticipation } from './use-cases/anticipate-sales.ts';
