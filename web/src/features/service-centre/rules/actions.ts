import type { Configuration, PublicConfiguration, Role } from '@balcao/contract';
import { cashierRoles } from '@balcao/contract/constants';
import { lenders } from '../../../lib/session/lenders.ts';
import type { CentreCustomer } from '../calls.ts';

export type ActionKey = 'sell' | 'budget' | 'simulate' | 'invoice' | 'update' | 'register';

/** Where an action leads; the boleto is made on the page itself. */
export const actionPages: Readonly<Record<Exclude<ActionKey, 'invoice'>, string>> = {
  sell: '/caixa/compras',
  budget: '/calculadora',
  simulate: '/simulador-parcelamento',
  update: '/clientes/alteracao-dados',
  register: '/applications',
};

export interface Permissions {
  customer: CentreCustomer;
  /** Digits that were typed. */
  document: string;
  role: Role;
  configuration: Pick<Configuration, 'budgets' | 'invoices'>;
  flags: PublicConfiguration['featureFlags'];
  /** Tells pages that exist: nothing leads to one that does not. */
  hasPage: (path: string) => boolean;
}

const isTill = (role: Role) => cashierRoles.some((one) => one === role);

const allowed: Readonly<Record<ActionKey, (of: Permissions) => boolean>> = {
  sell: ({ role, flags }) => isTill(role) && flags.enablePurchaseMenuButton,
  budget: ({ configuration, flags, document }) =>
    configuration.budgets.isAllowed && flags.enableBudgetsMenuButton && document !== '',
  simulate: ({ customer: { options } }) => options.isContractSimulationAllowed && options.maxSimulationValue > 0,
  invoice: ({ configuration, role }) => configuration.invoices.isAllowed && isTill(role),
  update: ({ role }) => lenders.includes(role),
  register: ({ document, customer }) => document !== '' && customer.status !== 'APPROVED',
};

/** What may be done for a customer: by permission, by the data at hand, and where it leads somewhere. */
export function actionsOf(of: Permissions): ActionKey[] {
  const order: ActionKey[] = ['sell', 'budget', 'simulate', 'invoice', 'update', 'register'];
  return order.filter((key) => allowed[key](of) && (key === 'invoice' || of.hasPage(actionPages[key])));
}
