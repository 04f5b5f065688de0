import { cents } from '@balcao/credit-math';
import { paymentsPorts } from '../../../bindings.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { cancelContract } from '../../../modules/cancellation/index.ts';
import { deskOf } from '../../../modules/payments/testing/desk.ts';
import { arrive, givenPixCharge } from '../../../modules/pix/testing.ts';
import type { Purchase } from '../life.ts';
import { by, givenCustomer, grant } from '../../shop.ts';
import { agreedAccount } from './agreed.ts';
import { readBooked, readLatestPayment } from './booked.ts';
import { LIMIT, sell } from './sale.ts';
import type { LifeShop } from './shops.ts';

/** An installment of a contract, both as they were numbered. */
export interface Chosen {
  contract: number;
  number: number;
}

export interface ReturnAsk {
  /** Undefined: all that is left. */
  value: number | undefined;
  isDefect: boolean;
}

/** A customer of these shops in the product, and what is done at their counters; `at` is the shop that does it. */
export async function openAccount(platform: Platform, shops: readonly LifeShop[]) {
  const [first] = shops;
  if (!first) throw new Error('no shop');
  const borrowerId = await givenCustomer(platform, first.shop, { limitCents: LIMIT });
  for (const { shop } of shops.slice(1)) await grant(platform, shop, borrowerId);
  const places = new Map(shops.map(({ shop, name }) => [shop.retailerId, name]));
  const contracts: { id: string; sold: LifeShop; agreed: ReturnType<typeof agreedAccount> }[] = [];

  const contractOf = (contract: number) => {
    const found = contracts[contract];
    if (!found) throw new Error('no such contract');
    return found;
  };
  const open = async () =>
    (await deskOf(platform, first.shop).open(borrowerId)).map((row) => ({
      id: row.id,
      due: row.paymentDue as number,
      contract: contracts.findIndex(({ id }) => id === row.contractId),
      number: row.installmentOrder,
    }));
  const ids = async (chosen: readonly Chosen[]) => {
    const rows = await open();
    return chosen.map(
      ({ contract, number }) => rows.find((row) => row.contract === contract && row.number === number)?.id ?? '',
    );
  };
  return {
    borrowerId,
    buy: async (sold: LifeShop, purchase: Purchase) => {
      const { contractId: id, bought } = await sell(platform, sold, { borrowerId, purchase });
      contracts.push({ id, sold, agreed: agreedAccount(platform, sold, { borrowerId, contractId: id }) });
      return bought;
    },
    /** What each open installment of no agreement costs today, by contract and number. */
    due: async () => Object.fromEntries((await open()).map((one) => [`${one.contract}/${one.number}`, one.due])),
    pay: async (chosen: readonly Chosen[], at: LifeShop) => {
      await deskOf(platform, at.shop).pay(await ids(chosen));
    },
    payAmount: async (contract: number, amount: number, at: LifeShop) => {
      await deskOf(platform, at.shop).payAmount(contractOf(contract).id, amount);
    },
    /** Asks for a Pix: what it is to be, and what sends one of so many cents. */
    askPix: async (chosen: readonly Chosen[], at: LifeShop) => {
      const { txid, value: asked } = await givenPixCharge(platform, at.shop, await ids(chosen));
      return { asked: asked as number, send: (value: number) => arrive(platform, { txid, value }) };
    },
    /** Takes the latest payment back, where it was received. */
    undo: async () => {
      const { id, retailerId } = await readLatestPayment(platform.db, borrowerId);
      const at = shops.find(({ shop }) => shop.retailerId === retailerId) ?? first;
      await deskOf(platform, at.shop).undo(id, { by: at.manager });
    },
    giveBack: async (contract: number, { value, isDefect }: ReturnAsk) => {
      const { id, sold } = contractOf(contract);
      await cancelContract(platform, paymentsPorts, by(sold.manager, 'POST /cancellation'), {
        contractId: id,
        reason: isDefect ? 'DEFECT' : 'RETURN_OF_GOODS',
        storeId: sold.shop.storeId,
        value: value === undefined ? undefined : cents(value),
      });
    },
    agreed: (contract: number) => contractOf(contract).agreed,
    booked: () => readBooked(platform.db, borrowerId, places),
  };
}

export type Account = Awaited<ReturnType<typeof openAccount>>;
