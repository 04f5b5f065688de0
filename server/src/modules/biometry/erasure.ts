import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { biometryDocuments, biometryFaces, biometryLikenesses, livenessChecks } from './tables.ts';

/** What a face looks like to the model: nothing is compared with it any more. */
export const erasedLikenessFragment = (borrowerId: string): Fragment => ({
  ...part('erased_likeness', sql`delete from ${biometryLikenesses.sql} where borrower_id = ${borrowerId}::uuid`),
  rows: 'any',
});

const erased = (name: string, table: { sql: Template }, borrowerId: string): Fragment => ({
  ...part(name, sql`delete from ${table.sql} where borrower_id = ${borrowerId}::uuid`),
  rows: 'any',
});

/** All photographs of a registration, and what came of them. */
export const erasedPhotosFragments = (borrowerId: string): Fragment[] => [
  erased('erased_face', biometryFaces, borrowerId),
  erased('erased_papers', biometryDocuments, borrowerId),
  erased('erased_liveness', livenessChecks, borrowerId),
  erasedLikenessFragment(borrowerId),
];
