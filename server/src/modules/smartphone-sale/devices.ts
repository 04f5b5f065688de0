import { type RawBuilder, sql } from 'kysely';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import { jobFragment } from '../../kernel/jobs/outbox.ts';
import type { DeviceFact } from '../contracts/index.ts';

type Key = string | RawBuilder<unknown>;

/** Kind of the job that takes the lock off a device. */
export const RELEASE_JOB = 'smartphone.release';
/** Kind of the job that puts the lock back on the device of a contract that owes again. */
export const LOCK_AGAIN_JOB = 'smartphone.lock-again';

/** The device of a contract as this module decides on it. */
export interface DeviceRow extends DeviceFact {
  retailerId: string;
  productId: string;
  brand: string;
  /** Times the lock was asked for since the IMEI was verified. */
  confirmAttempts: number;
}

/** Scalar subquery: the device of a contract; null when none was verified. BOUND while its IMEI is bound to it. */
export function deviceFact(borrowerId: Key, contractId: Key): RawBuilder<DeviceRow | null> {
  return sql<DeviceRow | null>`(
    select json_build_object('imei', device_f.imei, 'retailerId', device_f.retailer_id, 'productId', device_f.product_id, 'brand', device_f.brand,
      'name', coalesce((select product_f.manufacturer || ' ' || product_f.model from device_products product_f
        where product_f.id = device_f.product_id), device_f.brand),
      'confirmAttempts', device_f.confirm_attempts,
      'status', case when exists (select 1 from device_bindings bound_f
        where bound_f.imei = device_f.imei and bound_f.contract_id = device_f.contract_id) then 'BOUND' else device_f.status end)
    from contract_devices device_f
    where device_f.borrower_id = ${borrowerId}::uuid and device_f.contract_id = ${contractId}::uuid)`;
}

/** Scalar subquery: whether an IMEI serves another contract that is neither paid off nor cancelled. */
export function isImeiTakenFact(imei: Key, contractId: Key): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select 1 from device_bindings where imei = ${imei}::text and contract_id <> ${contractId}::uuid)`;
}

/** Scalar subquery: whether another contract has the same device, or locks it to have it. The second may pass. */
export function isServingElsewhereFact(imei: Key, contractId: Key): RawBuilder<boolean> {
  return sql<boolean>`(${isImeiTakenFact(imei, contractId)} or exists (
    select 1 from contract_devices where imei = ${imei}::text and contract_id <> ${contractId}::uuid
      and status in ('SUBMITTED', 'LOCKED')))`;
}

/**
 * Sells a locked device: binds its IMEI to the contract. Misses when the device is not locked; an IMEI bound to
 * another contract breaks the primary key. Goes with a move of the limit: what replaces or releases a device moves it
 * too, so the device read here is the one the sale was decided on. Its row is locked: another contract of the IMEI that
 * ends takes the lock off both.
 */
export function bindDeviceFragment(bind: { borrowerId: string; contractId: string; at: Date }): Fragment {
  return {
    name: 'bound_device',
    rows: 1,
    statement: sql`
      insert into device_bindings (imei, borrower_id, contract_id, bound_at)
      select imei, borrower_id, contract_id, ${bind.at}::timestamptz from contract_devices
      where borrower_id = ${bind.borrowerId}::uuid and contract_id = ${bind.contractId}::uuid and status = 'LOCKED'
      for update
      returning 1`,
  };
}

/**
 * For the write that pays a device's contract off or cancels it: the lock comes off the device afterwards, and its
 * IMEI may be sold again. Only for contracts of product SMARTPHONE_SALE.
 */
export function releaseDeviceJob(contract: { borrowerId: string; contractId: string; at: Date }): Fragment[] {
  const { borrowerId, contractId, at } = contract;
  const job = jobFragment({ kind: RELEASE_JOB, payload: { borrowerId, contractId, reason: 'ENDED' }, runAt: at });
  // One payment may pay several contracts off.
  return [{ ...job, name: `release_${contractId}` }];
}

/**
 * For the write that makes a paid off contract owe again: its device is locked again afterwards, whether the lock was off
 * already or about to come off. `isAgain` asks the lock service although the device counts as locked. Only for contracts
 * of product SMARTPHONE_SALE.
 */
export function lockAgainJob(contract: {
  borrowerId: string;
  contractId: string;
  at: Date;
  isAgain?: boolean;
}): Fragment[] {
  const { borrowerId, contractId, at, isAgain } = contract;
  const payload = { borrowerId, contractId, ...(isAgain && { isAgain }) };
  const job = jobFragment({ kind: LOCK_AGAIN_JOB, payload, runAt: at });
  return [{ ...job, name: `lock_again_${contractId}` }];
}
