import type { ConfigurationDocument, Role } from '@balcao/contract';
import type { Actor } from '../../kernel/auth/actor.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import type { Platform } from '../../kernel/platform.ts';
import { refuse } from '../../kernel/refusal.ts';
import { ownOperatorFact } from '../identity/index.ts';
import { readConfiguration } from '../retailers/index.ts';

export interface AtCounter {
  id: string;
  name: string;
  phone: string;
  role: Role;
  /** Whether incentives are shown in this store. */
  showsIncentive: boolean;
  /** Of the store. */
  configuration: ConfigurationDocument;
}

/** Who may look at what colleagues did. */
const supervisors: ReadonlySet<Role> = new Set(['manager', 'analyst', 'retailer_analyst']);
export const isSupervisor = ({ role }: Pick<Actor, 'role'>): boolean => supervisors.has(role);

/**
 * Who works at a counter: the signed-in operator, or the active colleague who named themselves on a login that the store
 * shares. `forSupervision` also lets managers and analysts name a colleague.
 * @throws Refusal OPERATOR_NOT_FOUND, FORBIDDEN for a colleague who may not be named.
 */
export async function atCounter(
  platform: Pick<Platform, 'db' | 'log'>,
  actor: Actor,
  { operatorId = actor.operatorId, storeId = actor.storeId, forSupervision = false }: Asked,
): Promise<AtCounter> {
  const { retailerId } = actor;
  const configuration = await readConfiguration(platform, retailerId, storeId);
  const row = await rowOf(
    platform.db,
    select({ self: ownOperatorFact(retailerId, actor.operatorId), named: ownOperatorFact(retailerId, operatorId) }),
  );
  const { self = null, named = null } = row ?? {};
  if (!named?.isActive) refuse('OPERATOR_NOT_FOUND');
  const isShared = self?.isStoreLogin === true || configuration.operator.isStoreLogin;
  if (operatorId !== actor.operatorId && !isShared && !(forSupervision && isSupervisor(actor))) refuse('FORBIDDEN');
  const { id, name, phone, role } = named;
  return { id, name, phone, role, showsIncentive: configuration.serviceCentre.showIncentive, configuration };
}

interface Asked {
  operatorId?: string | undefined;
  storeId?: string | null | undefined;
  forSupervision?: boolean;
}
