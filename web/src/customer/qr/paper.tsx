import { formatDate, formatPercent } from '@balcao/contract/kernel';
import { totalWithFee } from '../../domain/contracts/totals.ts';
import { planText, texts as planTexts } from '../../domain/contracts/texts.ts';
import { formatReais } from '../../domain/money/format-reais.ts';
import { CupomPaper, type CupomRow } from '../../ui/layout/cupom.tsx';
import { type Proposal, type QrOffer, type QrPage, texts } from './texts.ts';

const words = texts.paper;

/** Reais of the purchase that are paid at the till. */
export const restOf = (page: Pick<QrPage, 'value'>, creditValue: number): number =>
  Math.round((page.value - creditValue) * 100) / 100;

const purchaseRows = (page: QrPage, creditValue: number): CupomRow[] => {
  const rest = restOf(page, creditValue);
  const parts = [
    { label: words.credit, value: formatReais(creditValue) },
    { label: words.rest, value: formatReais(rest) },
  ];
  return [
    { label: words.store, value: page.storeName },
    { label: words.value, value: formatReais(page.value) },
    ...(rest > 0 ? parts : []),
  ];
};

/** All that is signed by a plan, before it is authorised. */
export function OfferPaper({ page, offer, proposal }: { page: QrPage; offer: QrOffer; proposal: Proposal }) {
  const fee = offer.customerFeeValue;
  const rows: CupomRow[] = [
    { label: words.plan, value: planText(proposal) },
    { label: words.firstDue, value: formatDate(proposal.firstInstallmentDueDate) },
    { label: words.interest, value: formatReais(proposal.interestValue) },
    { label: words.iof, value: formatReais(proposal.iof) },
    ...(fee > 0 ? [{ label: words.fee, value: formatReais(fee) }] : []),
    { label: words.cet, value: planTexts.perYear(formatPercent(proposal.cet)) },
    {
      label: words.late,
      value: words.lateOf(formatPercent(proposal.lateFineRate), formatPercent(proposal.lateInterestRate)),
    },
  ];
  const total = formatReais(totalWithFee(proposal, fee));
  return (
    <CupomPaper
      title={words.title}
      sections={[
        { key: 'purchase', rows: purchaseRows(page, offer.principal) },
        { key: 'plan', rows },
      ]}
      total={{ label: words.total, value: <span className="money">{total}</span> }}
    />
  );
}

/** The plan that is, or was, authorised. */
export function ChosenPaper({ page, chosen }: { page: QrPage; chosen: NonNullable<QrPage['chosen']> }) {
  const rows: CupomRow[] = [
    { label: words.plan, value: planText(chosen) },
    { label: words.firstDue, value: formatDate(chosen.firstInstallmentDueDate) },
    { label: words.contract, value: chosen.contractNumber },
  ];
  return (
    <CupomPaper
      title={words.title}
      sections={[
        { key: 'purchase', rows: purchaseRows(page, chosen.creditValue) },
        { key: 'plan', rows },
      ]}
      total={{ label: words.total, value: <span className="money">{formatReais(chosen.totalValue)}</span> }}
    />
  );
}
