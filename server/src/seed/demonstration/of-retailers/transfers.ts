import { type BatchStep, batchSteps, type Handled } from '@balcao/contract';
import { addDays, type CivilDate, isBankBusinessDay } from '@balcao/credit-math';
import { asOperator } from '../../../kernel/act/principal.ts';
import { addSeconds, endOfDay, setClock } from '../../../kernel/clock.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { addPolicy } from '../../../modules/policies/index.ts';
import { collectItems, finishStep, holdBatch, listBatches, makeBatches } from '../../../modules/transfers/index.ts';
import { settleMessages } from '../live-customers.ts';
import { IN_FORCE_FOR_DAYS, REASON } from '../policies.ts';
import { operatorOf, retailerOf } from '../shops.ts';

/** Days of which each has its own batch; what was sold before is in the first one. */
const DAYS = 12;
/** More than a demonstration ever sold. */
const LIMIT = 100_000;
/** As a bank names the Pix of a step: its day, and something of the batch. */
const endToEndOf = ({ batchId, date }: Batch, step: BatchStep): string =>
  `E12345678${date.replaceAll('-', '')}1200${batchId.slice(-10)}${batchSteps.indexOf(step)}`;

type Batch = Handled<'GET /backofficeOriginations/batches'>['answer']['items'][number];

/** The provider's analyst, at an instant. */
export function treasurer(at: Date) {
  const { zone, id: retailerId } = retailerOf('provedor');
  const { id: operatorId, name } = operatorOf('provedor', 'analyst');
  const of = { operatorId, retailerId, storeId: null, zone, tokenHash: '' };
  const actor = { ...of, name, role: 'analyst' as const, sessionExpiresAt: addSeconds(at, 3_600) };
  return { actor, by: () => asOperator(actor, { key: newId(), route: 'POST /treasury', bodyHash: newId() }) };
}

async function finish(platform: Platform, batch: Batch, steps: readonly BatchStep[]): Promise<void> {
  for (const step of steps) {
    const { by } = treasurer(platform.clock.now());
    const { batchId, retailerId } = batch;
    await finishStep(platform, by(), { batchId, step }, { retailerId, endToEndId: endToEndOf(batch, step) });
  }
}

/** The first days of the retailers' terms, and their batches up to today: paid, on their way, one held back, one that a bank may pay. */
export async function addTransfers(platform: Platform, today: CivilDate): Promise<void> {
  const { zone } = retailerOf('provedor');
  const since = newId();
  await addPolicy(platform, {
    kind: 'settlement',
    variant: 'STANDARD',
    retailerId: retailerOf('norte').id,
    validFrom: addDays(today, -IN_FORCE_FOR_DAYS),
    document: { rule: 'BUSINESS_DAYS', days: 2, anticipationRateMonthly: '0.0199' },
    reason: REASON,
  });
  // From today on: what came off earlier batches would have been due later.
  await addPolicy(platform, {
    kind: 'settlement',
    variant: 'STANDARD',
    retailerId: retailerOf('sul').id,
    validFrom: today,
    document: { rule: 'BUSINESS_DAYS', days: 1, anticipationRateMonthly: null, setsOffBillings: true },
    reason: REASON,
  });
  const clock = setClock(platform.clock.now());
  const past = { ...platform, clock };
  for (let day = addDays(today, -DAYS); day <= today; day = addDays(day, 1)) {
    if (!isBankBusinessDay(day)) continue;
    clock.set(addSeconds(endOfDay(zone, addDays(day, -1)), 1_800));
    const at = { day, now: clock.now(), cursor: null, limit: LIMIT };
    for (const step of [collectItems, makeBatches]) await step.run(platform.db, at);
  }
  clock.set(platform.clock.now());
  const { items } = await listBatches(past, treasurer(clock.now()).actor, { state: 'OPEN' });
  const [newest, second, third, fourth, ...older] = items.toReversed();
  for (const batch of older.toReversed()) await finish(past, batch, batchSteps);
  // For the next file to the bank, or a Pix of it.
  if (fourth) await finish(past, fourth, batchSteps.slice(0, 2));
  if (third) await finish(past, third, batchSteps.slice(0, 2));
  if (second) await finish(past, second, batchSteps.slice(0, 1));
  await settleMessages(platform.db, since);
  if (!newest || !third) return;
  const hold = { retailerId: third.retailerId, reason: 'Conferir a conta bancária do varejo' };
  await holdBatch(past, treasurer(clock.now()).by(), third.batchId, hold);
}
