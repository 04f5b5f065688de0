import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import type { Pace } from '../../../kernel/pace.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import { cpfHashes } from '../facts.ts';
import { openGrantFragment } from '../grants.ts';
import { type BorrowerView, borrowerView, findByCpfHash } from '../views.ts';

/**
 * Finds a customer by CPF and opens the operator's grant for them. Misses are traced too, without the CPF: a run of
 * them is somebody guessing.
 * @throws Refusal BORROWER_NOT_FOUND, TOO_MANY_REQUESTS.
 */
export function findBorrower(
  platform: Platform,
  pace: Pace,
  by: Operator,
  input: { cpf: string },
): Promise<BorrowerView> {
  const { clock, secrets } = platform;
  const { operatorId, storeId } = by.actor;
  if (!pace.take(operatorId, clock.now())) refuse('TOO_MANY_REQUESTS');
  return act(platform, {
    principal: by,
    // Whom nobody here looked up yet is beyond any request's reach: this alone looks at everybody.
    read: (db) => asSystem('cpf-lookup', () => findByCpfHash(db, cpfHashes(secrets, input.cpf))),
    decide(borrower, { now }) {
      if (!borrower) {
        const audit = { action: 'borrower.lookup-missed', subject: operatorId, storeId } as const;
        return { refusal: new Refusal('BORROWER_NOT_FOUND'), writes: [], audit };
      }
      return {
        answer: borrowerView(secrets, borrower),
        writes: [openGrantFragment(by.actor, borrower.id, now)],
        audit: { action: 'borrower.looked-up', subject: borrower.id, storeId },
      };
    },
  });
}
