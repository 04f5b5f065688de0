import type { Configuration, PublicConfiguration, Role } from '@balcao/contract';
import { cashierRoles } from '@balcao/contract/constants';
import { lenders } from '../../../lib/session/lenders.ts';
import type { Borrower } from '../borrower.ts';

export type ActionKey = 'sell' | 'superCompra' | 'budget' | 'simulate' | 'invoice' | 'update' | 'register';

/** Where an action leads; the boleto is made on the page itself. */
export const actionPages: Readonly<Record<Exclude<ActionKey, 'invoice'>, string>> = {
  sell: '/caixa/compras',
  superCompra: '/super-compra',
  budget: '/calculadora',
  simulate: '/simulador-parcelamento',
  update: '/clientes/alteracao-dados',
  register: '/applications',
};

/** Of a customer what the actions depend on. */
export interface Served {
  status: Borrower['borrowerStatus'];
  options: { isContractSimulationAllowed: boolean; maxSimulationValue: number };
}

export interface Permissions {
  customer: Served;
  /** Digits that were typed. */
  document: string;
  role: Role;
  configuration: Pick<Configuration, 'budgets' | 'invoices'>;
  flags: PublicConfiguration['featureFlags'];
  /** Extra credit may be asked for, and this is not its page. */
  offersSuperCompra: boolean;
}

const isTill = (role: Role) => cashierRoles.some((one) => one === role);

const allowed: Readonly<Record<ActionKey, (of: Permissions) => boolean>> = {
  sell: ({ role, flags }) => isTill(role) && flags.enablePurchaseMenuButton,
  superCompra: ({ offersSuperCompra, customer }) => offersSuperCompra && customer.status === 'APPROVED',
  budget: ({ configuration, flags, document }) =>
    configuration.budgets.isAllowed && flags.enableBudgetsMenuButton && document !== '',
  simulate: ({ customer: { options } }) => options.isContractSimulationAllowed && options.maxSimulationValue > 0,
  invoice: ({ configuration, role }) => configuration.invoices.isAllowed && isTill(role),
  update: ({ role }) => lenders.includes(role),
  register: ({ document, customer }) => document !== '' && customer.status !== 'APPROVED',
};

/** What may be done for a customer, by permission and by the data at hand. */
export function actionsOf(of: Permissions): ActionKey[] {
  const order: ActionKey[] = ['sell', 'superCompra', 'budget', 'simulate', 'invoice', 'update', 'register'];
  return order.filter((key) => allowed[key](of));
}
