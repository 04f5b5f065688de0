import { cents } from '@balcao/credit-math';
import { paymentsPorts } from '../../../bindings.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { cancelContract } from '../../../modules/cancellation/index.ts';
import { deskOf } from '../../../modules/payments/testing/desk.ts';
import { arrive, givenPixCharge } from '../../../modules/pix/testing.ts';
import type { Life } from '../life.ts';
import { by } from '../../shop.ts';
import { agreedAccount } from './agreed.ts';
import { type Booked, readBooked } from './booked.ts';
import { sell } from './sale.ts';
import type { LifeShop } from './shops.ts';

/** The contract of a life in the product, and what is done with it at the counter. */
export async function openAccount(platform: Platform, at: LifeShop, life: Life) {
  const { shop, manager } = at;
  const { borrowerId, contractId, bought } = await sell(platform, at, life);
  const desk = deskOf(platform, shop);
  const agreed = agreedAccount(platform, at, { borrowerId, contractId });
  const open = async () => (await desk.open(borrowerId)).filter((one) => one.contractId === contractId);
  const ids = async (count: number) => (await open()).slice(0, count).map(({ id }) => id);
  let latest: string[] = [];
  return {
    bought,
    /** What each open installment costs today, by number. */
    due: async () => Object.fromEntries((await open()).map((one) => [one.installmentOrder, one.paymentDue as number])),
    pay: async (count: number) => {
      const [entry] = await desk.pay(await ids(count));
      latest.push(entry?.paymentId ?? '');
    },
    payAmount: async (amount: number) => {
      latest.push((await desk.payAmount(contractId, amount)).paymentId);
    },
    payByPix: async (count: number) => {
      const charge = await givenPixCharge(platform, shop, await ids(count));
      const { txid, value: asked } = charge;
      await arrive(platform, { txid, value: asked });
      const booked = await readBooked(platform.db, borrowerId);
      latest.push(booked.latestPayment ?? '');
    },
    undo: async () => {
      await desk.undo(latest.pop() ?? '', { by: manager });
    },
    giveBack: async (back: number | undefined) => {
      latest = [];
      await cancelContract(platform, paymentsPorts, by(manager, 'POST /cancellation'), {
        contractId,
        reason: 'RETURN_OF_GOODS',
        storeId: shop.storeId,
        value: back === undefined ? undefined : cents(back),
      });
    },
    ...agreed,
    booked: (): Promise<Booked> => readBooked(platform.db, borrowerId),
  };
}

export type Account = Awaited<ReturnType<typeof openAccount>>;
