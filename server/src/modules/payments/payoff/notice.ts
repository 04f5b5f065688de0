import { maskCpf } from '@balcao/contract';
import type { Asker } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { cpfOf } from '../../borrowers/index.ts';
import type { PayoffNotice } from '../../documents/index.ts';
import { checkStore } from '../../retailers/index.ts';
import { partiesOf, receiptItem } from '../receiving/receipt.ts';
import { readPayoff } from './facts.ts';

/**
 * What pays a contract off today, as it is printed.
 * @throws Refusal CONTRACT_NOT_FOUND, NOTHING_TO_PAY, INSTALLMENT_IN_RENEGOTIATION, STORE_NOT_FOUND, DEACTIVATED_STORE.
 */
export async function payoffOf(
  platform: Platform,
  asker: Asker,
  ask: { contractId: string; storeId: string },
): Promise<PayoffNotice> {
  const { payoff, today, now, contractNumber, borrower, store } = await readPayoff(platform, asker, ask);
  const customer = { name: borrower.name, cpfMasked: maskCpf(cpfOf(platform.secrets, borrower)) };
  return {
    ...partiesOf({ brand: platform.brand.name(), store: checkStore(store), operatorName: asker.name, customer }),
    contractNumber,
    issuedAt: now.toISOString(),
    asOf: today,
    items: payoff.items.map(receiptItem),
    totalCents: payoff.totalCents,
    discountCents: payoff.discountCents,
    chargesCents: payoff.chargesCents,
  };
}
