import type { BudgetAction } from '@balcao/contract';
import type { Budget } from '../rules/flow.ts';

const raised: Record<BudgetAction, number> = {
  APPROVED_AUTO: 1_200,
  PARTIAL_APPROVED_AUTO: 1_100,
  DENIED_AUTO: 1_000,
  SUFFICIENT_LIMIT: 1_000,
};

/** A budget of R$ 1.200,00 where R$ 1.000,00 are available. */
export const aBudget = (action: BudgetAction, over: Partial<Budget> = {}): Budget => {
  const limit = raised[action];
  const purchase = action === 'SUFFICIENT_LIMIT' ? 800 : 1_200;
  const brl = (value: number) => `R$\u00a0${value.toLocaleString('pt-BR', { minimumFractionDigits: 2 })}`;
  const simulated = Math.min(limit, purchase);
  return {
    action,
    formatted_new_limit: brl(limit),
    formatted_old_limit: brl(1_000),
    formatted_purchase_value: brl(purchase),
    formatted_available_limit: brl(1_000),
    formatted_total_limit: brl(limit),
    formatted_simulation_value: brl(simulated),
    purchase_value: purchase,
    new_limit: limit,
    available_limit: 1_000,
    simulation_value: simulated,
    valid_through: '2026-11-21',
    proposals: [
      { numberOfInstallments: 3, installmentValue: 448.17, cet: 1.4508 },
      { numberOfInstallments: 6, installmentValue: 251.33, cet: 1.39 },
    ],
    is_with_analyst: false,
    ...over,
  };
};
