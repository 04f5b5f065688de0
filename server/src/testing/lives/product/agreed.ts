import type { Platform } from '../../../kernel/platform.ts';
import { counterOf } from '../../../modules/renegotiation/testing.ts';
import type { Shop } from '../../shop.ts';
import type { LifeShop } from './shops.ts';

interface Sold {
  borrowerId: string;
  contractId: string;
}

/** What is done with an agreement on a contract, by the shop that sold it but for payments. */
export function agreedAccount(platform: Platform, { shop, manager }: LifeShop, { borrowerId, contractId }: Sold) {
  const agreements = counterOf(platform, shop);
  let agreementId = '';
  const openAgreed = async () =>
    (await agreements.payments(borrowerId)).filter(
      (one) => one.status === 'DUE' && one.renegotiationId === agreementId,
    );
  return {
    /** Agrees on the contract in one of the numbers of payments that are offered; returns it. */
    agree: async (choice: number): Promise<number> => {
      const offer = await agreements.simulate(borrowerId, [contractId]);
      const option = offer.options[choice % offer.options.length];
      if (!option) throw new Error('no agreement is offered');
      await agreements.sendCode(offer.id, option.id);
      await agreements.accept(offer.id, option.id);
      agreementId = offer.id;
      return option.numberOfPayments;
    },
    /** What each payment of the agreement costs today, in their order. */
    agreedDue: async () => (await openAgreed()).map(({ paymentDue }) => paymentDue as number),
    payAgreed: async (at: Shop) => {
      const [next] = await openAgreed();
      await counterOf(platform, at).pay(next?.id ?? '');
    },
    break: async () => {
      await counterOf(platform, manager).breakUp(agreementId);
    },
  };
}
