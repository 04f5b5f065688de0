import { cashierRoles, roles as everyone } from '@balcao/contract/constants';
import { morePageTexts } from './texts.ts';
import type { Tile } from './tiles.ts';

/** Pages that stand behind another one and have no tile: who knows their name finds them all the same. */
export const morePages: readonly Omit<Tile, 'group' | 'icon'>[] = [
  { ...morePageTexts.contracts, to: '/caixa/pagamentos/contratos', roles: cashierRoles },
  { ...morePageTexts.statement, to: '/caixa/pagamentos/extrato', roles: cashierRoles },
  { ...morePageTexts.agreements, to: '/caixa/pagamentos/acordos', roles: cashierRoles },
  { ...morePageTexts.storeCode, to: '/qr-da-loja', roles: ['manager', 'analyst'] },
  { ...morePageTexts.catalogue, isOfNoStore: true, to: '/aparelhos/catalogo', roles: ['analyst'] },
  { ...morePageTexts.ownIncentives, isOfNoStore: true, to: '/incentivos/meus', roles: everyone },
  { ...morePageTexts.holidays, isOfNoStore: true, to: '/feriados', roles: ['analyst', 'retailer_analyst'] },
  {
    ...morePageTexts.overview,
    isOfNoStore: true,
    to: '/relatorios/panorama',
    roles: ['manager', 'retailer_analyst'],
    isOn: ({ session }) => session.configuration.flags.reportsPage,
  },
];
