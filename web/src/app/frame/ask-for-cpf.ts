import { cashierRoles } from '@balcao/contract/constants';
import type { Role } from '@balcao/contract';
import type { Session } from '../../lib/session/session.ts';
import { storeSetters } from '../../lib/session/store-setters.ts';

export type CpfPage = '/caixa/compras' | '/applications' | '/clientes/atendimento';

/** Where a person asks for a CPF: at the till, at a registration, or, without a store, at the desk; null who asks for none. */
export function cpfPageOf({ user: { role }, store }: Pick<Session, 'user' | 'store'>): CpfPage | null {
  if (store?.status === 'active') {
    if ((cashierRoles as readonly Role[]).includes(role)) return '/caixa/compras';
    if (storeSetters.includes(role)) return '/applications';
  }
  return role === 'analyst' ? '/clientes/atendimento' : null;
}

/** Puts the focus on this page's CPF field with its digits selected; without one, goes to where it is asked for. */
export function askForCpf(goThere: () => void): void {
  const field = document.querySelector<HTMLInputElement>('main input[name="cpf"]:not(:disabled)');
  if (!field) goThere();
  field?.focus();
  field?.select();
}
