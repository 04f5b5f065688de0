import { auditActions, type AuditAction, type Handled } from '@balcao/contract';
import type { Operator } from '../../../../kernel/act/principal.ts';
import { entriesAbout } from '../../../../kernel/audit/entries-about.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { asSystem } from '../../../../kernel/row-security/scope.ts';
import { operatorNameFact } from '../../operators.ts';
import { findColleague, findLoginState } from '../facts.ts';
import { insideRetailer } from '../place.ts';

type Call = Handled<'GET /coordinator/operators/{id}/history'>;

const MOST = 100;
const isAction = (name: string): name is AuditAction => name in auditActions;

/** What happened to an operator's account, and how many wrong passwords count against it. @throws Refusal OPERATOR_NOT_FOUND. */
export function showHistory(
  platform: Platform,
  by: Operator,
  { id, retailerId }: { id: string; retailerId: string | undefined },
) {
  const { db, clock, secrets } = platform;
  return insideRetailer(platform, by, retailerId, async ({ actor }): Promise<Call['answer']> => {
    const found = await findColleague(db, actor.retailerId, id, null);
    if (!found) refuse('OPERATOR_NOT_FOUND');
    const { failedTries, isLocked } = await asSystem('staff-failures', () =>
      findLoginState({ db, secrets }, found.email, clock.now()),
    );
    const about = { retailerId: actor.retailerId, subject: id, family: 'operator' as const, most: MOST };
    const entries = await entriesAbout(db, about, (retailer, operator) => operatorNameFact(retailer, operator));
    return {
      failedTries,
      isLocked,
      entries: entries.map(({ at, action, name, detail, id: entryId }) => ({
        id: entryId,
        at: at.toISOString(),
        action,
        text: isAction(action) ? auditActions[action] : action,
        by: name,
        fields: Array.isArray(detail['fields']) ? detail['fields'].map(String) : [],
      })),
    };
  });
}
