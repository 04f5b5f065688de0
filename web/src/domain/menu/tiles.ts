import type { PublicConfiguration, Role } from '@balcao/contract';
import { cashierRoles, roles as everyone } from '@balcao/contract/constants';
import type { Session } from '../../lib/session/session.ts';
import { storeSetters } from '../../lib/session/store-setters.ts';
import type { IconName } from '../../ui/icon/icon.tsx';
import { morePages } from './more-pages.ts';
import { tileTexts } from './texts.ts';

interface MenuContext {
  session: Pick<Session, 'user' | 'store' | 'configuration'>;
  flags: PublicConfiguration['featureFlags'];
}

/** Under what heading a tile stands where there are many, in the order of the page. */
export const tileGroups = ['waiting', 'counter', 'credit', 'money', 'house'] as const;
export type TileGroup = (typeof tileGroups)[number];

export interface Tile {
  group: TileGroup;
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
    group: 'counter',
    to: '/super-compra',
    icon: 'coins',
    roles: everyone,
    isOn: ({ session }) => session.configuration.transactionalCredit.isAllowed,
  },
  {
    ...tileTexts.serviceCentre,
    group: 'counter',
    to: '/central-de-vendas',
    icon: 'person',
    roles: everyone.filter((role) => role !== 'cashier'),
    isOn: ({ session }) => session.configuration.serviceCentre.isAllowed,
  },
  {
    ...tileTexts.phoneSale,
    group: 'counter',
    to: '/venda-celular',
    icon: 'phone',
    roles: ['cashier', 'manager', 'analyst', 'retailer_analyst', 'attendant'],
    // Ruling C7.
    isOn: ({ session }) => session.configuration.smartphoneSale.isAllowed,
  },
  {
    ...tileTexts.till,
    group: 'counter',
    to: '/caixa',
    icon: 'bag',
    roles: cashierRoles,
    isOn: ({ flags }) => flags.enablePurchaseMenuButton,
  },
  {
    ...tileTexts.calculator,
    group: 'counter',
    isOfNoStore: true,
    to: '/calculadora',
    icon: 'receipt',
    roles: ['analyst', 'manager', 'representative', 'attendant', 'promoter'],
    isOn: ({ flags }) => flags.enableBudgetsMenuButton,
  },
  // Beyond the ten of the spec from here: pages that came with their work.
  {
    ...tileTexts.register,
    group: 'counter',
    to: '/applications',
    icon: 'person',
    roles: ['attendant', 'representative', 'promoter'],
  },
  { ...tileTexts.desk, group: 'waiting', isOfNoStore: true, to: '/fila', icon: 'clock', roles: ['analyst'] },
  {
    ...tileTexts.limits,
    group: 'waiting',
    isOfNoStore: true,
    to: '/limites/aprovacoes',
    icon: 'checkCircle',
    roles: ['analyst'],
  },
  {
    ...tileTexts.registrations,
    group: 'waiting',
    isOfNoStore: true,
    to: '/cadastros',
    icon: 'person',
    roles: ['analyst'],
  },
  {
    ...tileTexts.extraCredit,
    group: 'waiting',
    isOfNoStore: true,
    to: '/limite-extra',
    icon: 'coins',
    roles: ['analyst'],
  },
  {
    ...tileTexts.purchaseCalls,
    group: 'waiting',
    isOfNoStore: true,
    to: '/ligacoes',
    icon: 'phone',
    roles: ['analyst'],
  },
  {
    ...tileTexts.phoneChanges,
    group: 'waiting',
    isOfNoStore: true,
    to: '/alteracoes-de-telefone',
    icon: 'phone',
    roles: ['analyst'],
  },
  {
    ...tileTexts.customerCare,
    group: 'waiting',
    isOfNoStore: true,
    to: '/clientes/atendimento',
    icon: 'person',
    roles: ['analyst'],
  },
  { ...tileTexts.boletos, group: 'waiting', isOfNoStore: true, to: '/boletos', icon: 'receipt', roles: ['analyst'] },
  { ...tileTexts.devices, group: 'house', isOfNoStore: true, to: '/aparelhos', icon: 'phone', roles: ['analyst'] },
  {
    ...tileTexts.staff,
    group: 'house',
    isOfNoStore: true,
    to: '/colaboradores',
    icon: 'person',
    roles: ['analyst', 'manager'],
    isOn: ({ session }) => session.configuration.flags.managerModule,
  },
  {
    ...tileTexts.retailers,
    group: 'house',
    isOfNoStore: true,
    to: '/varejos',
    icon: 'bag',
    roles: ['analyst', 'retailer_analyst'],
  },
  {
    ...tileTexts.finance,
    group: 'money',
    isOfNoStore: true,
    to: '/financial/originations',
    icon: 'coins',
    roles: ['analyst', 'retailer_analyst'],
  },
  { ...tileTexts.treasury, group: 'money', isOfNoStore: true, to: '/tesouraria', icon: 'coins', roles: ['analyst'] },
  {
    ...tileTexts.accounting,
    group: 'money',
    isOfNoStore: true,
    to: '/contabilidade',
    icon: 'chart',
    roles: ['analyst'],
  },
  {
    ...tileTexts.creditPolicy,
    group: 'credit',
    isOfNoStore: true,
    to: '/politica-de-credito',
    icon: 'checkCircle',
    roles: ['analyst'],
  },
  { ...tileTexts.policies, group: 'credit', isOfNoStore: true, to: '/politicas', icon: 'file', roles: ['analyst'] },
  { ...tileTexts.parameters, group: 'house', isOfNoStore: true, to: '/parametros', icon: 'store', roles: ['analyst'] },
  { ...tileTexts.messages, group: 'house', isOfNoStore: true, to: '/mensagens', icon: 'message', roles: ['analyst'] },
  { ...tileTexts.support, group: 'waiting', isOfNoStore: true, to: '/suporte', icon: 'message', roles: ['analyst'] },
  { ...tileTexts.events, group: 'house', isOfNoStore: true, to: '/eventos', icon: 'chart', roles: ['analyst'] },
  {
    ...tileTexts.portfolio,
    group: 'credit',
    isOfNoStore: true,
    to: '/relatorios/carteira',
    icon: 'chart',
    roles: ['analyst', 'manager', 'retailer_analyst'],
  },
  { ...tileTexts.campaigns, group: 'credit', isOfNoStore: true, to: '/campanhas', icon: 'receipt', roles: ['analyst'] },
  {
    ...tileTexts.payouts,
    group: 'money',
    isOfNoStore: true,
    to: '/incentivos',
    icon: 'coins',
    roles: ['analyst', 'retailer_analyst'],
  },
  { ...tileTexts.shift, group: 'counter', to: '/caixa/turno', icon: 'clock', roles: ['manager', 'analyst'] },
  { ...tileTexts.closings, group: 'money', to: '/caixa/fechamentos', icon: 'coins', roles: ['manager', 'analyst'] },
  {
    ...tileTexts.audit,
    group: 'house',
    isOfNoStore: true,
    to: '/auditoria',
    icon: 'eye',
    roles: ['analyst', 'retailer_analyst', 'manager'],
  },
  { ...tileTexts.settings, group: 'house', to: '/configuracao', icon: 'settings', roles: storeSetters },
  {
    ...tileTexts.reports,
    group: 'money',
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
  representative: ['/super-compra', '/central-de-vendas', '/applications'],
  promoter: ['/super-compra', '/central-de-vendas', '/applications'],
};

export interface Menu {
  /** What the role came to do, the first of `open`; undefined where it is not open. */
  own: Tile | undefined;
  /** Tiles that lead somewhere. */
  open: readonly Tile[];
  /** Names of what the role may do where the configuration allows it, which does not. */
  off: readonly string[];
  /** Pages without a tile, as the palette finds them. */
  more: readonly Pick<Tile, 'text' | 'hint' | 'to'>[];
  /** What the role came to do is open. */
  hasOwnWork: boolean;
}

/** What a person may do, the own work first; without a store on the device, what asks for none. */
export function menuOf(context: MenuContext): Menu {
  const { user, store } = context.session;
  const ofRole = tiles.filter(({ roles }) => roles.includes(user.role));
  const mine = ofRole.filter(({ isOn }) => isOn?.(context) ?? true);
  const lacksStore = storeSetters.includes(user.role) && store?.status !== 'active';
  const named = mine.map((tile) => nameOf(tile, mine));
  const open = named.filter((tile) => !lacksStore || tile.isOfNoStore || tile.to === '/configuracao');
  const to = ownWork[user.role].find((address) => mine.some((tile) => tile.to === address));
  const own = open.find((tile) => tile.to === to);
  return {
    own,
    open: own ? [own, ...open.filter((tile) => tile !== own)] : open,
    more: morePages.filter(
      ({ roles, isOn, isOfNoStore }) =>
        roles.includes(user.role) && (isOn?.(context) ?? true) && (!lacksStore || isOfNoStore === true),
    ),
    off: ofRole.filter((tile) => !mine.includes(tile)).map((tile) => nameOf(tile, ofRole).text),
    hasOwnWork: to !== undefined,
  };
}

/** So many tiles are read at one glance. */
const MOST_WITHOUT_HEADINGS = 12;

export interface TileSection {
  /** Null: a heading would say nothing. */
  group: TileGroup | null;
  tiles: readonly Tile[];
}

/** Tiles as they stand on the page: many under quiet headings, the own work on top of them. */
export function sectionsOf({ open, own }: Menu): readonly TileSection[] {
  if (open.length <= MOST_WITHOUT_HEADINGS) return [{ group: null, tiles: open }];
  const others = open.filter((tile) => tile !== own);
  return [
    { group: null, tiles: own ? [own] : [] },
    ...tileGroups.map((group) => ({ group, tiles: others.filter((tile) => tile.group === group) })),
  ].filter(({ tiles: some }) => some.length > 0);
}

/** Two tiles must not have one name: beside the service centre it is 'Super Compra' (ruling C7). */
function nameOf(tile: Tile, shown: readonly Tile[]): Tile {
  const isAlone = tile.to === '/super-compra' && !shown.some(({ to }) => to === '/central-de-vendas');
  return isAlone ? { ...tile, ...tileTexts.salesCentre } : tile;
}
