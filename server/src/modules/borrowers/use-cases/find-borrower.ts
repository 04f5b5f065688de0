import { auditFragment, type AuditEntry } from '../../../kernel/audit/audit.ts';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { guardedWrite } from '../../../kernel/db/guarded-write.ts';
import type { Pace } from '../../../kernel/pace.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { openGrantFragment } from '../grants.ts';
import { cpfHash } from '../facts.ts';
import { type BorrowerView, borrowerView, findByCpfHash } from '../views.ts';

/**
 * Finds a customer by CPF and opens the operator's grant for them. Misses are traced too, without the CPF: a run of
 * them is somebody guessing.
 */
export async function findBorrower(
  platform: Platform,
  pace: Pace,
  actor: Actor,
  input: { cpf: string },
): Promise<BorrowerView> {
  const { db, clock, secrets } = platform;
  const now = clock.now();
  if (!pace.take(actor.operatorId, now)) refuse('TOO_MANY_REQUESTS');
  const borrower = await findByCpfHash(db, cpfHash(secrets, input.cpf));
  const trace: Omit<AuditEntry, 'action' | 'subject'> = { actor, at: now, storeId: actor.storeId };
  if (!borrower) {
    await guardedWrite(db, [auditFragment({ ...trace, action: 'borrower.lookup-missed', subject: actor.operatorId })]);
    return refuse('BORROWER_NOT_FOUND');
  }
  await guardedWrite(db, [
    openGrantFragment(actor, borrower.id, now),
    auditFragment({ ...trace, action: 'borrower.looked-up', subject: borrower.id }),
  ]);
  return borrowerView(secrets, borrower);
}
