import type { Handled } from '@balcao/contract';
import type { Customer } from '../../../kernel/act/principal.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { type BoletoBankPorts, issueNext } from '../../invoices/index.ts';
import { atSeller, ownSale } from '../seller.ts';

type Call = Handled<'POST /portal/boletos'>;

/** The boleto of the next installment of an own purchase. @throws Refusal CONTRACT_NOT_FOUND, otherwise as `issueNext`. */
export async function issueOwnBoleto(
  platform: Platform,
  bank: BoletoBankPorts,
  by: Customer,
  { contractId }: Call['body'],
): Promise<Call['answer']> {
  const sale = (await ownSale(platform, by, contractId)) ?? refuse('CONTRACT_NOT_FOUND');
  const { borrowerId } = by;
  return atSeller(platform, by, sale, (at) => issueNext(platform, bank, at, { borrowerId, contractId }));
}
