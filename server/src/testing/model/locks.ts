import { sql } from '../../kernel/db/sql.ts';
import type { Contract, Model } from './model.ts';
import { isPaidOff } from './settle.ts';
import type { Till } from './till.ts';

/** Offers whose device was sold with another contract, which owes nothing any more: its lock may have come off. */
function mayBeUnlocked(model: Model): Contract[] {
  const isOver = (one: Contract) => one.state === 'CANCELED' || isPaidOff(one);
  const freed = new Set(
    model.contracts.filter((one) => one.acceptedOn !== null && isOver(one)).map((one) => one.device?.imei),
  );
  return model.contracts.filter(
    ({ acceptedOn, device }) => acceptedOn === null && device && device.state !== 'VERIFIED' && freed.has(device.imei),
  );
}

/**
 * Whether the worker has taken the lock off a device that was sold is not the model's to say: it reads it, and only where
 * it may be. From then on the device must be locked again before it is sold.
 */
export async function takeOverLocks(till: Till): Promise<void> {
  const offers = mayBeUnlocked(till.model);
  if (offers.length === 0) return;
  const { rows } = await sql<{ id: string }>`
    select contract_id as id from contract_devices where status = 'VERIFIED'
      and contract_id in (select jsonb_array_elements_text(${JSON.stringify(offers.map(({ id }) => id))}::jsonb)::uuid)`.execute(
    till.world.db,
  );
  const unlocked = new Set(rows.map(({ id }) => id));
  for (const { id, device } of offers) if (device && unlocked.has(id)) device.state = 'VERIFIED';
}
