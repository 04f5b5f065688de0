import type { BorrowerStatus } from '@balcao/contract';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Secrets } from '../../kernel/secrets.ts';

/** What other modules decide on. CPF and phone are sealed: open them with {@link cpfOf} and {@link phoneOf}. */
export interface BorrowerFact {
  id: string;
  name: string;
  cpfSealed: string;
  /** Null when no phone was ever given. */
  phoneSealed: string | null;
  status: BorrowerStatus;
  isPhoneVerified: boolean;
  isPurchaseDisabled: boolean;
  isHighRecurrence: boolean;
  /** Fixed due day of the month, 1 to 28. */
  billDueDay: number | null;
}

/** An id, or an SQL expression that gives one (a column of the query it stands in). */
export type BorrowerRef = string | Expression<unknown>;

/** Index of a CPF that is stored sealed. */
export const cpfHash = (secrets: Secrets, cpf: string): string => secrets.hash('cpf', cpf);

export const idOf = (borrower: BorrowerRef): RawBuilder<string> => sql<string>`${borrower}::uuid`;

/**
 * Scalar subquery for a module's own read of facts: a {@link BorrowerFact} as json, or null when there is no such
 * borrower.
 */
export function borrowerFact(borrower: BorrowerRef): RawBuilder<BorrowerFact | null> {
  return sql<BorrowerFact | null>`(
    select json_build_object(
      'id', borrower_f.id, 'name', borrower_f.name, 'cpfSealed', borrower_f.cpf_sealed, 'phoneSealed', borrower_f.phone_sealed, 'status', borrower_f.status,
      'isPhoneVerified', borrower_f.is_phone_verified, 'isPurchaseDisabled', borrower_f.is_purchase_disabled,
      'isHighRecurrence', borrower_f.is_high_recurrence, 'billDueDay', borrower_f.bill_due_day)
    from borrowers borrower_f where borrower_f.id = ${idOf(borrower)})`;
}

/** Scalar subquery: the id of the borrower with a CPF (eleven digits); null when there is none. */
export function borrowerIdFact(secrets: Secrets, cpf: string): RawBuilder<string | null> {
  return sql<string | null>`(
    select document_f.borrower_id from borrower_documents document_f where document_f.cpf_hash = ${cpfHash(secrets, cpf)}::text)`;
}

/** The borrower's CPF, eleven digits. Never log it; screens get `maskCpf` of it. */
export function cpfOf(secrets: Secrets, fact: Pick<BorrowerFact, 'cpfSealed'>): string {
  return secrets.decrypt(fact.cpfSealed);
}

/** The borrower's mobile in E.164 ('+5592988887777'); null when there is none. */
export function phoneOf(secrets: Secrets, fact: Pick<BorrowerFact, 'phoneSealed'>): string | null {
  return fact.phoneSealed === null ? null : secrets.decrypt(fact.phoneSealed);
}
