import type { CivilDate, Handled } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Account } from '../../books/index.ts';
import { findStore } from '../../retailers/index.ts';
import { checkRange } from '../rules/report-range.ts';
import { findSales, type SaleRow } from '../views.ts';

type Call = Handled<'GET /coordinator/contracts/originations/summaries'>;

const PAGE = 500;

/**
 * A page of the sales report of the operator's retailer. A cancelled sale stays in it, with its day; a part that was
 * given back stands beside the value of the sale.
 * @throws Refusal INVALID_DATE_RANGE, STORE_NOT_FOUND.
 */
export async function listSales(
  { db, clock }: Platform,
  actor: Actor,
  { storeId, after, ...query }: Call['query'],
): Promise<Call['answer']> {
  const { retailerId, zone } = actor;
  const range = { startDate: query.startDate as CivilDate, endDate: query.endDate as CivilDate };
  checkRange(range.startDate, range.endDate, dayIn(zone, clock.now()));
  if (storeId !== undefined && !(await findStore(db, retailerId, storeId))) refuse('STORE_NOT_FOUND');
  const page = await findSales(db, { ...range, retailerId, storeId, zone, cursor: after, limit: PAGE });
  return { count: page.total, summaries: page.items.map(summaryOf), next: page.next };
}

function summaryOf(sale: SaleRow): Call['answer']['summaries'][number] {
  const credited = (account: Account) => {
    const posted = sale.postings.filter((posting) => posting.account === account);
    return cents(0 - sumCents(posted.map(({ amountCents }) => amountCents)));
  };
  return {
    contractId: sale.contractId,
    originationTimestamp: new Date(sale.originationTimestamp).toISOString(),
    canceledOn: sale.canceledOn,
    status: sale.canceledOn === null ? 'Aprovado' : 'Cancelado',
    storeName: sale.storeName,
    borrowerName: sale.borrowerName,
    operatorName: sale.operatorName,
    principal: sale.principalCents,
    couponPrincipalDiscount: sale.couponCents,
    MDR: credited('mdr_income'),
    netValue: credited('retailer_payable'),
    IOF: sale.iofCents,
    returnedValue: sale.returnedCents,
  };
}
