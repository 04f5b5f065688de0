import { formatDate, formatPercent, sumReais } from '@balcao/contract/kernel';
import type { ReactNode } from 'react';
import type { Offer, Proposal } from '../../../../domain/contracts/offer.ts';
import { totalWithFee } from '../../../../domain/contracts/totals.ts';
import { Money } from '../../../../ui/data/money.tsx';
import { summaryTexts as texts } from '../../rules/device/texts.ts';

/** The items of a device's contract (cashier spec 2.5), in its order. */
export function deviceFacts(offer: Offer, proposal: Proposal): readonly (readonly [label: string, value: ReactNode])[] {
  const { purchaseValue, downPayment, principal, customerFeeValue } = offer;
  const money = (label: string, reais: number) => [label, <Money key={label} reais={reais} />] as const;
  return [
    money(texts.purchaseValue, purchaseValue),
    money(texts.downPayment, downPayment),
    money(texts.financed, principal),
    money(texts.charges, sumReais([proposal.interestValue, customerFeeValue])),
    money(texts.iof, proposal.iof),
    [texts.monthlyInterest, formatPercent(proposal.interestRate)],
    money(texts.totalFinanced, totalWithFee(proposal, customerFeeValue)),
    [texts.firstDue, formatDate(proposal.firstInstallmentDueDate)],
    money(texts.firstInstallment, proposal.installmentValue),
  ];
}
