import { sql, type Template } from '../../kernel/db/sql.ts';
import { countOf, listOf } from '../../kernel/db/select.ts';
import { type Fragment, part } from '../../kernel/db/guarded-write.ts';
import { isOnContract } from '../renegotiation/index.ts';
import { pixCharges } from './tables.ts';

type Key = string | Template;

/**
 * Scalar subquery: ids of the charges of an installment of a contract, or of a payment of an agreement on it, that are
 * not over at an instant. Never null.
 */
export function chargesFact(borrowerId: Key, contractId: Key, at: Date): Template<string[]> {
  return listOf(
    pixCharges.fact('pix').id,
    sql`from ${pixCharges.sql} pix
  where pix.borrower_id = ${borrowerId}::uuid and pix.status in ('CREATED', 'ACTIVE') and pix.expires_at > ${at}::timestamptz
    and (exists (select 1 from installments i where i.borrower_id = pix.borrower_id and i.contract_id = ${contractId}::uuid
        and pix.installment_ids ? i.id::text)
      or ${isOnContract(sql.ref('pix.borrower_id'), sql.ref('pix.agreement_payment_id'), contractId)})`,
  );
}

/**
 * Charges of a cancelled contract ask for nothing any more, 'canceled_pix_charges'. Their money would have moved the
 * limit; the bank is told nothing, and money that comes is a late Pix. One that was cancelled or ended by itself since it was read stays so.
 */
export function cancelCharges(charges: { borrowerId: string; chargeIds: readonly string[] }): Fragment[] {
  const { borrowerId, chargeIds } = charges;
  if (chargeIds.length === 0) return [];
  return [
    part(
      'canceled_pix_charges',
      sql`update ${pixCharges.sql} set status = case when status in ('CREATED', 'ACTIVE') then 'CANCELED' else status end
        where borrower_id = ${borrowerId}::uuid
          and id in (select jsonb_array_elements_text(${JSON.stringify(chargeIds)}::jsonb)::uuid)`,
      chargeIds.length,
    ),
  ];
}

/** Scalar subquery: charges of a store that wait for their Pix at an instant. */
export const openChargesFact = (retailerId: string, storeId: string, at: Date): Template<number> =>
  countOf(sql`from ${pixCharges.sql} open_p where open_p.retailer_id = ${retailerId}::uuid
    and open_p.store_id = ${storeId}::uuid and open_p.status in ('CREATED', 'ACTIVE')
    and open_p.expires_at > ${at}::timestamptz`);
