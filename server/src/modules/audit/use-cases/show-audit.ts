import { auditActions, type AuditAction, type Handled } from '@balcao/contract';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { everyOperator } from '../../identity/index.ts';
import { listStores, namedRetailers } from '../../retailers/index.ts';
import { chainView, readChain } from '../chain.ts';
import { readPlace, seeing } from '../place.ts';

type Call = Handled<'GET /coordinator/audit'>;

/** By what the audit of a retailer can be asked, and how its chain stands. @throws Refusal RETAILER_NOT_FOUND */
export async function showAudit(
  { db }: Platform,
  actor: Actor,
  { retailerId }: Call['query'],
): Promise<Call['answer']> {
  const place = await readPlace(db, actor, retailerId);
  const { retailer, onlyStoreId, isProvider } = place;
  const isOwn = (storeId: string | null) => onlyStoreId === undefined || storeId === onlyStoreId;
  const people = await seeing(place, () => everyOperator(db, retailer.id));
  const stores = await seeing(place, () => listStores(db, retailer.id, undefined));
  return {
    retailer: { id: retailer.id, name: retailer.fantasyName },
    retailers:
      isProvider && actor.role === 'analyst'
        ? await asSystem('audit-of-another', () => namedRetailers(db))
        : [{ id: retailer.id, name: retailer.fantasyName }],
    people: people
      .filter(({ storeId }) => isOwn(storeId))
      .map(({ operatorId, name, isActive }) => ({ id: operatorId, name, isActive })),
    stores: stores.filter(({ id }) => isOwn(id)).map(({ id, name }) => ({ id, name })),
    actions: Object.entries(auditActions).map(([action, sentence]) => ({ action: action as AuditAction, sentence })),
    mayCheck: actor.role !== 'manager',
    chain: chainView(await readChain(db, place)),
  };
}
