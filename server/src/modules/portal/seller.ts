import type { Customer } from '../../kernel/act/principal.ts';
import { rowOf, select } from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import type { Platform } from '../../kernel/platform.ts';
import { within } from '../../kernel/row-security/scope.ts';
import { type InstallmentRow, installmentsFact } from '../payments/index.ts';
import { retailerFact } from '../retailers/index.ts';

/** Own installments of some condition on `i`, in the order of their contracts: the session reaches no others. */
async function ownInstallments({ db }: Platform, by: Customer, where: Template): Promise<InstallmentRow[]> {
  const own = installmentsFact(sql`i.borrower_id = ${by.borrowerId}::uuid and ${where}`);
  return (await rowOf(db, select({ own })))?.own ?? [];
}

const among = (ids: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid)`;

/** Own installments of these ids, in their order; fewer when one is not the customer's. */
export async function chosenInstallments(
  platform: Platform,
  by: Customer,
  ids: readonly string[],
): Promise<InstallmentRow[]> {
  const found = await ownInstallments(platform, by, sql`i.id in ${among(ids)}`);
  return ids.flatMap((id) => found.find((row) => row.id === id) ?? []);
}

/** The first installment of an own purchase, which says where it was sold; undefined for anybody else's. */
export const ownSale = async (platform: Platform, by: Customer, contractId: string) =>
  (await ownInstallments(platform, by, sql`i.contract_id = ${contractId}::uuid and i.number = 1`))[0];

/**
 * Runs an act of a customer at a retailer that sold to them, found by what the customer's own reach showed: only there
 * are the shop's stores, settings and audit chain reached, beside the rows of this one customer.
 */
export function atSeller<T>(
  { db }: Platform,
  by: Customer,
  { retailerId }: Pick<InstallmentRow, 'retailerId'>,
  work: (by: Customer) => Promise<T>,
): Promise<T> {
  return within({ retailerId, operatorId: null, borrowerId: by.borrowerId }, async () => {
    const retailer = (await rowOf(db, select({ retailer: retailerFact(retailerId) })))?.retailer;
    return work({ ...by, retailerId, zone: retailer?.zone ?? by.zone });
  });
}
