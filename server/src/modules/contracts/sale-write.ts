import type { Actor } from '../../kernel/auth/actor.ts';
import { dayIn } from '../../kernel/clock.ts';
import type { Fragment } from '../../kernel/db/guarded-write.ts';
import type { Platform } from '../../kernel/platform.ts';
import { journalFragments, type Posting } from '../books/index.ts';
import { cpfOf, phoneOf } from '../borrowers/index.ts';
import type { ArrearsFact, LimitFact } from '../credit/index.ts';
import { receiptFragment } from '../documents/index.ts';
import { messageFragments } from '../notifications/index.ts';
import type { StoreFact } from '../retailers/index.ts';
import type { ContractsPorts, InstallmentToOpen } from './ports.ts';
import { originationPostings } from './rules/origination-postings.ts';
import { purchaseMessage, purchaseReceiptOf } from './purchase-receipt.ts';
import { spreadLimit } from './rules/spread-limit.ts';
import { acceptanceFragment, useVerificationFragment } from './store.ts';
import type { Offer } from './use-cases/find-offer.ts';

/** Everything an acceptance is decided on, read at once. */
export interface AcceptanceFacts extends Offer {
  limit: LimitFact | null;
  arrears: ArrearsFact;
  hasInstallments: boolean;
}

/** Facts that passed every check. */
export type AcceptedSale = AcceptanceFacts & { limit: LimitFact; store: StoreFact };

export interface SaleWrite {
  platform: Platform;
  ports: ContractsPorts;
  actor: Actor;
  sale: AcceptedSale;
  at: Date;
}

/** All that an acceptance writes besides limit, audit and claim: contract, verification, installments, books, receipt, message. */
export function saleWrite({ platform, ports, actor, sale, at }: SaleWrite): Fragment[] {
  const { contract, proposal, borrower } = sale;
  const on = dayIn(actor.zone, at);
  const key = { borrowerId: contract.borrowerId, contractId: contract.id, retailerId: contract.retailerId };
  const phone = phoneOf(platform.secrets, borrower);
  return [
    acceptanceFragment({
      ...key,
      proposalId: proposal.id,
      kind: proposal.count === 1 ? 'SINGLE_INSTALLMENT' : 'MULTIPLE_INSTALLMENTS',
      at,
      on,
    }),
    useVerificationFragment({ borrowerId: contract.borrowerId, proposalId: proposal.id, at }),
    ...ports.openInstallments({ ...key, installments: installmentsOf(sale), feeCents: contract.customerFeeCents }),
    ...journalFragments({
      ...key,
      event: 'ORIGINATION',
      subjectId: contract.id,
      storeId: contract.storeId,
      at,
      on,
      postings: postingsOf(sale),
    }),
    receiptFragment({
      ...key,
      kind: 'ORIGINATION',
      subjectId: contract.id,
      at,
      document: purchaseReceiptOf({
        brand: platform.brand,
        actor,
        contract,
        proposal,
        borrower,
        cpf: cpfOf(platform.secrets, borrower),
        store: sale.store,
        at,
      }),
    }),
    ...(phone
      ? messageFragments(platform, {
          dedupKey: `accepted:${contract.id}`,
          channel: 'SMS',
          purpose: 'PURCHASE_ACCEPTED',
          to: phone,
          text: purchaseMessage(platform.brand, contract, proposal, sale.store.name),
          retailerId: contract.retailerId,
          operatorId: actor.operatorId,
          at,
        })
      : []),
  ];
}

function installmentsOf({ contract, proposal }: AcceptedSale): InstallmentToOpen[] {
  const { rows } = proposal.plan;
  const shares = spreadLimit(
    contract.principalCents,
    rows.map(([, , principal]) => principal),
  );
  return rows.map(([dueOn, amountCents, principalCents], index) => ({
    number: index + 1,
    dueOn,
    amountCents,
    principalCents,
    interestCents: amountCents - principalCents,
    limitCents: shares[index] ?? 0,
    bonusCents: 0,
  }));
}

function postingsOf({ contract, proposal }: AcceptedSale): Posting[] {
  return originationPostings({
    principalCents: contract.principalCents,
    financedCents: proposal.plan.financedCents,
    feeCents: contract.customerFeeCents,
    iofCents: proposal.plan.iofDailyCents + proposal.plan.iofAdditionalCents,
    mdrRate: contract.terms.mdrRate,
  });
}
