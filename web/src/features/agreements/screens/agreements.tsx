import { useState } from 'react';
import type { Borrower } from '../../../domain/borrowers/borrower.ts';
import { CustomerCard } from '../../../domain/borrowers/customer-card.tsx';
import { CpfQuestion } from '../../../domain/counter/cpf-question.tsx';
import { type Counter, useCounter } from '../../../domain/counter/use-counter.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import type { Agreement, AgreementOption } from '../calls.ts';
import { sendAgreementCode } from '../calls.ts';
import { AgreementPaper } from '../components/agreement-paper.tsx';
import { type Broken, BrokenPaper } from '../components/broken-paper.tsx';
import { CodeDialog, nextResend, type SentCode } from '../components/code-dialog.tsx';
import { Debts } from '../components/debts.tsx';
import { Options } from '../components/options.tsx';
import { RunningAgreement } from '../components/running-agreement.tsx';
import { texts } from '../texts.ts';
import { useAgreement } from '../use-agreement.ts';
import '../agreements.css';

const sentence = (error: unknown) => errorText(error, brandName(), 'payments');

/** From late debts to an agreement that stands: what goes in, how it is paid, the customer's code, the paper. */
export function Agreements() {
  const counter = useCounter();
  const [cpf, setCpf] = useState('');
  const [accepted, setAccepted] = useState<Agreement | null>(null);
  const [broken, setBroken] = useState<Broken | null>(null);
  const flow = useAgreement(counter.storeId ?? '');
  const { customer, debts, simulation } = flow;
  const { data: borrower } = customer;
  return (
    <CounterLayout title={texts.title} back={<BackLink to="/caixa/pagamentos">{texts.back}</BackLink>}>
      <CpfQuestion
        cpf={cpf}
        onChange={(digits) => {
          setCpf(digits);
          setAccepted(null);
          setBroken(null);
          flow.forget();
        }}
        onSearch={() => flow.search(cpf)}
        isSearching={customer.isFetching}
        isLocked={simulation.isPending}
        resumedCpf={cpf === '' ? (borrower?.cpf ?? null) : null}
      />
      {customer.error ? (
        <Banner kind="danger" isLive>
          {sentence(customer.error)}
        </Banner>
      ) : null}
      {borrower ? <CustomerCard borrower={borrower} /> : null}
      {debts.isLoading ? <SkeletonRows label={texts.loading} rows={3} /> : null}
      {debts.error ? (
        <EmptyState
          title={sentence(debts.error)}
          actions={<Button onClick={() => void debts.refetch()}>{texts.tryAgain}</Button>}
        />
      ) : null}
      {borrower && accepted ? <AgreementPaper agreement={accepted} customer={borrower} counter={counter} /> : null}
      {borrower && broken ? <BrokenPaper broken={broken} customer={borrower} counter={counter} /> : null}
      {borrower && debts.data && !accepted && !broken ? (
        <Simulation flow={flow} borrower={borrower} counter={counter} onAccepted={setAccepted} onBroken={setBroken} />
      ) : null}
    </CounterLayout>
  );
}

interface SimulationProps {
  flow: ReturnType<typeof useAgreement>;
  borrower: Borrower;
  counter: Counter;
  onAccepted: (agreement: Agreement) => void;
  onBroken: (broken: Broken) => void;
}

function Simulation({ flow: { debts, simulation }, borrower, counter, onAccepted, onBroken }: SimulationProps) {
  const [sent, setSent] = useState<SentCode | null>(null);
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const agreement = simulation.data;
  if (!debts.data) return null;
  if (!agreement) {
    const { contracts, agreementIds } = debts.data;
    return (
      <>
        {agreementIds.map((agreementId) => (
          <RunningAgreement
            key={agreementId}
            agreementId={agreementId}
            customer={borrower}
            counter={counter}
            onBroken={onBroken}
          />
        ))}
        {contracts.length === 0 ? (
          agreementIds.length > 0 ? null : (
            <EmptyState title={texts.none}>{texts.noneHint}</EmptyState>
          )
        ) : (
          <Debts
            contracts={contracts}
            failure={simulation.error ? sentence(simulation.error) : undefined}
            isSimulating={simulation.isPending}
            onSimulate={(ids) => simulation.mutate(ids)}
          />
        )}
      </>
    );
  }
  const send = async (option: AgreementOption) => {
    setSending(true);
    setFailure(undefined);
    try {
      setSent({ option, code: await sendAgreementCode(agreement.id, option.id), resendAt: nextResend() });
    } catch (error) {
      setFailure(sentence(error));
    }
    setSending(false);
  };
  return (
    <>
      <Options
        agreement={agreement}
        failure={failure}
        isSending={isSending}
        onSend={(option) => void send(option)}
        onBack={() => {
          simulation.reset();
          void debts.refetch();
        }}
      />
      {sent ? (
        <CodeDialog
          agreement={agreement}
          sent={sent}
          storeId={counter.storeId ?? ''}
          onResent={setSent}
          onAccepted={onAccepted}
          onClose={() => setSent(null)}
        />
      ) : null}
    </>
  );
}
