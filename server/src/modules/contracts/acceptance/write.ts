import type { CivilDate } from '@balcao/contract';
import { cents, spread, sumCents } from '@balcao/credit-math';
import type { Fragment } from '../../../kernel/db/guarded-write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { journalFragments, type Posting } from '../../books/index.ts';
import { cpfOf, phoneOf } from '../../borrowers/index.ts';
import { landingFragments } from '../../cash/index.ts';
import {
  accrueIncentiveFragments,
  incentiveCents,
  incentivePostings,
  useCouponFragment,
  useEvaluationFragment,
} from '../../credit/index.ts';
import { receiptFragment } from '../../documents/index.ts';
import { messageFragments } from '../../notifications/index.ts';
import type { Seller } from '../offer/seller.ts';
import type { AcceptedSale } from './facts.ts';
import type { ContractsPorts, InstallmentToOpen } from '../ports.ts';
import { originationPostings, storeOwnPostings } from '../rules/origination-postings.ts';
import { purchaseReceiptOf, purchaseWords } from './receipt.ts';
import { acceptanceFragments, useVerificationFragment } from '../store.ts';
import { bonusOf, kindOf, limitTakenCents } from '../tables.ts';

export interface SaleWrite {
  platform: Platform;
  ports: ContractsPorts;
  seller: Seller;
  sale: AcceptedSale;
  at: Date;
  /** Business day of it. */
  on: CivilDate;
}

/**
 * All that an acceptance writes besides limit, audit and claim: contract, verification, coupon, extra limit, device,
 * installments, incentive, books, receipt, message.
 */
export function saleWrite({ platform, ports, seller, sale, at, on }: SaleWrite): Fragment[] {
  const { contract, proposal, borrower } = sale;
  const key = { borrowerId: contract.borrowerId, contractId: contract.id, retailerId: contract.retailerId };
  const phone = phoneOf(platform.secrets, borrower);
  return [
    ...acceptanceFragments({
      ...key,
      proposalId: proposal.id,
      operatorId: seller.operatorId,
      kind: kindOf(contract, proposal),
      at,
      on,
    }),
    useVerificationFragment({ borrowerId: contract.borrowerId, proposalId: proposal.id, at }),
    ...singleUseFragments(ports, sale, at),
    ...ports.openInstallments({ ...key, installments: installmentsOf(sale), feeCents: contract.customerFeeCents }),
    ...incentiveFragments(seller, sale, { at, on }),
    ...journalFragments({
      ...key,
      event: 'ORIGINATION',
      subjectId: contract.id,
      storeId: contract.storeId,
      at,
      on,
      postings: [
        ...postingsOf(sale),
        ...incentivePostings(incentiveCents(sale.incentive, cents(contract.principalCents))),
      ],
    }),
    receiptFragment({
      ...key,
      kind: 'ORIGINATION',
      subjectId: contract.id,
      at,
      document: purchaseReceiptOf({
        brand: platform.brand.name(),
        actor: seller,
        contract,
        proposal,
        borrower,
        cpf: cpfOf(platform.secrets, borrower),
        store: sale.store,
        device: sale.device,
        at,
      }),
    }),
    ...(phone
      ? messageFragments(platform, {
          dedupKey: `accepted:${contract.id}`,
          channel: 'SMS',
          purpose: 'PURCHASE_ACCEPTED',
          to: phone,
          words: purchaseWords(contract, proposal, sale.store.name),
          retailerId: contract.retailerId,
          operatorId: seller.operatorId,
          at,
        })
      : []),
    ...downPaymentFragments({ seller, sale, at, on }),
  ];
}

/** A down payment is the store's own money, taken at the counter with the sale. */
function downPaymentFragments({ seller, sale, at, on }: Pick<SaleWrite, 'seller' | 'sale' | 'at' | 'on'>): Fragment[] {
  const { retailerId, storeId, id: subjectId, downPaymentCents: amountCents } = sale.contract;
  const till = { retailerId, storeId, operatorId: seller.operatorId, at, on };
  const isRequired = sale.store.needsCashSession;
  return landingFragments(till, [{ kind: 'DOWN_PAYMENT', subjectId, amountCents: cents(amountCents) }], { isRequired });
}

/** Coupon, extra limit and device of the offer, each used once. */
function singleUseFragments(ports: ContractsPorts, { contract }: AcceptedSale, at: Date): Fragment[] {
  const { borrowerId, id: contractId, couponId, evaluationId, productId } = contract;
  const key = { borrowerId, contractId, at };
  return [
    ...(couponId === null ? [] : [useCouponFragment({ ...key, couponId, offeredAt: new Date(contract.offeredAt) })]),
    ...(evaluationId === null ? [] : [useEvaluationFragment({ ...key, evaluationId })]),
    ...(productId === null ? [] : [ports.devices.bindDeviceFragment(key)]),
  ];
}

/** What the operator who closes the sale earns on what it finances. */
function incentiveFragments(seller: Seller, sale: AcceptedSale, when: Pick<SaleWrite, 'at' | 'on'>): Fragment[] {
  const { contract, incentive: rule } = sale;
  if (!rule) return [];
  const { retailerId, borrowerId, storeId, id: subjectId } = contract;
  const baseCents = cents(contract.principalCents);
  const { operatorId } = seller;
  const earned = {
    event: 'SALE' as const,
    retailerId,
    borrowerId,
    subjectId,
    storeId,
    operatorId,
    rule,
    baseCents,
    cents: cents(incentiveCents(rule, baseCents)),
  };
  return accrueIncentiveFragments({ ...earned, ...when });
}

function installmentsOf({ contract, proposal: { plan } }: AcceptedSale): InstallmentToOpen[] {
  // The purchase value in proportion to the principal repaid: financed IOF never took limit, and gives none back.
  const shares = spread(
    limitTakenCents(contract),
    plan.rows.map(([, , principal]) => principal),
  );
  return plan.rows.map((row, index) => {
    const [dueOn, amountCents, principalCents] = row;
    return {
      number: index + 1,
      dueOn,
      amountCents,
      principalCents,
      interestCents: cents(amountCents - principalCents),
      limitCents: cents(shares[index] ?? 0),
      bonusCents: bonusOf(plan, row),
    };
  });
}

function postingsOf({ contract, proposal, coupon }: AcceptedSale): Posting[] {
  const { plan } = proposal;
  const postings = contract.terms.ownedBy === 'STORE' ? storeOwnPostings : originationPostings;
  return postings({
    principalCents: contract.principalCents,
    financedCents: plan.financedCents,
    feeCents: contract.customerFeeCents,
    iofCents: sumCents([plan.iofDailyCents, plan.iofAdditionalCents]),
    mdrRate: contract.terms.mdrRate,
    couponCents: contract.couponDiscountCents,
    isCouponOfRetailer: coupon?.fundedBy === 'RETAILER',
    retailerInterestCents: plan.retailerInterestCents ?? cents(0),
  });
}
