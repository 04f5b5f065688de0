import type { Actor } from '../../../kernel/auth/actor.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { type BorrowerDataView, borrowerDataView, findGranted } from '../views.ts';

/** Registration data of a customer the operator looked up; an unfinished registration has none to show. */
export async function readBorrowerData(
  { db, clock, secrets }: Platform,
  actor: Actor,
  input: { borrowerId: string },
): Promise<BorrowerDataView> {
  const borrower = await findGranted(db, actor, input.borrowerId, clock.now());
  if (!borrower) return refuse('BORROWER_NOT_FOUND');
  if (borrower.status === 'INCOMPLETE') refuse('NO_COMPLETED_PROCESSES_BIOMETRY_FOUND');
  return borrowerDataView(secrets, borrower);
}
