import { type Handled, rolesWithoutStore } from '@balcao/contract';
import { act } from '../../../../kernel/act/act.ts';
import type { Operator } from '../../../../kernel/act/principal.ts';
import type { AuditNote } from '../../../../kernel/audit/audit.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { checkStore, type StoreFact } from '../../../retailers/index.ts';
import { hashPassword } from '../../passwords.ts';
import { type ColleagueRow, findColleague } from '../facts.ts';
import { insideRetailer } from '../place.ts';
import { assignableRoles, type Manager, mayManage } from '../rules/may-manage.ts';
import { changeOperatorFragment, operatorLock, renamedFragments } from '../store.ts';
import { colleagueView } from '../views.ts';

type Call = Handled<'PUT /coordinator/operators/{id}'>;
type Asked = Omit<Call['body'], 'password' | 'retailerId'> & { passwordHash: string | undefined };

/** The row as it is to be, and which of its fields differ. A block and a new password end the sessions. */
function changed(row: ColleagueRow, asked: Asked, now: Date) {
  const to = {
    storeId: asked.storeId === undefined ? row.storeId : asked.storeId,
    email: asked.email ?? row.email,
    phone: asked.phoneNumber ?? row.phone,
    role: asked.role ?? row.role,
    isActive: asked.active ?? row.isActive,
    passwordHash: asked.passwordHash ?? row.passwordHash,
  };
  const fields = (['storeId', 'email', 'phone', 'role', 'passwordHash'] as const).filter((key) => to[key] !== row[key]);
  const isBlocked = row.isActive && !to.isActive;
  const endsSessions = isBlocked || fields.includes('passwordHash');
  // What somebody else chose as the password is good for choosing another one.
  const mustChangePassword = fields.includes('passwordHash') || row.mustChangePassword;
  const deactivatedAt = to.isActive ? null : (row.deactivatedAt ?? now);
  const sessionsFrom = endsSessions ? now : row.sessionsFrom;
  return { row: { ...row, ...to, deactivatedAt, mustChangePassword, sessionsFrom }, fields };
}

/** @throws Refusal OPERATOR_NOT_MANAGED, ROLE_NOT_ASSIGNABLE, STORE_REQUIRED, STORE_NOT_FOUND, DEACTIVATED_STORE. */
function check(manager: Manager, from: ColleagueRow, to: ColleagueRow, newStore: StoreFact | null): void {
  if (!mayManage(manager, from)) refuse('OPERATOR_NOT_MANAGED');
  if (!assignableRoles(manager).includes(to.role)) refuse('ROLE_NOT_ASSIGNABLE');
  if (to.storeId !== null && to.storeId !== from.storeId) checkStore(newStore);
  if (to.storeId === null && !rolesWithoutStore.includes(to.role) && (from.storeId !== null || from.role !== to.role))
    refuse('STORE_REQUIRED');
}

/** Fields by the names people know; the audit says which, and never what stands in them. */
const fieldNames = { storeId: 'storeId', email: 'email', phone: 'phoneNumber', role: 'role', passwordHash: 'password' };

function notesOf(from: ColleagueRow, to: ColleagueRow, fields: readonly (keyof typeof fieldNames)[]): AuditNote[] {
  const note = { subject: from.id, storeId: to.storeId };
  const turned: AuditNote[] =
    from.isActive === to.isActive ? [] : [{ ...note, action: to.isActive ? 'operator.unblocked' : 'operator.blocked' }];
  if (fields.length === 0) return turned;
  return [{ ...note, action: 'operator.changed', detail: { fields: fields.map((key) => fieldNames[key]) } }, ...turned];
}

/**
 * Changes an operator, blocks or unblocks them. Of two changes at once each stands in the other's order; whoever says which
 * version they saw is told when it is no longer so.
 * @throws Refusal of `check`, OPERATOR_NOT_FOUND, OPERATOR_CHANGED_SINCE, OPERATOR_EXISTS, RETAILER_NOT_FOUND.
 */
export function changeColleague(
  platform: Platform,
  by: Operator,
  { id, retailerId, password, ...body }: Call['body'] & { id: string },
) {
  const { secrets } = platform;
  return insideRetailer(
    platform,
    by,
    retailerId,
    async ({ by: principal, actor, manager }): Promise<Call['answer']> => {
      const passwordHash = password === undefined ? undefined : await hashPassword(password);
      return act(platform, {
        principal,
        lock: operatorLock({ retailerId: actor.retailerId, id }),
        read: (db) => findColleague(db, actor.retailerId, id, body.storeId ?? null),
        decide(found, { now }) {
          if (!found) refuse('OPERATOR_NOT_FOUND');
          const { newStore, ...from } = found;
          const { row, fields } = changed(from, { ...body, passwordHash }, now);
          check(manager, from, row, newStore);
          const [first, ...others] = notesOf(from, row, fields);
          const storeName = row.storeId === from.storeId ? from.storeName : (newStore?.name ?? null);
          const answer = colleagueView(secrets, manager, { ...row, storeName });
          if (!first) return { unchanged: answer };
          if (body.version !== undefined && body.version !== from.version) refuse('OPERATOR_CHANGED_SINCE');
          const isRenamed = fields.includes('email');
          return {
            answer: { ...answer, version: from.version + 1 },
            writes: [changeOperatorFragment(row), ...(isRenamed ? renamedFragments(row, from.email, row.email) : [])],
            audit: [first, ...others],
            taken: 'OPERATOR_EXISTS',
          };
        },
      });
    },
  );
}
