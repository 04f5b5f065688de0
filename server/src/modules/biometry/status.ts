import type { BiometryStatus } from '@balcao/contract';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { statusAt } from './rules/outcome.ts';
import { findFace, sidesOf } from './store.ts';

/** What became of the photographs of a registration, and whether there is one of a document; null where nobody compares any face. */
export async function photosOf(
  db: Db | Tx,
  borrowerId: string,
  now: Date,
): Promise<{ status: BiometryStatus | null; hasDocument: boolean }> {
  const face = await findFace(db, borrowerId);
  const status = face ? statusAt(face, now) : null;
  const sides = await sidesOf(db, borrowerId);
  return { status: status === 'SAVED' ? null : status, hasDocument: sides.length > 0 };
}
