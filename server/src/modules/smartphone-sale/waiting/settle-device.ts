import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Decision } from '../../../kernel/act/decision.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { type Fragment, part } from '../../../kernel/db/guarded-write.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { lockAgainJob, releaseDeviceJob } from '../devices.ts';
import { releaseUnsoldFragment } from '../store.ts';
import { contractDevices } from '../tables.ts';
import { type WaitingDevice, waitingDevices, type WaitingPorts } from './views.ts';

type Call = Handled<'POST /smartphone-sale/devices/{contractId}/settle'>;
type Ask = Call['body'] & { contractId: string };

/**
 * A person decides on a device that waits: the lock service is asked again at once, or a device that cannot be locked
 * stays unlocked for good. A lock that should be off is only ever tried again: it is never left on.
 * @throws Refusal DEVICE_NOT_WAITING.
 */
export function settleDevice(platform: Platform, ports: WaitingPorts, by: Keyed, ask: Ask): Promise<Call['answer']> {
  const { retailerId } = by.actor;
  return asSystem('devices-waiting', () =>
    act(platform, {
      principal: by,
      read: async (db, { now }) =>
        (await waitingDevices(db, ports, { retailerId, contractId: ask.contractId, now }))[0] ?? null,
      decide(device, { now }): Decision<Call['answer']> {
        const isLeft = ask.act === 'LEAVE_UNLOCKED';
        if (!device || (isLeft && device.why !== 'NOT_LOCKED_AGAIN')) return refuse('DEVICE_NOT_WAITING');
        return {
          answer: { contractId: device.contractId },
          writes: isLeft
            ? [settledFragment(device, { at: now, byName: by.actor.name, reason: ask.reason })]
            : triedAgain(device, ask.reason, now),
          audit: {
            action: 'device.settled',
            subject: device.contractId,
            customerId: device.borrowerId,
            storeId: device.storeId,
            detail: { act: ask.act, why: device.why },
          },
          missed: { settled_device: 'DEVICE_NOT_WAITING', asked_again: 'DEVICE_NOT_WAITING' },
        };
      },
    }),
  );
}

function triedAgain(device: WaitingDevice, reason: string, at: Date): Fragment[] {
  const { borrowerId, contractId, imei, brand } = device;
  const contract = { borrowerId, contractId, at };
  const asked = askedAgainFragment(device, reason);
  if (device.why === 'NOT_LOCKED_AGAIN') return [asked, ...lockAgainJob({ ...contract, mustAsk: true })];
  return [
    asked,
    ...(device.isSold ? releaseDeviceJob(contract) : [releaseUnsoldFragment({ ...contract, imei, brand })]),
  ];
}

const ofWaiting = ({ borrowerId, contractId, why }: WaitingDevice) => sql`
  where borrower_id = ${borrowerId}::uuid and contract_id = ${contractId}::uuid and ${
    why === 'NOT_LOCKED_AGAIN'
      ? sql`status = 'RELEASED' and lock_message is not null and settled_at is null`
      : sql`status in ('SUBMITTED', 'LOCKED')`
  }`;

/** Why a person asks again. What the service said of a lock is no news any more: the job that follows says it anew. */
const askedAgainFragment = (device: WaitingDevice, reason: string): Fragment =>
  part(
    'asked_again',
    sql`
      update ${contractDevices.sql} set asked_again_reason = ${reason}::text,
        lock_message = case when status = 'RELEASED' then null else lock_message end ${ofWaiting(device)}`,
  );

const settledFragment = (device: WaitingDevice, said: { at: Date; byName: string; reason: string }): Fragment =>
  part(
    'settled_device',
    sql`
      update ${contractDevices.sql} set settled_at = ${said.at}::timestamptz, settled_by_name = ${said.byName}::text,
        settlement_reason = ${said.reason}::text ${ofWaiting(device)}`,
  );
