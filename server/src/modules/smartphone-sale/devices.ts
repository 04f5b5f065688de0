import { sql, type Template } from '../../kernel/db/sql.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { cast, either, fact, isTrue, literal, type ShapeOf } from '../../kernel/db/select.ts';
import { pick } from '../../kernel/db/table.ts';
import { jobFragment } from '../../kernel/jobs/outbox.ts';
import { productName } from './catalogue/facts.ts';
import { contractDevices, deviceBindings, deviceProducts } from './tables.ts';

type Key = string | Template;

/** Kind of the job that takes the lock off a device. */
export const RELEASE_JOB = 'smartphone.release';
/** Kind of the job that puts the lock back on the device of a contract that owes again. */
export const LOCK_AGAIN_JOB = 'smartphone.lock-again';

const shape = {
  ...pick(
    contractDevices.fact('device_f'),
    'imei',
    'retailerId',
    'productId',
    'brand',
    'confirmAttempts',
    'consentedAt',
    'settledAt',
  ),
  name: cast(
    'text',
    sql`coalesce((select ${productName} from ${deviceProducts.sql} product_f
      where product_f.id = device_f.product_id), device_f.brand)`,
  ),
  status: either(
    sql`exists (select 1 from ${deviceBindings.sql} bound_f
      where bound_f.imei = device_f.imei and bound_f.contract_id = device_f.contract_id)`,
    literal('BOUND'),
    contractDevices.fact('device_f').status,
  ),
};

/** The device of a contract as this module decides on it. */
export type DeviceRow = ShapeOf<typeof shape>;

/** Scalar subquery: the device of a contract; null when none was verified. BOUND while its IMEI is bound to it. */
export function deviceFact(borrowerId: Key, contractId: Key): Template<DeviceRow | null> {
  return fact(
    shape,
    sql`from ${contractDevices.sql} device_f
      where device_f.borrower_id = ${borrowerId}::uuid and device_f.contract_id = ${contractId}::uuid`,
  );
}

/** Scalar subquery: whether an IMEI serves another contract that is neither paid off nor cancelled. */
export function isImeiTakenFact(imei: Key, contractId: Key): Template<boolean> {
  return isTrue(sql`exists (
    select 1 from ${deviceBindings.sql} where imei = ${imei}::text and contract_id <> ${contractId}::uuid)`);
}

/** Scalar subquery: whether another contract has the same device, or locks it to have it. The second may pass. */
export function isServingElsewhereFact(imei: Key, contractId: Key): Template<boolean> {
  return isTrue(sql`${isImeiTakenFact(imei, contractId)} or exists (
    select 1 from ${contractDevices.sql} where imei = ${imei}::text and contract_id <> ${contractId}::uuid
      and status in ('SUBMITTED', 'LOCKED'))`);
}

/**
 * Sells a locked device: binds its IMEI to the contract. Misses when the device is not locked; an IMEI bound to
 * another contract breaks the primary key. Goes with a move of the limit: what replaces or releases a device moves it
 * too, so the device read here is the one the sale was decided on. Its row is locked: another contract of the IMEI that
 * ends takes the lock off both.
 */
export function bindDeviceFragment(bind: { borrowerId: string; contractId: string; at: Date }): Fragment {
  return part(
    'bound_device',
    sql`
      insert into ${deviceBindings.sql} (imei, borrower_id, contract_id, bound_at)
      select imei, borrower_id, contract_id, ${bind.at}::timestamptz from ${contractDevices.sql}
      where borrower_id = ${bind.borrowerId}::uuid and contract_id = ${bind.contractId}::uuid and status = 'LOCKED'
      for update`,
  );
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
 * already or about to come off. `mustAsk` asks the lock service although the device counts as locked. Only for contracts
 * of product SMARTPHONE_SALE.
 */
export function lockAgainJob(contract: {
  borrowerId: string;
  contractId: string;
  at: Date;
  mustAsk?: boolean;
}): Fragment[] {
  const { borrowerId, contractId, at, mustAsk } = contract;
  const payload = { borrowerId, contractId, ...(mustAsk && { isAgain: true }) };
  const job = jobFragment({ kind: LOCK_AGAIN_JOB, payload, runAt: at });
  return [{ ...job, name: `lock_again_${contractId}` }];
}
