import { formatDate, formatPercent } from '@balcao/contract/kernel';
import type { Offer, Proposal } from '../../../../domain/contracts/offer.ts';
import { totalWithFee } from '../../../../domain/contracts/totals.ts';
import { installmentsText } from '../../../../domain/counter/texts.ts';
import { formatReais } from '../../../../domain/money/format-reais.ts';
import { authorisedBy } from '../../rules/verification-kind.ts';
import { authorisationTexts, confirmTexts } from '../../texts.ts';
import '../../../../domain/counter/dialog-note.css';

/** What is confirmed, with its figures, and how the customer will authorise it; of a device too. */
export function ConfirmTerms({ offer, proposal }: { offer: Offer; proposal: Proposal }) {
  const { customerFeeValue: fee, downPayment } = offer;
  const { numberOfInstallments, installmentValue, lastInstallmentValue } = proposal;
  return (
    <>
      <p>
        {confirmTexts.lead} <strong>{formatReais(totalWithFee(proposal, fee))}</strong>{' '}
        {confirmTexts.of(installmentsText(numberOfInstallments))} <strong>{formatReais(installmentValue)}</strong>
        {fee > 0 ? ` ${confirmTexts.andFee} ${formatReais(fee)}` : ''}?
      </p>
      <p className="dialog-note">
        {downPayment > 0 ? confirmTexts.downPayment(downPayment) : ''}
        {lastInstallmentValue === installmentValue ? '' : confirmTexts.last(lastInstallmentValue)}
        {confirmTexts.terms(formatDate(proposal.firstInstallmentDueDate), formatPercent(proposal.cet))}{' '}
        {authorisationTexts[authorisedBy(offer)].meaning}
      </p>
    </>
  );
}
