import type { PublicConfiguration, Role } from '@balcao/contract';
import { cashierRoles, roles as everyone } from '@balcao/contract/constants';
import type { Session } from '../../lib/session/session.ts';
import { storeSetters } from '../../lib/session/store-setters.ts';
import type { IconName } from '../../ui/icon/icon.tsx';
import { tileTexts } from './texts.ts';

interface MenuContext {
  session: Pick<Session, 'user' | 'configuration'>;
  flags: PublicConfiguration['featureFlags'];
}

export interface Tile {
  text: string;
  hint: string;
  to: string;
  icon: IconName;
  roles: readonly Role[];
  /** Work of no store: also before one is configured, and for the provider's analyst, whose house has none. */
  isOfNoStore?: boolean;
  /** The configuration has a layer for each retailer and store: so a tile is restricted to some of them. */
  isOn?: (context: MenuContext) => boolean;
}

/** The menu of the shell spec, section 2.4, in its order. */
export const tiles: readonly Tile[] = [
  {
    ...tileTexts.superCompra,
    to: '/super-compra',
    icon: 'coins',
    roles: everyone,
    isOn: ({ session }) => session.configuration.transactionalCredit.isAllowed,
  },
  {
    ...tileTexts.serviceCentre,
    to: '/central-de-vendas',
    icon: 'person',
    roles: everyone.filter((role) => role !== 'cashier'),
    isOn: ({ session }) => session.configuration.serviceCentre.isAllowed,
  },
  {
    ...tileTexts.phoneSale,
    to: '/venda-celular',
    icon: 'phone',
    roles: ['cashier', 'manager', 'analyst', 'retailer_analyst', 'attendant'],
    // Ruling C7.
    isOn: ({ session }) => session.configuration.smartphoneSale.isAllowed,
  },
  {
    ...tileTexts.till,
    to: '/caixa',
    icon: 'bag',
    roles: cashierRoles,
    isOn: ({ flags }) => flags.enablePurchaseMenuButton,
  },
  {
    ...tileTexts.calculator,
    to: '/calculadora',
    icon: 'receipt',
    roles: ['analyst', 'manager', 'representative', 'attendant', 'promoter'],
    isOn: ({ flags }) => flags.enableBudgetsMenuButton,
  },
  { ...tileTexts.desk, isOfNoStore: true, to: '/fila', icon: 'clock', roles: ['analyst'] },
  { ...tileTexts.limits, isOfNoStore: true, to: '/limites/aprovacoes', icon: 'checkCircle', roles: ['analyst'] },
  { ...tileTexts.registrations, isOfNoStore: true, to: '/cadastros', icon: 'person', roles: ['analyst'] },
  { ...tileTexts.extraCredit, isOfNoStore: true, to: '/limite-extra', icon: 'coins', roles: ['analyst'] },
  { ...tileTexts.purchaseCalls, isOfNoStore: true, to: '/ligacoes', icon: 'phone', roles: ['analyst'] },
  { ...tileTexts.phoneChanges, isOfNoStore: true, to: '/alteracoes-de-telefone', icon: 'phone', roles: ['analyst'] },
  { ...tileTexts.customerCare, isOfNoStore: true, to: '/clientes/atendimento', icon: 'person', roles: ['analyst'] },
  { ...tileTexts.boletos, isOfNoStore: true, to: '/boletos', icon: 'receipt', roles: ['analyst'] },
  { ...tileTexts.devices, isOfNoStore: true, to: '/aparelhos', icon: 'phone', roles: ['analyst'] },
  {
    ...tileTexts.staff,
    isOfNoStore: true,
    to: '/colaboradores',
    icon: 'person',
    roles: ['analyst', 'manager'],
    isOn: ({ session }) => session.configuration.flags.managerModule,
  },
  { ...tileTexts.retailers, isOfNoStore: true, to: '/varejos', icon: 'bag', roles: ['analyst', 'retailer_analyst'] },
  {
    ...tileTexts.finance,
    isOfNoStore: true,
    to: '/financial/originations',
    icon: 'coins',
    roles: ['analyst', 'retailer_analyst'],
  },
  { ...tileTexts.treasury, isOfNoStore: true, to: '/tesouraria', icon: 'coins', roles: ['analyst'] },
  { ...tileTexts.accounting, isOfNoStore: true, to: '/contabilidade', icon: 'chart', roles: ['analyst'] },
  { ...tileTexts.creditPolicy, isOfNoStore: true, to: '/politica-de-credito', icon: 'checkCircle', roles: ['analyst'] },
  { ...tileTexts.policies, isOfNoStore: true, to: '/politicas', icon: 'file', roles: ['analyst'] },
  { ...tileTexts.parameters, isOfNoStore: true, to: '/parametros', icon: 'store', roles: ['analyst'] },
  { ...tileTexts.messages, isOfNoStore: true, to: '/mensagens', icon: 'message', roles: ['analyst'] },
  { ...tileTexts.support, isOfNoStore: true, to: '/suporte', icon: 'message', roles: ['analyst'] },
  { ...tileTexts.events, isOfNoStore: true, to: '/eventos', icon: 'chart', roles: ['analyst'] },
  { ...tileTexts.portfolio, isOfNoStore: true, to: '/relatorios/carteira', icon: 'chart', roles: ['analyst'] },
  { ...tileTexts.campaigns, isOfNoStore: true, to: '/campanhas', icon: 'receipt', roles: ['analyst'] },
  { ...tileTexts.payouts, isOfNoStore: true, to: '/incentivos', icon: 'coins', roles: ['analyst', 'retailer_analyst'] },
  { ...tileTexts.shift, to: '/caixa/turno', icon: 'clock', roles: ['manager', 'analyst'] },
  { ...tileTexts.closings, to: '/caixa/fechamentos', icon: 'coins', roles: ['manager', 'analyst'] },
  {
    ...tileTexts.audit,
    isOfNoStore: true,
    to: '/auditoria',
    icon: 'eye',
    roles: ['analyst', 'retailer_analyst', 'manager'],
  },
  { ...tileTexts.settings, to: '/configuracao', icon: 'settings', roles: storeSetters },
  {
    ...tileTexts.reports,
    to: '/relatorios',
    icon: 'file',
    roles: ['manager', 'retailer_analyst', 'cashier'],
    isOn: ({ session }) => session.configuration.flags.reportsPage,
  },
];

/** What a role came to do stands first. */
const ownWork: Record<Role, readonly string[]> = {
  cashier: ['/caixa'],
  manager: ['/caixa'],
  attendant: ['/caixa'],
  analyst: ['/limites/aprovacoes'],
  retailer_analyst: ['/financial/originations'],
  representative: ['/super-compra', '/central-de-vendas'],
  promoter: ['/super-compra', '/central-de-vendas'],
};

export interface Menu {
  /** Tiles that lead somewhere. */
  open: readonly Tile[];
  /** Names of what the role may do where the configuration allows it, which does not. */
  off: readonly string[];
  /** What the role came to do is open. */
  hasOwnWork: boolean;
}

/** What a person may do, the own work first. */
export function menuOf(context: MenuContext): Menu {
  const { role } = context.session.user;
  const ofRole = tiles.filter(({ roles }) => roles.includes(role));
  const mine = ofRole.filter(({ isOn }) => isOn?.(context) ?? true);
  const open = mine.map((tile) => named(tile, mine));
  const own = ownWork[role].find((to) => open.some((tile) => tile.to === to));
  const isOwn = ({ to }: Tile) => to === own;
  return {
    open: [...open.filter(isOwn), ...open.filter((tile) => !isOwn(tile))],
    off: ofRole.filter((tile) => !mine.includes(tile)).map((tile) => named(tile, ofRole).text),
    hasOwnWork: own !== undefined,
  };
}

/** Two tiles must not have one name: beside the service centre it is 'Super Compra' (ruling C7). */
function named(tile: Tile, shown: readonly Tile[]): Tile {
  const isAlone = tile.to === '/super-compra' && !shown.some(({ to }) => to === '/central-de-vendas');
  return isAlone ? { ...tile, ...tileTexts.salesCentre } : tile;
}
