import { formatDateTime } from '@balcao/contract/kernel';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Borrower } from '../../../domain/borrowers/borrower.ts';
import type { Counter } from '../../../domain/counter/use-counter.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { AgreementStanding } from '../calls.ts';
import { breakTexts as texts, paperTexts } from '../texts.ts';

/** An agreement that was just broken, as it stood before. */
export interface Broken {
  standing: AgreementStanding;
  breaking: NonNullable<AgreementStanding['breaking']>;
  reason: string;
}

interface BrokenPaperProps {
  broken: Broken;
  customer: Borrower;
  counter: Counter;
}

/** What the customer owes again, to be printed and taken along. */
export function BrokenPaper({ broken: { standing, breaking, reason }, customer, counter }: BrokenPaperProps) {
  const { number } = standing.agreement;
  const [at] = useState(() => formatDateTime(new Date().toISOString()));
  const facts = [
    { label: paperTexts.customer, value: `${customer.name} · CPF ${customer.cpf}` },
    { label: paperTexts.store, value: counter.storeName ?? '' },
    { label: paperTexts.operator, value: counter.operatorName },
    { label: texts.paid, value: formatReais(standing.paid) },
    { label: texts.owed(breaking.openInstallments), value: formatReais(breaking.debt) },
    { label: texts.charges, value: formatReais(breaking.charges) },
    { label: texts.label, value: reason },
  ];
  return (
    <>
      <div className="agreement-done">
        <Banner
          kind="success"
          isLive
          title={texts.done(number)}
          actions={
            <>
              <Link className="button button-primary" to="/caixa/pagamentos" state={{ borrowerId: customer.id }}>
                {texts.receive}
              </Link>
              <Button icon="receipt" onClick={() => window.print()}>
                {texts.print}
              </Button>
            </>
          }
        >
          {texts.doneHint(formatReais(breaking.debt))}
        </Banner>
      </div>
      <article className="agreement-paper" aria-labelledby="broken-paper">
        <h2 id="broken-paper">{texts.paper(number)}</h2>
        <p className="agreement-soft">{at}</p>
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>{texts.meaning}</p>
        <p className="agreement-signature">{paperTexts.signature}</p>
      </article>
    </>
  );
}
