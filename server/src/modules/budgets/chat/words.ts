import {
  type CivilDate,
  errorMessage,
  type ErrorCode,
  formatBrl,
  formatDate,
  formatPercent,
  type Handled,
} from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { say, type Words } from '../../notifications/index.ts';

type Budget = Handled<'POST /budgets/chat'>['answer'];

/** A budget as a message, in the words of the calculator's page; the plans are lines. */
export function budgetWords(budget: Budget, today: CivilDate): Words {
  const { action, purchase_value: asked, new_limit: after, valid_through: until } = budget;
  const disponivel = formatBrl(budget.available_limit);
  const falta = formatBrl(cents(Math.max(0, asked - after)));
  const raise = { anterior: disponivel, novo: formatBrl(after), validade: validity(until as CivilDate, today) };
  const plans = { valor: budget.formatted_simulation_value, parcelas: plansOf(budget) };
  switch (action) {
    case 'APPROVED_AUTO':
      return say('chatApproved', { ...raise, ...plans });
    case 'PARTIAL_APPROVED_AUTO':
      return say('chatPartlyApproved', { ...raise, falta, ...plans });
    case 'DENIED_AUTO':
      return say('chatDenied', { disponivel, falta, ...plans });
    case 'SUFFICIENT_LIMIT':
      return say('chatSufficient', { disponivel, ...plans });
  }
}

const validity = (until: CivilDate, today: CivilDate) =>
  until === today
    ? 'O seu novo limite vale somente hoje, até as 23:59.'
    : `O seu novo limite vale até ${formatDate(until)}, às 23:59.`;

function plansOf({ proposals }: Budget): string {
  if (proposals.length === 0) return 'Este valor não é parcelado nesta loja.';
  return proposals
    .map(({ numberOfInstallments: count, installmentValue, cet }) => {
      const total = formatBrl(cents(installmentValue * count));
      return `${count}x de ${formatBrl(installmentValue)}, total ${total}, CET ${formatPercent(cet)} a.a.`;
    })
    .join('\n');
}

/** What the page calls by other words than the till. */
const ownReasons: Partial<Record<ErrorCode, string>> = {
  OVERDUE_INSTALLMENTS: 'O CPF possui parcelas atrasadas.',
  OPEN_RENEGOTIATIONS: 'O CPF possui renegociações em aberto. Quite o acordo para voltar a usar seu crédito.',
};

/** Why there is no budget. */
export function refusalWords(code: ErrorCode, brand: string): Words {
  // Nobody's CPF and a customer without a limit read alike.
  const told = code === 'LIMIT_NOT_FOUND' ? 'CPF_NOT_FOUND' : code;
  return say('chatNoBudget', { motivo: ownReasons[told] ?? errorMessage(told, brand) });
}
