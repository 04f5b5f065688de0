import type { Wire } from '@balcao/contract';

export type AuditFrame = Wire<'GET /coordinator/audit'>['answer'];
export type AuditChain = AuditFrame['chain'];
export type AuditEntry = Wire<'GET /coordinator/audit/entries'>['answer']['items'][number];
export type AuditFilters = NonNullable<Wire<'GET /coordinator/audit/entries/export'>['query']>;

/** Filters as the address names them. A customer is there by id: no address carries a CPF. */
export const shape = {
  name: 'audit',
  filters: ['rede', 'pessoa', 'cliente', 'loja', 'ato', 'de', 'ate'],
  sorts: ['-at', 'at'],
} as const;

export type FilterName = (typeof shape.filters)[number];
export type Chosen = Readonly<Partial<Record<FilterName, string>>>;

const isAct = (frame: AuditFrame | undefined, act: string): act is NonNullable<AuditFilters['action']> =>
  frame === undefined || frame.actions.some(({ action }) => action === act);

/** What is asked of the server; an act that nobody knows asks nothing. */
export function filtersOf({ rede, pessoa, cliente, loja, ato, de, ate }: Chosen, frame?: AuditFrame): AuditFilters {
  return {
    ...(rede !== undefined && { retailerId: rede }),
    ...(pessoa !== undefined && { operatorId: pessoa }),
    ...(cliente !== undefined && { customerId: cliente }),
    ...(loja !== undefined && { storeId: loja }),
    ...(ato !== undefined && isAct(frame, ato) && { action: ato }),
    ...(de !== undefined && { from: de }),
    ...(ate !== undefined && { to: ate }),
  };
}
