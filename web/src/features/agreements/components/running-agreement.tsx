import { formatDateTime } from '@balcao/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Borrower } from '../../../domain/borrowers/borrower.ts';
import type { Counter } from '../../../domain/counter/use-counter.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { type AgreementStanding, breakAgreement, showAgreement } from '../calls.ts';
import { breakTexts, texts } from '../texts.ts';
import { AgreementSheet } from './agreement-paper.tsx';
import type { Broken } from './broken-paper.tsx';

interface RunningAgreementProps {
  agreementId: string;
  customer: Borrower;
  counter: Counter;
  onBroken: (broken: Broken) => void;
}

/** An agreement that stands: its payments are received elsewhere, its paper is printed again, and who may can break it. */
export function RunningAgreement({ agreementId, customer, counter, onBroken }: RunningAgreementProps) {
  const role = useSession()?.user.role;
  const [isBreaking, setBreaking] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.agreement(agreementId),
    queryFn: ({ signal }) => showAgreement(agreementId, signal),
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
  if (error) {
    return (
      <EmptyState
        title={errorText(error, brandName(), 'payments')}
        actions={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}
      />
    );
  }
  if (!data) return <SkeletonRows label={texts.loadingOne} rows={2} />;
  const { agreement, paid, payments, paidPayments, breaking } = data;
  const mayBreak = breaking !== null && (role === 'manager' || role === 'analyst');
  return (
    <>
      <div className="agreement-done">
        <Banner
          kind="info"
          title={texts.running(agreement.number)}
          actions={
            <>
              <Link className="button button-primary" to="/caixa/pagamentos" state={{ borrowerId: customer.id }}>
                {texts.toPayments}
              </Link>
              <Button icon="receipt" onClick={() => window.print()}>
                {texts.reprint}
              </Button>
              {mayBreak ? <Button onClick={() => setBreaking(true)}>{breakTexts.open}</Button> : null}
            </>
          }
        >
          {texts.runningHint(paidPayments, payments, formatReais(paid))}
        </Banner>
      </div>
      <AgreementSheet agreement={agreement} customer={customer} counter={counter} isReprint />
      {isBreaking && breaking ? (
        <ReasonDialog
          title={breakTexts.title(agreement.number)}
          confirm={breakTexts.confirm}
          busyText={breakTexts.busy}
          cancel={breakTexts.cancel}
          label={breakTexts.label}
          hint={breakTexts.hint}
          kind="danger"
          onSend={async (reason) => {
            await breakAgreement(agreementId, reason);
            onBroken({ standing: data, breaking, reason });
          }}
          onClose={() => setBreaking(false)}
        >
          <Meaning standing={data} breaking={breaking} />
        </ReasonDialog>
      ) : null}
    </>
  );
}

interface MeaningProps {
  standing: AgreementStanding;
  breaking: NonNullable<AgreementStanding['breaking']>;
}

/** What is owed from then on, and what falls away. */
function Meaning({ standing: { agreement, paid }, breaking }: MeaningProps) {
  const facts = [
    { label: breakTexts.paid, value: formatReais(paid) },
    { label: breakTexts.falls(breaking.canceledPayments), value: '' },
    { label: breakTexts.owed(breaking.openInstallments), value: formatReais(breaking.debt) },
    { label: breakTexts.charges, value: formatReais(breaking.charges) },
  ];
  return (
    <>
      <dl className="agreement-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{breakTexts.meaning}</p>
      {agreement.discount > 0 ? <p>{breakTexts.forgiven(formatReais(agreement.discount))}</p> : null}
      {agreement.acceptedAt === null ? null : (
        <p className="agreement-soft">{breakTexts.since(formatDateTime(agreement.acceptedAt))}</p>
      )}
    </>
  );
}
