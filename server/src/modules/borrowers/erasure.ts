import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { sql } from '../../kernel/db/sql.ts';
import { borrowerImages, borrowerPhones, borrowers } from './tables.ts';

/** How a customer is reached and where they live, gone; who cannot be reached buys nothing. Name, CPF and birth stay with the contracts. */
export const erasedContactFragments = (borrowerId: string): Fragment[] => [
  part(
    'erased_contact',
    sql`update ${borrowers.sql} set phone_sealed = null, phone_hash = null, email_sealed = null, address_sealed = null,
        cep_sealed = null, profession_id = null, is_phone_verified = false, is_purchase_disabled = true
      where id = ${borrowerId}::uuid`,
  ),
  {
    ...part('erased_phones', sql`delete from ${borrowerPhones.sql} where borrower_id = ${borrowerId}::uuid`),
    rows: 'any',
  },
];

export const erasedImagesFragment = (borrowerId: string): Fragment => ({
  ...part('erased_images', sql`delete from ${borrowerImages.sql} where borrower_id = ${borrowerId}::uuid`),
  rows: 'any',
});

/** A duplicate buys nothing any more, and says whose it was. Its contracts stay with it. Misses, as 'merged', when it was merged before. */
export const mergedFragment = (duplicateId: string, borrowerId: string): Fragment =>
  part(
    'merged',
    sql`update ${borrowers.sql} set merged_into = ${borrowerId}::uuid, is_purchase_disabled = true
      where id = ${duplicateId}::uuid and merged_into is null`,
  );
