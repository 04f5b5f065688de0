import { act } from '../../../kernel/act/act.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { cpfHashes } from '../facts.ts';
import { openGrantFragment } from '../grants.ts';
import { lookUps } from '../rules/look-ups.ts';
import { type BorrowerView, borrowerView, findByCpfHash } from '../views.ts';

/**
 * Finds a customer by CPF and opens the operator's grant for them. Misses are traced too, without the CPF: a run of
 * them is somebody guessing.
 * @throws Refusal BORROWER_NOT_FOUND, LOOKUPS_USED_UP.
 */
export function findBorrower(platform: Platform, by: Operator, input: { cpf: string }): Promise<BorrowerView> {
  const { secrets } = platform;
  const { operatorId, storeId } = by.actor;
  return act(platform, {
    principal: by,
    // Whom nobody here looked up yet is beyond any request's reach: this alone looks at everybody.
    read: (db) => asSystem('cpf-lookup', () => findByCpfHash(db, cpfHashes(secrets, input.cpf))),
    decide(borrower, { now }) {
      const counted = quotaFragment(lookUps, operatorId, now);
      if (!borrower) {
        const audit = { action: 'borrower.lookup-missed', subject: operatorId, storeId } as const;
        return { refusal: new Refusal('BORROWER_NOT_FOUND'), writes: [counted], audit };
      }
      return {
        answer: borrowerView(secrets, borrower),
        writes: [counted, openGrantFragment(by.actor, borrower.id, now)],
        audit: { action: 'borrower.looked-up', subject: borrower.id, storeId },
      };
    },
  });
}
