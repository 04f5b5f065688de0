import { maskCpf } from '@balcao/contract';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { fact, isAmong, rowOf, rowsOf, scalar, select } from '../../kernel/db/select.ts';
import { type FactOf, pick } from '../../kernel/db/table.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import { borrowerDocuments, borrowers } from './tables.ts';

const shape = pick(
  borrowers.fact('borrower_f'),
  'id',
  'name',
  'cpfSealed',
  'phoneSealed',
  'status',
  'isPhoneVerified',
  'isPurchaseDisabled',
  'isHighRecurrence',
  'billDueDay',
);

/** What other modules decide on. CPF and phone are sealed: open them with {@link cpfOf} and {@link phoneOf}. */
export type BorrowerFact = Pick<FactOf<typeof borrowers>, keyof typeof shape>;

/** An id, or an SQL expression that gives one (a column of the query it stands in). */
export type BorrowerRef = string | Template;

/** Index of a CPF that is stored sealed, under every secret in use: a customer is found by any of them. */
export const cpfHashes = (secrets: Secrets, cpf: string): readonly string[] => secrets.hashes('cpf', cpf);

export const idOf = (borrower: BorrowerRef): Template => sql`${borrower}::uuid`;

/** Scalar subquery: a {@link BorrowerFact}, or null when there is no such borrower. */
export function borrowerFact(borrower: BorrowerRef): Template<BorrowerFact | null> {
  return fact(shape, sql`from ${borrowers.sql} borrower_f where borrower_f.id = ${idOf(borrower)}`);
}

/** Scalar subquery: the name of a borrower; null when there is no such borrower. */
export const borrowerNameFact = (borrower: BorrowerRef): Template<string | null> =>
  scalar(borrowers.fact('name_b').name, sql`from ${borrowers.sql} name_b where name_b.id = ${idOf(borrower)}`);

/** Scalar subquery: since when a borrower is registered; null when there is no such borrower. */
export const registeredAtFact = (borrower: BorrowerRef): Template<string | null> =>
  scalar(borrowers.fact('since_b').createdAt, sql`from ${borrowers.sql} since_b where since_b.id = ${idOf(borrower)}`);

/** Scalar subquery: the id of the borrower with a CPF (eleven digits); null when there is none. */
export function borrowerIdFact(secrets: Secrets, cpf: string): Template<string | null> {
  return scalar(
    borrowerDocuments.fact('document_f').borrowerId,
    sql`from ${borrowerDocuments.sql} document_f
      where ${isAmong(sql`document_f.cpf_hash`, cpfHashes(secrets, cpf))} limit 1`,
  );
}

/** The borrower's CPF, eleven digits. Never log it; screens get `maskCpf` of it. */
export function cpfOf(secrets: Secrets, known: Pick<BorrowerFact, 'cpfSealed'>): string {
  return secrets.decrypt(known.cpfSealed);
}

/** The CPF of a borrower, opened, for a provider that has to know it; '' of nobody. */
export async function findCpf(db: Db | Tx, secrets: Secrets, borrowerId: string): Promise<string> {
  const b = borrowers.row('b');
  const found = await rowOf(
    db,
    select(pick(b, 'cpfSealed'), sql`from ${borrowers.sql} b where b.id = ${borrowerId}::uuid`),
  );
  return found ? cpfOf(secrets, found) : '';
}

/** The borrower's mobile in E.164 ('+5592988887777'); null when there is none. */
export function phoneOf(secrets: Secrets, known: Pick<BorrowerFact, 'phoneSealed'>): string | null {
  return known.phoneSealed === null ? null : secrets.decrypt(known.phoneSealed);
}

/** The masked CPF of those among these texts who are ids of customers. */
export async function maskedCpfs(
  { db, secrets }: { db: Db | Tx; secrets: Secrets },
  texts: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(texts)].filter((text) => UUID.test(text));
  if (ids.length === 0) return new Map();
  const b = borrowers.row('b');
  const among = sql`b.id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`;
  const found = await rowsOf(db, select(pick(b, 'id', 'cpfSealed'), sql`from ${borrowers.sql} b where ${among}`));
  return new Map(found.map((row) => [row.id, maskCpf(cpfOf(secrets, row))]));
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
