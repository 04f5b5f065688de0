import type { Role } from '@balcao/contract';

export interface RouteAccess {
  readonly roles: readonly Role[];
  /** Shows the store setup first when this device has no active store. */
  readonly needsStore: boolean;
}

const everyone = [
  'cashier',
  'manager',
  'attendant',
  'analyst',
  'retailer_analyst',
  'representative',
  'promoter',
] as const satisfies readonly Role[];
const till = ['cashier', 'manager', 'attendant', 'analyst'] as const satisfies readonly Role[];
/** Who may set a store up; a retailer analyst works for the retailer, not in a store (ruling C5). */
export const storeSetters: readonly Role[] = everyone.filter((role) => role !== 'retailer_analyst');

/** The matrix of the shell spec, section 2.1: one line for each page that exists. */
export const routeAccess = {
  '/': { roles: everyone, needsStore: true },
  '/configuracao': { roles: storeSetters, needsStore: false },
  '/operador/configuracao': { roles: everyone.filter((role) => role !== 'cashier'), needsStore: false },
  '/caixa': { roles: till, needsStore: true },
  '/caixa/compras': { roles: till, needsStore: true },
  '/caixa/compras/$id/confirmacao': { roles: till, needsStore: true },
  '/caixa/pagamentos': { roles: till, needsStore: true },
  '/render/$ids/$type': { roles: everyone, needsStore: false },
  // Any other address.
  '/$': { roles: everyone, needsStore: false },
} as const satisfies Record<string, RouteAccess>;

export type GuardedPath = keyof typeof routeAccess;
