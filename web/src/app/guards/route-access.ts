import type { Configuration, Role } from '@balcao/contract';
import { cashierRoles as till, roles as everyone } from '@balcao/contract/constants';
import { lenders } from '../../lib/session/lenders.ts';
import { storeSetters } from '../../lib/session/store-setters.ts';

export interface RouteAccess {
  readonly roles: readonly Role[];
  /** Shows the store setup first when this device has no active store. */
  readonly needsStore: boolean;
  /** Of the configuration; the page is there while it is on. */
  readonly flag?: keyof Configuration['flags'];
}

/** The matrix of the shell spec, section 2.1: one line for each page that exists. */
export const routeAccess = {
  '/': { roles: everyone, needsStore: true },
  '/conta': { roles: everyone, needsStore: false },
  '/configuracao': { roles: storeSetters, needsStore: false },
  '/qr-da-loja': { roles: ['manager', 'analyst'], needsStore: true },
  '/operador/configuracao': {
    roles: everyone.filter((role) => role !== 'cashier'),
    needsStore: false,
    flag: 'operatorSetup',
  },
  '/applications': { roles: everyone, needsStore: true },
  '/caixa': { roles: till, needsStore: true },
  '/caixa/andamento': { roles: till, needsStore: true },
  '/caixa/compras': { roles: till, needsStore: true },
  '/caixa/compras/$id/confirmacao': { roles: till, needsStore: true },
  '/caixa/compras/qrcode': { roles: till, needsStore: true },
  '/caixa/pagamentos': { roles: till, needsStore: true },
  '/caixa/pagamentos/contratos': { roles: till, needsStore: true },
  '/caixa/pagamentos/extrato': { roles: till, needsStore: true },
  '/caixa/pagamentos/acordos': { roles: till, needsStore: true },
  '/caixa/gaveta': { roles: till, needsStore: true },
  '/caixa/turno': { roles: ['manager', 'analyst'], needsStore: true },
  '/caixa/fechamentos': { roles: ['manager', 'analyst'], needsStore: true },
  '/simulador-parcelamento': { roles: everyone, needsStore: true },
  '/super-compra': { roles: everyone, needsStore: true },
  '/venda-celular': { roles: everyone, needsStore: true },
  '/venda-celular/manual/$brand': { roles: everyone, needsStore: false },
  '/central-de-vendas': { roles: everyone.filter((role) => role !== 'cashier'), needsStore: true },
  '/aparelhos': { roles: ['analyst'], needsStore: false },
  '/aparelhos/catalogo': { roles: ['analyst'], needsStore: false },
  '/boletos': { roles: ['analyst'], needsStore: false },
  '/colaboradores': { roles: ['manager', 'analyst'], needsStore: false, flag: 'managerModule' },
  '/colaboradores/novo': { roles: ['manager', 'analyst'], needsStore: false, flag: 'managerModule' },
  '/colaboradores/editar': { roles: ['manager', 'analyst'], needsStore: false, flag: 'managerModule' },
  '/colaboradores/importar': { roles: ['manager', 'analyst'], needsStore: false, flag: 'managerModule' },
  '/clientes/atendimento': { roles: ['analyst'], needsStore: false },
  '/limites/aprovacoes': { roles: ['analyst'], needsStore: false },
  '/limites/cliente': { roles: ['analyst'], needsStore: false },
  '/campanhas': { roles: ['analyst'], needsStore: false },
  '/campanhas/cliente': { roles: ['analyst'], needsStore: false },
  '/limite-extra': { roles: ['analyst'], needsStore: false },
  '/incentivos': { roles: ['analyst', 'retailer_analyst'], needsStore: false },
  '/incentivos/meus': { roles: everyone, needsStore: false },
  '/cadastros': { roles: ['analyst'], needsStore: false },
  '/fila': { roles: ['analyst'], needsStore: false },
  '/ligacoes': { roles: ['analyst'], needsStore: false },
  '/alteracoes-de-telefone': { roles: ['analyst'], needsStore: false },
  '/clientes/alteracao-dados': { roles: lenders, needsStore: false },
  '/parametros': { roles: ['analyst'], needsStore: false },
  '/politica-de-credito': { roles: ['analyst'], needsStore: false },
  '/decisoes/$id': { roles: ['analyst'], needsStore: false },
  '/politicas': { roles: ['analyst'], needsStore: false },
  '/politicas/$id': { roles: ['analyst'], needsStore: false },
  '/politicas/nova': { roles: ['analyst'], needsStore: false },
  '/varejos': { roles: ['analyst', 'retailer_analyst'], needsStore: false },
  '/varejos/$id': { roles: ['analyst', 'retailer_analyst'], needsStore: false },
  '/feriados': { roles: ['analyst', 'retailer_analyst'], needsStore: false },
  '/financial': { roles: ['analyst', 'retailer_analyst'], needsStore: false },
  '/financial/originations': { roles: ['analyst', 'retailer_analyst'], needsStore: false },
  '/financial/payments': { roles: ['analyst', 'retailer_analyst'], needsStore: false },
  '/tesouraria': { roles: ['analyst'], needsStore: false },
  '/contabilidade': { roles: ['analyst'], needsStore: false },
  '/mensagens': { roles: ['analyst'], needsStore: false },
  '/suporte': { roles: ['analyst'], needsStore: false },
  '/eventos': { roles: ['analyst'], needsStore: false },
  '/auditoria': { roles: ['analyst', 'retailer_analyst', 'manager'], needsStore: false },
  '/relatorios': { roles: ['cashier', 'manager', 'retailer_analyst'], needsStore: false, flag: 'reportsPage' },
  '/relatorios/carteira': { roles: ['analyst', 'manager', 'retailer_analyst'], needsStore: false },
  '/relatorios/panorama': { roles: ['manager', 'retailer_analyst'], needsStore: false, flag: 'reportsPage' },
  '/render/$ids/$type': { roles: everyone, needsStore: false },
  // Any other address.
  '/$': { roles: everyone, needsStore: false },
} as const satisfies Record<string, RouteAccess>;

export type GuardedPath = keyof typeof routeAccess;
