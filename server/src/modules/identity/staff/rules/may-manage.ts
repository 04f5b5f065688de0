import { type Role, roles } from '@balcao/contract';

/** Who asks, with what decides whose accounts are theirs to give and to change (ruling C12). */
export interface Manager {
  operatorId: string;
  role: Role;
  /** Of the provider's own house. */
  isOfProvider: boolean;
}

const counter: readonly Role[] = ['cashier', 'attendant', 'representative', 'promoter'];
const analystTypes: ReadonlySet<Role> = new Set(['analyst', 'retailer_analyst']);

/** Roles that somebody may give: accounts of analysts are made by the provider's analysts alone. */
export function assignableRoles({ role, isOfProvider }: Pick<Manager, 'role' | 'isOfProvider'>): readonly Role[] {
  if (role === 'manager') return counter;
  if (role !== 'analyst') return [];
  return isOfProvider ? roles : [...counter, 'manager'];
}

/** Of those, the ones a sheet may give: nobody makes an analyst by a sheet. */
export const sheetRoles = (manager: Manager): readonly Role[] =>
  assignableRoles(manager).filter((role) => !analystTypes.has(role));

/** Whether an account is somebody's to change: of a role they may give, and not their own. */
export const mayManage = (manager: Manager, { id, role }: { id: string; role: Role }): boolean =>
  id !== manager.operatorId && assignableRoles(manager).includes(role);
