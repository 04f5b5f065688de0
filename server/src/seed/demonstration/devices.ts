import { addDays, type Cents, cents, type CivilDate } from '@balcao/credit-math';
import type { Db } from '../../kernel/db/database.ts';
import { sql } from '../../kernel/db/sql.ts';
import { jobs } from '../../kernel/db/tables.ts';
import { addOffer, addProduct, addTac } from '../../modules/smartphone-sale/index.ts';
import { type Counter, leaveDevice } from './counter.ts';
import type { DemonstrationCustomer } from './customers.ts';
import { fixedId } from './fixed-ids.ts';
import type { Happening } from './happenings.ts';
import { retailerOf, storeOf } from './shops.ts';

const ON_SALE_FOR_DAYS = 60;

type Terms =
  | { downPaymentCents: Cents }
  | { maxDownPaymentRate: string; minPriceRate?: string; maxAmountCents?: Cents };

interface DemonstrationDevice {
  manufacturer: string;
  model: string;
  description: string;
  priceCents: Cents;
  terms: Terms;
}

/** A price the seller may go down with: to 85 % of it, a fifth paid down, at most R$ 1.200,00 financed. */
const range: Terms = { maxDownPaymentRate: '0.2', minPriceRate: '0.85', maxAmountCents: cents(120_000) };

const devices: readonly DemonstrationDevice[] = [
  {
    manufacturer: 'Samsung',
    model: 'Galaxy A06 128 GB',
    description: 'Tela de 6,7 pol., 4 GB de memória, preto',
    priceCents: cents(89_900),
    terms: { downPaymentCents: cents(14_900) },
  },
  {
    manufacturer: 'Samsung',
    model: 'Galaxy A16 256 GB',
    description: 'Tela de 6,7 pol., 8 GB de memória, azul',
    priceCents: cents(159_990),
    terms: range,
  },
  {
    manufacturer: 'Motorola',
    model: 'Moto G24 128 GB',
    description: 'Tela de 6,6 pol., 4 GB de memória, grafite',
    priceCents: cents(99_990),
    terms: { maxDownPaymentRate: '0.15' },
  },
  {
    manufacturer: 'Realme',
    model: 'C61 256 GB',
    description: 'Tela de 6,7 pol., 8 GB de memória, verde',
    priceCents: cents(124_900),
    terms: range,
  },
  {
    manufacturer: 'Infinix',
    model: 'Smart 9 128 GB',
    description: 'Tela de 6,7 pol., 4 GB de memória, prata',
    priceCents: cents(74_900),
    terms: { downPaymentCents: cents(9_900) },
  },
  {
    manufacturer: 'Itel',
    model: 'A50 64 GB',
    description: 'Tela de 6,6 pol., 3 GB de memória, preto',
    priceCents: cents(54_900),
    terms: { downPaymentCents: cents(4_900) },
  },
];

/** IMEIs that start like this are for tests; the register of the demonstration takes them for these makers. */
const tacs = [
  ['00100101', 'Samsung'],
  ['00100102', 'Motorola'],
  ['00100103', 'Realme'],
] as const;

/** A test IMEI of the first device, by its maker's TAC. */
const LEFT_IMEI = '001001010000104';

/** Longer than an offer holds. */
const LEFT_DAYS_AGO = 4;

/** A customer left in the midst of a sale, and the lock never came off: an analyst looks at it. */
export function deviceHappenings(counter: Counter, customer: DemonstrationCustomer, today: CivilDate): Happening[] {
  if (!customer.leavesDevice) return [];
  const run = async () => {
    const sale = { borrowerId: customer.id, cpf: customer.cpf, productId: fixedId('device', 1), imei: LEFT_IMEI };
    await leaveDevice(counter, { ...storeOf('shopping'), role: 'cashier', ...sale, financedCents: 75_000 });
    await settleReleases(counter);
    return [];
  };
  return [{ at: new Date(`${addDays(today, -LEFT_DAYS_AGO)}T19:00:00Z`), run }];
}

/** The job that takes such a lock off was used up without an answer. */
async function settleReleases({ platform }: Counter): Promise<void> {
  await sql`update ${jobs.sql} set done_at = run_at, attempts = 8
    where kind = 'smartphone.release' and done_at is null`.execute(platform.db);
}

/** Puts devices into the catalogue of one retailer, on sale since weeks ago. */
export async function addDevices(db: Db, today: CivilDate): Promise<void> {
  const retailerId = retailerOf('norte').id;
  for (const [index, { priceCents, terms, ...device }] of devices.entries()) {
    const productId = await addProduct(db, { ...device, id: fixedId('device', index + 1), retailerId });
    const validFrom = addDays(today, -ON_SALE_FOR_DAYS);
    await addOffer(db, { productId, retailerId, validFrom, priceCents, ...terms });
  }
  for (const [tac, brand] of tacs) await addTac(db, tac, brand);
}
