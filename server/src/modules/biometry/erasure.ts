import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { sql } from '../../kernel/db/sql.ts';
import { biometryDocuments, biometryFaces, biometryLikenesses, livenessChecks } from './tables.ts';

/** What a face looks like to the model: nothing is compared with it any more. */
export const erasedLikenessFragment = (borrowerId: string): Fragment => ({
  ...part('erased_likeness', sql`delete from ${biometryLikenesses.sql} where borrower_id = ${borrowerId}::uuid`),
  rows: 'any',
});

/** All photographs of a registration, and what came of them. */
export const erasedPhotosFragments = (borrowerId: string): Fragment[] => [
  ...[biometryFaces, biometryDocuments, livenessChecks].map((table, index): Fragment => ({
    ...part(`erased_photos_${index}`, sql`delete from ${table.sql} where borrower_id = ${borrowerId}::uuid`),
    rows: 'any',
  })),
  erasedLikenessFragment(borrowerId),
];
