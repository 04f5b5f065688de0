import { randomInt } from 'node:crypto';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import { rowsOf, select, known } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { storeFact, type StoreFact } from '../../retailers/index.ts';
import { ALPHABET, CODE_LENGTH, normalCode } from '../rules/store-code.ts';
import { storeCodes } from '../tables.ts';

export const newStoreCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** What the printed QR code holds. */
export const storeAddress = ({ publicUrl }: Pick<Platform, 'publicUrl'>, code: string): string =>
  `${publicUrl}/c/loja/${code}`;

const c = storeCodes.row('c');

/** The store that a printed code is of. @throws Refusal STORE_CODE_UNKNOWN, also where nothing is sold by QR code any more. */
export async function findStoreByCode(db: Db | Tx, typed: string): Promise<StoreFact> {
  const shape = { store: known(storeFact(c.retailerId, c.storeId)) };
  const found = await rowsOf(
    db,
    select(shape, sql`from ${storeCodes.sql} c where c.code = ${normalCode(typed)}::text limit 2`),
  );
  const [only, ...others] = found.map(({ store }) => store);
  // Of two retailers by the chance of one in a million million: neither is meant.
  if (!only || others.length > 0 || !only.isActive || only.captureMethod !== 'BY_QR_CODE') refuse('STORE_CODE_UNKNOWN');
  return only;
}
