import { type Handled, rolesWithoutStore } from '@balcao/contract';
import { act } from '../../../../kernel/act/act.ts';
import type { Operator } from '../../../../kernel/act/principal.ts';
import { newId } from '../../../../kernel/ids.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { checkStore, findStore } from '../../../retailers/index.ts';
import { operatorRows } from '../../operators.ts';
import { hashPassword } from '../../passwords.ts';
import { insideRetailer } from '../place.ts';
import { assignableRoles } from '../rules/may-manage.ts';
import { newOperatorFragments } from '../store.ts';
import { colleagueView } from '../views.ts';

type Call = Handled<'POST /coordinator/operators'>;

/**
 * Adds an operator to a store; analysts may have none.
 * @throws Refusal ROLE_NOT_ASSIGNABLE, STORE_REQUIRED, STORE_NOT_FOUND, DEACTIVATED_STORE, OPERATOR_EXISTS, RETAILER_NOT_FOUND.
 */
export function addColleague(platform: Platform, by: Operator, { retailerId, ...body }: Call['body']) {
  const { secrets, clock } = platform;
  return insideRetailer(
    platform,
    by,
    retailerId,
    async ({ by: principal, actor, manager }): Promise<Call['answer']> => {
      const { role, storeId } = body;
      if (!assignableRoles(manager).includes(role)) refuse('ROLE_NOT_ASSIGNABLE');
      if (storeId === null && !rolesWithoutStore.includes(role)) refuse('STORE_REQUIRED');
      const { password, active: isActive, phoneNumber: phone, ...rest } = body;
      const id = newId();
      const passwordHash = await hashPassword(password);
      const added = { ...rest, id, phone, isActive, retailerId: actor.retailerId, passwordHash };
      const toBeChanged = { mustChangePassword: true };
      const { row, identifiers } = operatorRows(secrets, { ...added, ...toBeChanged }, clock.now());
      return act(platform, {
        principal,
        read: async (tx) => ({
          store: storeId === null ? null : checkStore(await findStore(tx, actor.retailerId, storeId)),
        }),
        decide({ store }) {
          const whole = {
            ...row,
            ...toBeChanged,
            pinHash: null,
            isStoreLogin: false,
            pixKey: null,
            version: 0,
            sessionsFrom: null,
            lastSignInAt: null,
          };
          return {
            answer: colleagueView(secrets, manager, { ...whole, storeName: store?.name ?? null }),
            writes: newOperatorFragments([row], identifiers),
            audit: { action: 'operator.created', subject: id, storeId, detail: { role } },
            taken: 'OPERATOR_EXISTS',
          };
        },
      });
    },
  );
}
