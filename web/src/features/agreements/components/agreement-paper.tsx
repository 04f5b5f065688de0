import { formatDate, formatDateTime, formatPercent } from '@balcao/contract/kernel';
import { Link } from '@tanstack/react-router';
import type { Borrower } from '../../../domain/borrowers/borrower.ts';
import type { Counter } from '../../../domain/counter/use-counter.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { Agreement } from '../calls.ts';
import { optionTexts, paperTexts as texts } from '../texts.ts';

interface AgreementPaperProps {
  agreement: Agreement;
  customer: Borrower;
  counter: Counter;
}

/** An agreement that was just accepted: the way to the first payment, and the paper. */
export function AgreementPaper({ agreement, customer, counter }: AgreementPaperProps) {
  return (
    <>
      <div className="agreement-done">
        <Banner
          kind="success"
          isLive
          title={texts.accepted(agreement.number)}
          actions={
            <>
              <Link
                className="button button-primary"
                to="/caixa/pagamentos"
                state={{ borrowerId: agreement.borrowerId }}
              >
                {texts.receive}
              </Link>
              <Button icon="receipt" onClick={() => window.print()}>
                {texts.print}
              </Button>
            </>
          }
        >
          {texts.nothingPaid}
        </Banner>
      </div>
      <AgreementSheet agreement={agreement} customer={customer} counter={counter} />
    </>
  );
}

interface AgreementSheetProps extends AgreementPaperProps {
  /** Made before, perhaps elsewhere and by somebody else. */
  isReprint?: boolean;
}

/** What was agreed, to be printed and signed. */
export function AgreementSheet({ agreement, customer, counter, isReprint = false }: AgreementSheetProps) {
  const option = agreement.options.find(({ id }) => id === agreement.acceptedOptionId);
  if (!option) return null;
  const facts = [
    { label: texts.customer, value: `${customer.name} · CPF ${customer.cpf}` },
    { label: isReprint ? texts.reprintedAt : texts.store, value: counter.storeName ?? '' },
    { label: isReprint ? texts.reprintedBy : texts.operator, value: counter.operatorName },
    { label: texts.contracts, value: texts.count(agreement.contractIds.length) },
    { label: optionTexts.debt, value: formatReais(agreement.debt) },
    { label: optionTexts.forgiven, value: formatReais(0 - agreement.discount) },
    { label: optionTexts.agreed, value: formatReais(agreement.agreedValue) },
    { label: optionTexts.interest, value: formatReais(option.interest) },
    { label: optionTexts.total, value: formatReais(option.totalValue) },
  ];
  return (
    <article className="agreement-paper" aria-labelledby="agreement-paper">
      <h2 id="agreement-paper">{texts.title(agreement.number)}</h2>
      {agreement.acceptedAt === null ? null : <p className="agreement-soft">{formatDateTime(agreement.acceptedAt)}</p>}
      <dl>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <dl>
        {option.payments.map(({ order, dueDate, value }, index) => (
          <div key={order}>
            <dt>
              {index === 0 && option.downPayment > 0
                ? texts.down(formatDate(dueDate))
                : texts.payment(order, formatDate(dueDate))}
            </dt>
            <dd>{formatReais(value)}</dd>
          </div>
        ))}
      </dl>
      <p>{optionTexts.cet(formatPercent(option.cetMonthly), formatPercent(option.cet))}.</p>
      <p>{texts.rates(formatPercent(agreement.lateFineRate), formatPercent(agreement.lateInterestRate))}</p>
      {agreement.discount > 0 ? <p>{optionTexts.forgivenAtEnd(formatReais(agreement.discount))}</p> : null}
      <p>{optionTexts.breaks(agreement.breakAfterDaysLate)}</p>
      <p className="agreement-signature">{texts.signature}</p>
    </article>
  );
}
