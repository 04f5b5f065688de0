import type { Cents, Handled } from '@balcao/contract';
import { sumCents } from '@balcao/credit-math';
import type { Actor } from '../../../../kernel/auth/actor.ts';
import { newId } from '../../../../kernel/ids.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { readPayoff } from '../../payoff/facts.ts';
import { remaining } from '../../payoff/rules/payoff.ts';
import { afterPayment } from '../rules/after-payment.ts';
import { itemsOfAmount } from '../rules/pay-amount.ts';

type Answer = Handled<'GET /coordinator/contracts/{id}/payments/preview'>['answer'];

/**
 * What an amount of money would pay of a contract today: the items that `payAmount` writes.
 * @throws Refusal CONTRACT_NOT_FOUND and those of `itemsOfAmount`.
 */
export async function previewAmount(
  platform: Platform,
  actor: Actor,
  { contractId, amountCents }: { contractId: string; amountCents: Cents },
): Promise<Answer> {
  const { installments, fees, payoff, today, contractNumber } = await readPayoff(platform, actor, { contractId });
  const items = itemsOfAmount(installments, fees, { amountCents }, today, newId);
  const left = afterPayment(installments, items).filter((row) => row.status === 'OPEN');
  const { openInstallments, remainingPayoff } = remaining(left, today, newId);
  return {
    contractId,
    contractNumber,
    amount: amountCents,
    installments: items.flatMap(({ kind, number, paidCents, isPartial }) =>
      kind === 'INSTALLMENT' ? [{ installmentOrder: number ?? 0, paid: paidCents, isPartial }] : [],
    ),
    fees: sumCents(items.flatMap((item) => (item.kind === 'FEE' ? [item.paidCents] : []))),
    openInstallments,
    remainingPayoff,
    payoff: payoff.totalCents,
  };
}
