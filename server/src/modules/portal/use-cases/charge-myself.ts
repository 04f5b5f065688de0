import type { Handled } from '@balcao/contract';
import type { Customer, Keyed } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { createCharge, type PixPorts } from '../../pix/index.ts';
import { atSeller, chosenInstallments } from '../seller.ts';

type Call = Handled<'POST /portal/pix-charges'>;

/**
 * Charges own installments by Pix, at the store that sold the first of them: any store receives any installment (ADR 0005).
 * @throws Refusal INSTALLMENT_NOT_FOUND, also for another customer's; otherwise as `createCharge`.
 */
export async function chargeMyself(
  platform: Platform,
  pix: PixPorts,
  by: Keyed<Customer>,
  { installmentIds, expectedTotal }: Call['body'],
): Promise<Call['answer']> {
  const rows = await chosenInstallments(platform, by, installmentIds);
  const [first] = rows;
  if (!first || rows.length < installmentIds.length) refuse('INSTALLMENT_NOT_FOUND');
  const ask = { installmentIds, storeId: first.storeId, expectedTotal };
  return atSeller(platform, by, first, (at) => createCharge(platform, pix, { ...at, claim: by.claim }, ask));
}
