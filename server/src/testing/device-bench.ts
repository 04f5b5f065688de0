import { sql } from '../kernel/db/sql.ts';
import { beforeEach } from 'vitest';
import { creditPorts } from '../bindings.ts';
import { guardedWrite } from '../kernel/db/guarded-write.ts';
import { runDueJobs } from '../kernel/jobs/worker.ts';
import type { Platform } from '../kernel/platform.ts';
import { payInstallments } from '../modules/payments/index.ts';
import { deviceJobs, releaseDeviceJob } from '../modules/smartphone-sale/index.ts';
import { givenProduct, nextImei, type ScriptedLock, scriptedLock } from '../modules/smartphone-sale/testing.ts';
import { type TestDatabase } from './database.ts';
import { authorise, givenDeviceOffer, givenDeviceShop, givenLockedDevice } from './device-sale.ts';
import { silentLog } from './platform.ts';
import { accept, by, givenCustomer, paymentsPorts, type Shop } from './shop.ts';
import { prepareCounter } from './prepare-counter.ts';
import { prepared } from './prepared.ts';

interface Contract {
  borrowerId: string;
  contractId: string;
}

interface DeviceBench {
  database: TestDatabase;
  platform: Platform;
  shop: Shop;
  lock: ScriptedLock;
  product: { productId: string };
}

/**
 * A shop that sells one device, with a lock service that does as it is told, for the tests of one file; the books must
 * hold after them.
 */
export function prepareDevices() {
  const { clock, database, platform, shop } = prepareCounter({ shopPer: 'test', givenShop: givenDeviceShop });
  const lock = prepared(() => scriptedLock(), { per: 'test' });
  const product = prepared(async () => ({ productId: await givenProduct(platform, shop.retailerId) }), { per: 'test' });
  beforeEach(() => sql`delete from jobs`.execute(database.db));
  const bench = { clock, database, platform, shop, lock, product };
  return {
    ...bench,
    ...salesOf(bench),
    ...jobsOf(bench),
    end: (sale: Contract) => guardedWrite(bench.database.db, releaseDeviceJob({ ...sale, at: clock.now() })),
  };
}

function salesOf(bench: DeviceBench) {
  const locked = async (imei = nextImei()) => {
    const { platform, shop, lock } = bench;
    const { productId } = bench.product;
    const borrowerId = await givenCustomer(platform, shop, { limitCents: 500_000 });
    const offer = await givenDeviceOffer(platform, shop, borrowerId, { productId });
    await givenLockedDevice(platform, lock, shop, { contractId: offer.contractId, productId, imei });
    return { ...offer, borrowerId, imei };
  };
  const pay = (installmentIds: string[]) => {
    const { platform, shop } = bench;
    const cashier = by(shop, 'POST /coordinator/contracts/installments/pay-multiple');
    return payInstallments(platform, paymentsPorts, cashier, { installmentIds, storeId: shop.storeId });
  };
  return {
    locked,
    pay,
    sold: async (imei?: string) => {
      const sale = await locked(imei);
      await authorise(bench.platform, bench.shop, sale.proposalId);
      await accept(bench.platform, bench.shop, sale.proposalId);
      return sale;
    },
    /** Pays a contract off, which ends it; the tests run the job that follows. */
    payOff: async ({ contractId }: Pick<Contract, 'contractId'>) => {
      const open = await sql<{ id: string }>`
        select id from installments where contract_id = ${contractId}::uuid order by number`.execute(bench.database.db);
      return pay(open.rows.map(({ id }) => id));
    },
  };
}

function jobsOf(bench: DeviceBench) {
  return {
    /** Runs the jobs of devices; other kinds are not these tests'. */
    work: async () => {
      const { database, platform, lock } = bench;
      await sql`delete from jobs where kind not like 'smartphone.%'`.execute(database.db);
      const handlers = deviceJobs(platform, lock, creditPorts);
      return runDueJobs({ db: database.db, clock: platform.clock, log: silentLog, handlers });
    },
    released: () => bench.lock.calls.flatMap(({ act, device }) => (act === 'release' ? [device] : [])),
    statusOf: async (contractId: string) =>
      (
        await sql<{ status: string; isBound: boolean; trail: number }>`
          select status, exists (select 1 from device_bindings b where b.contract_id = d.contract_id) as "isBound",
            (select count(*) from audit_entries where subject = d.contract_id::text and action = 'device.released') as trail
          from contract_devices d where contract_id = ${contractId}::uuid`.execute(bench.database.db)
      ).rows[0],
  };
}
