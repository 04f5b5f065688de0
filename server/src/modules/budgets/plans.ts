import type { Cents, Handled } from '@balcao/contract';
import type { Platform } from '../../kernel/platform.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { type Buyer, type ContractsPorts, simulatePurchase } from '../contracts/index.ts';
import type { StoreFact } from '../retailers/index.ts';

type Plans = Handled<'POST /budgets/chat'>['answer']['proposals'];

/** The plans of a sale as the store would offer it to a customer now; none where a value is not sold. */
export async function plansOf(
  platform: Platform,
  ports: ContractsPorts,
  { borrowerId, store, principal }: { borrowerId: string; store: StoreFact; principal: Cents },
): Promise<Plans> {
  if (principal <= 0) return [];
  const { retailerId, zone } = store;
  const seller = { retailerId, operatorId: '', name: '', captureReferenceId: null };
  const buyer: Buyer = { kind: 'customer', borrowerId, retailerId, zone, seller, keep: () => [] };
  try {
    const { simulation } = await simulatePurchase(platform, ports, buyer, { borrowerId, principal, storeId: store.id });
    return simulation.map(({ numberOfInstallments, installmentValue, cet }) => ({
      numberOfInstallments,
      installmentValue,
      cet,
    }));
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}
