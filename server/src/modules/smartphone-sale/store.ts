import { sql } from 'kysely';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import { jobFragment } from '../../kernel/jobs/outbox.ts';
import { RELEASE_JOB } from './devices.ts';

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
export function verifiedDeviceFragment(device: VerifiedDevice): Fragment {
  return {
    name: 'verified_device',
    rows: 1,
    statement: sql`
      insert into contract_devices (borrower_id, contract_id, retailer_id, product_id, imei, brand, status, verified_at)
      values (${device.borrowerId}::uuid, ${device.contractId}::uuid, ${device.retailerId}::uuid, ${device.productId}::uuid,
        ${device.imei}::text, ${device.brand}::text, 'VERIFIED', ${device.at}::timestamptz)
      on conflict (borrower_id, contract_id) do update set product_id = excluded.product_id, imei = excluded.imei,
        brand = excluded.brand, status = 'VERIFIED', confirm_attempts = 0, lock_message = null,
        verified_at = excluded.verified_at, submitted_at = null, locked_at = null, released_at = null
      returning 1`,
  };
}

/** The lock is being asked for: kept before the service is told, so that no lock is ever forgotten. */
export function submittedDeviceFragment(device: DeviceKey & { at: Date }): Fragment {
  return {
    name: 'submitted_device',
    rows: 1,
    statement: sql`
      update contract_devices set status = 'SUBMITTED', submitted_at = ${device.at}::timestamptz, lock_message = null
      where borrower_id = ${device.borrowerId}::uuid and contract_id = ${device.contractId}::uuid
        and imei = ${device.imei}::text and status in ('VERIFIED', 'SUBMITTED')
      returning 1`,
  };
}

/** What the lock service is told last of a device. First in its write, after the limit: others who speak of it wait. */
export function lockWordFragment(said: { imei: string; word: 'LOCK' | 'RELEASE'; at: Date }): Fragment {
  return {
    name: 'lock_word',
    rows: 1,
    statement: sql`
      insert into device_lock_words (imei, word, at)
      values (${said.imei}::text, ${said.word}::text, ${said.at}::timestamptz)
      on conflict (imei) do update set word = excluded.word, at = excluded.at
      returning 1`,
  };
}

/** Nobody unlocked the device since its lock was asked for; misses when somebody did. */
export function standingLockFragment({ imei, at }: { imei: string; at: Date }): Fragment {
  return {
    name: 'standing_lock',
    rows: 1,
    statement: sql`
      update device_lock_words set at = ${at}::timestamptz where imei = ${imei}::text and word = 'LOCK' returning 1`,
  };
}

/** Offers whose device was unlocked under another contract must have it locked again; `count` is how many hold it. */
export function withdrawnLocksFragment({ imei, count }: { imei: string; count: number }): Fragment {
  return {
    name: 'withdrawn_locks',
    rows: count,
    statement: sql`
      update contract_devices d set status = 'VERIFIED', submitted_at = null, locked_at = null, lock_message = null
      where d.imei = ${imei}::text and d.status in ('SUBMITTED', 'LOCKED') and not exists (
        select 1 from device_bindings b where b.imei = d.imei and b.contract_id = d.contract_id)
      returning 1`,
  };
}

/** What the service said of the lock. */
export function lockAnswerFragment(
  device: DeviceKey & { at: Date; isLocked: boolean; message: string | null; isAttempt: boolean },
): Fragment {
  return {
    name: 'lock_answer',
    rows: 1,
    statement: sql`
      update contract_devices set lock_message = ${device.message}::text,
        status = case when ${device.isLocked}::boolean then 'LOCKED' else status end,
        locked_at = case when ${device.isLocked}::boolean then ${device.at}::timestamptz else locked_at end,
        confirm_attempts = confirm_attempts + ${device.isAttempt ? 1 : 0}::integer
      where borrower_id = ${device.borrowerId}::uuid and contract_id = ${device.contractId}::uuid
        and imei = ${device.imei}::text and status = 'SUBMITTED'
      returning 1`,
  };
}

/** A device whose lock came off. */
export function releasedDeviceFragment(device: DeviceKey & { at: Date }): Fragment {
  return {
    name: 'released_device',
    rows: 1,
    statement: sql`
      update contract_devices set status = 'RELEASED', released_at = ${device.at}::timestamptz
      where borrower_id = ${device.borrowerId}::uuid and contract_id = ${device.contractId}::uuid
        and imei = ${device.imei}::text and status in ('SUBMITTED', 'LOCKED')
      returning 1`,
  };
}

/** A released device that is locked again, bound to its contract as before; misses when it is not released any more. */
export function reboundDeviceFragments(device: DeviceKey & { at: Date }): Fragment[] {
  const isReleased = sql`borrower_id = ${device.borrowerId}::uuid and contract_id = ${device.contractId}::uuid
    and imei = ${device.imei}::text and status = 'RELEASED'`;
  return [
    {
      name: 'relocked_device',
      rows: 1,
      statement: sql`
        update contract_devices set status = 'LOCKED', released_at = null, lock_message = null where ${isReleased}
        returning 1`,
    },
    {
      name: 'rebound_device',
      rows: 1,
      statement: sql`
        insert into device_bindings (imei, borrower_id, contract_id, bound_at)
        select imei, borrower_id, contract_id, ${device.at}::timestamptz from contract_devices where ${isReleased}
        returning 1`,
    },
  ];
}

/** Why a device that is to be locked again cannot be, in the words of who refused. */
export function refusedAgainFragment(device: DeviceKey & { message: string }): Fragment {
  return {
    name: 'refused_again',
    rows: 1,
    statement: sql`
      update contract_devices set lock_message = ${device.message}::text
      where borrower_id = ${device.borrowerId}::uuid and contract_id = ${device.contractId}::uuid
        and imei = ${device.imei}::text
      returning 1`,
  };
}

/** The IMEI of a contract that ended may serve another one. */
export function freedImeiFragment(device: DeviceKey): Fragment {
  return {
    name: 'freed_imei',
    rows: 1,
    statement: sql`
      delete from device_bindings where imei = ${device.imei}::text and borrower_id = ${device.borrowerId}::uuid
        and contract_id = ${device.contractId}::uuid
      returning 1`,
  };
}

/** A device that is locked but not sold is released when `at` comes: the offer ended, or another device took its place. */
export function releaseUnsoldFragment(device: DeviceKey & { brand: string; at: Date }): Fragment {
  const { at, ...payload } = device;
  return jobFragment({ kind: RELEASE_JOB, payload: { ...payload, reason: 'UNSOLD' }, runAt: at });
}
