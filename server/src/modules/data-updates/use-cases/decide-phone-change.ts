import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { type Fragment, numbered } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { changeBorrowerPhoneFragment } from '../../borrowers/index.ts';
import { changeOperatorPhoneFragment } from '../../identity/index.ts';
import { outcomeMessage } from '../messages.ts';
import { findPerson, type Person } from '../people.ts';
import {
  type ChangeKey,
  changeView,
  decideFragment,
  findChange,
  type PhoneChangeRow,
  type PhoneChangeView,
  type PhoneDecision,
} from '../phone-changes.ts';
import { checkMayDecide } from '../rules/phone-changes.ts';
import { reachable } from './claim-phone-change.ts';

/**
 * The word of the analyst who took the request: approved, the phone changes; both phones are told either way.
 * @throws Refusal PHONE_CHANGE_NOT_FOUND, PHONE_CHANGE_DECIDED, PHONE_CHANGE_OWN, PHONE_CHANGE_NOT_CLAIMED; PHONE_CHANGE_OUTDATED when
 * the phone is another one than it was asked for.
 */
export async function decidePhoneChange(
  platform: Platform,
  by: Keyed,
  key: ChangeKey,
  decision: PhoneDecision,
): Promise<PhoneChangeView> {
  await reachable(platform, by, key);
  const { operatorId, name, retailerId } = by.actor;
  const { secrets } = platform;
  const { isApproved, reason } = decision;
  return asSystem('phone-change', () =>
    act(platform, {
      principal: by,
      read: (db) => readFacts(db, platform, retailerId, key),
      decide({ change, person }, { now }) {
        checkMayDecide(change, operatorId, now);
        const oldPhone = change.oldPhoneSealed === null ? null : secrets.decrypt(change.oldPhoneSealed);
        const newPhone = secrets.decrypt(change.newPhoneSealed);
        if (isApproved && person?.phone !== oldPhone) refuse('PHONE_CHANGE_OUTDATED');
        const decided = { decidedBy: operatorId, decidedByName: name, decidedAt: now, decisionReason: reason };
        const status = isApproved ? ('APPROVED' as const) : ('REFUSED' as const);
        const told = [newPhone, oldPhone].flatMap((to, index) =>
          to === null
            ? []
            : numbered(
                outcomeMessage(platform, recipient(change, to, now), {
                  isApproved,
                  isCustomer: change.subject === 'CUSTOMER',
                  newPhone,
                }),
                index,
              ),
        );
        return {
          answer: changeView(secrets, { ...change, ...decided, status }, now),
          writes: [
            ...(isApproved && person ? [phoneFragment(platform, person, newPhone)] : []),
            decideFragment(key, { operatorId, name }, decision, now),
            ...told,
          ],
          audit: {
            action: isApproved ? 'phone-change.approved' : 'phone-change.refused',
            subject: key.personId,
            detail: { changeId: key.id },
          },
          missed: {
            phone_claim: 'PHONE_CHANGE_NOT_CLAIMED',
            borrower_phone: 'PHONE_CHANGE_OUTDATED',
            operator_phone: 'PHONE_CHANGE_OUTDATED',
          },
        };
      },
    }),
  );
}

async function readFacts(db: Db | Tx, { secrets }: Platform, retailerId: string, key: ChangeKey) {
  const change = (await findChange(db, retailerId, key)) ?? refuse('PHONE_CHANGE_NOT_FOUND');
  const isOperator = change.subject === 'OPERATOR';
  const whose = {
    retailerId: change.retailerId,
    operatorId: isOperator ? key.personId : null,
    borrowerId: isOperator ? null : key.personId,
  };
  return { change, person: await findPerson(db, secrets, whose) };
}

const recipient = ({ retailerId, subject, personId }: PhoneChangeRow, to: string, at: Date) => ({
  to,
  at,
  retailerId,
  operatorId: subject === 'OPERATOR' ? personId : null,
});

function phoneFragment(platform: Platform, { of, phone }: Person, to: string): Fragment {
  return of.operator
    ? changeOperatorPhoneFragment(of.operator, { from: phone ?? '', to })
    : changeBorrowerPhoneFragment(platform, of.borrower, to);
}
