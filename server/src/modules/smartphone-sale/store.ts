import { sql } from '../../kernel/db/sql.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { insertOne } from '../../kernel/db/write.ts';
import { jobFragment } from '../../kernel/jobs/outbox.ts';
import { TERMS_TODAY } from '../documents/index.ts';
import { RELEASE_JOB } from './devices.ts';
import { contractDevices, deviceBindings, lockCommands } from './tables.ts';

export interface DeviceKey {
  borrowerId: string;
  contractId: string;
  imei: string;
}

export interface VerifiedDevice extends DeviceKey {
  retailerId: string;
  productId: string;
  brand: string;
  at: Date;
}

/** The device of an offer, or another one in its place: what was locked before starts again. */
export function verifiedDeviceFragment({ at, ...verified }: VerifiedDevice): Fragment {
  return part(
    'verified_device',
    sql`
      ${insertOne(contractDevices, { ...verified, status: 'VERIFIED', verifiedAt: at })}
      on conflict (borrower_id, contract_id) do update set product_id = excluded.product_id, imei = excluded.imei,
        brand = excluded.brand, status = 'VERIFIED', confirm_attempts = 0, lock_message = null,
        verified_at = excluded.verified_at, submitted_at = null, locked_at = null, released_at = null,
         consented_at = null, consent_by_name = null, consent_terms = null, settled_at = null, settled_by_name = null,
         settlement_reason = null, asked_again_reason = null`,
  );
}

/** The customer signed the term of the lock of this device. */
export function consentFragment(device: DeviceKey & { at: Date; byName: string }): Fragment {
  return part(
    'device_consent',
    sql`
      update ${contractDevices.sql} set consented_at = ${device.at}::timestamptz, consent_by_name = ${device.byName}::text,
        consent_terms = ${TERMS_TODAY}::integer
      where borrower_id = ${device.borrowerId}::uuid and contract_id = ${device.contractId}::uuid
        and imei = ${device.imei}::text and consented_at is null`,
  );
}

/** The lock is being asked for: kept before the service is told, so that no lock is ever forgotten. */
export function submittedDeviceFragment(device: DeviceKey & { at: Date }): Fragment {
  return part(
    'submitted_device',
    sql`
      update ${contractDevices.sql} set status = 'SUBMITTED', submitted_at = ${device.at}::timestamptz, lock_message = null
      where borrower_id = ${device.borrowerId}::uuid and contract_id = ${device.contractId}::uuid
        and imei = ${device.imei}::text and status in ('VERIFIED', 'SUBMITTED')`,
  );
}

/** What the lock service is told last of a device. First in its write, after the limit: others who tell it wait. */
export function lockCommandFragment(told: { imei: string; command: 'LOCK' | 'RELEASE'; at: Date }): Fragment {
  return part(
    'lock_command',
    sql`
      ${insertOne(lockCommands, told)}
      on conflict (imei) do update set word = excluded.word, at = excluded.at`,
  );
}

/** Nobody unlocked the device since its lock was asked for; misses when somebody did. */
export function standingLockFragment({ imei, at }: { imei: string; at: Date }): Fragment {
  return part(
    'standing_lock',
    sql`
      update ${lockCommands.sql} set at = ${at}::timestamptz where imei = ${imei}::text and word = 'LOCK'`,
  );
}

/** Offers whose device was unlocked under another contract must have it locked again; `count` is how many hold it. */
export function withdrawnLocksFragment({ imei, count }: { imei: string; count: number }): Fragment {
  return part(
    'withdrawn_locks',
    sql`
      update ${contractDevices.sql} d set status = 'VERIFIED', submitted_at = null, locked_at = null, lock_message = null
      where d.imei = ${imei}::text and d.status in ('SUBMITTED', 'LOCKED') and not exists (
        select 1 from ${deviceBindings.sql} b where b.imei = d.imei and b.contract_id = d.contract_id)`,
    count,
  );
}

/** What the service said of the lock. */
export function lockAnswerFragment(
  device: DeviceKey & { at: Date; isLocked: boolean; message: string | null; isAttempt: boolean },
): Fragment {
  return part(
    'lock_answer',
    sql`
      update ${contractDevices.sql} set lock_message = ${device.message}::text,
        status = case when ${device.isLocked}::boolean then 'LOCKED' else status end,
        locked_at = case when ${device.isLocked}::boolean then ${device.at}::timestamptz else locked_at end,
        confirm_attempts = confirm_attempts + ${device.isAttempt ? 1 : 0}::integer
      where borrower_id = ${device.borrowerId}::uuid and contract_id = ${device.contractId}::uuid
        and imei = ${device.imei}::text and status = 'SUBMITTED'`,
  );
}

/** A device whose lock came off. */
export function releasedDeviceFragment(device: DeviceKey & { at: Date }): Fragment {
  return part(
    'released_device',
    sql`
      update ${contractDevices.sql} set status = 'RELEASED', released_at = ${device.at}::timestamptz
      where borrower_id = ${device.borrowerId}::uuid and contract_id = ${device.contractId}::uuid
        and imei = ${device.imei}::text and status in ('SUBMITTED', 'LOCKED')`,
  );
}

/** A released device that is locked again, bound to its contract as before; misses when it is not released any more. */
export function reboundDeviceFragments(device: DeviceKey & { at: Date }): Fragment[] {
  const isReleased = sql`borrower_id = ${device.borrowerId}::uuid and contract_id = ${device.contractId}::uuid
    and imei = ${device.imei}::text and status = 'RELEASED'`;
  return [
    part(
      'relocked_device',
      sql`
        update ${contractDevices.sql} set status = 'LOCKED', released_at = null, lock_message = null where ${isReleased}`,
    ),
    part(
      'rebound_device',
      sql`
        insert into ${deviceBindings.sql} (imei, borrower_id, contract_id, bound_at)
        select imei, borrower_id, contract_id, ${device.at}::timestamptz from ${contractDevices.sql} where ${isReleased}`,
    ),
  ];
}

/** Why a device that is to be locked again cannot be, in the words of who refused. */
export function refusedAgainFragment(device: DeviceKey & { message: string }): Fragment {
  return part(
    'refused_again',
    sql`
      update ${contractDevices.sql} set lock_message = ${device.message}::text
      where borrower_id = ${device.borrowerId}::uuid and contract_id = ${device.contractId}::uuid
        and imei = ${device.imei}::text`,
  );
}

/** The IMEI of a contract that ended may serve another one. */
export function freedImeiFragment(device: DeviceKey): Fragment {
  return part(
    'freed_imei',
    sql`
      delete from ${deviceBindings.sql} where imei = ${device.imei}::text and borrower_id = ${device.borrowerId}::uuid
        and contract_id = ${device.contractId}::uuid`,
  );
}

/** A device that is locked but not sold is released when `at` comes: the offer ended, or another device took its place. */
export function releaseUnsoldFragment(device: DeviceKey & { brand: string; at: Date }): Fragment {
  const { at, ...payload } = device;
  return jobFragment({ kind: RELEASE_JOB, payload: { ...payload, reason: 'UNSOLD' }, runAt: at });
}
