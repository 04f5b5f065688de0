import { type Handled, roles } from '@balcao/contract';
import type { Operator } from '../../../../kernel/act/principal.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { asSystem } from '../../../../kernel/row-security/scope.ts';
import { findStore, retailersWithStores } from '../../../retailers/index.ts';
import { findStaff } from '../facts.ts';
import { insideRetailer, managerOf } from '../place.ts';
import { assignableRoles } from '../rules/may-manage.ts';
import { colleagueView } from '../views.ts';

type List = Handled<'GET /coordinator/operators'>;
type Staffing = Handled<'GET /coordinator/staffing'>['answer'];

const byName = new Intl.Collator('pt-BR', { sensitivity: 'base' });

/** The staff of a retailer or a store by name, whatever its case. @throws Refusal RETAILER_NOT_FOUND, STORE_NOT_FOUND. */
export function listStaff(platform: Platform, by: Operator, { retailerId, storeId }: List['query']) {
  return insideRetailer(platform, by, retailerId, async ({ actor, manager }): Promise<List['answer']> => {
    if (storeId !== undefined && !(await findStore(platform.db, actor.retailerId, storeId))) refuse('STORE_NOT_FOUND');
    const rows = await findStaff(platform.db, actor.retailerId, storeId);
    return rows
      .filter(({ role }) => roles.includes(role))
      .toSorted((a, b) => byName.compare(a.name, b.name) || (a.id < b.id ? -1 : 1))
      .map((row) => colleagueView(platform.secrets, manager, row));
  });
}

/** What whoever asks may do with the staff, and where. */
export async function showStaffing(platform: Platform, { actor }: Operator): Promise<Staffing> {
  const manager = await managerOf(platform, actor);
  const isProvider = manager.isOfProvider && manager.role === 'analyst';
  const find = () => retailersWithStores(platform.db, isProvider ? null : actor.retailerId);
  const retailers = isProvider ? await asSystem('staffing', find) : await find();
  return {
    roles: [...assignableRoles(manager)],
    isProvider,
    retailers: retailers.map(({ id: retailerId, fantasyName, stores }) => ({
      id: retailerId,
      fantasyName,
      stores: stores.map(({ id, name, isActive }) => ({ id, name, status: isActive ? 'active' : 'inactive' })),
    })),
  };
}
