import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { FindCode } from '../../../domain/codes/find-code.tsx';
import { CpfQuestion } from '../../../domain/counter/cpf-question.tsx';
import { PayerCard } from '../components/payer-card.tsx';
import { PaymentCupom } from '../components/cupom.tsx';
import { PaymentDialogs } from '../components/dialogs.tsx';
import { DoneCupom, PaymentDone } from '../components/done.tsx';
import { LeftCharges } from '../components/left-charges.tsx';
import { PaymentList } from '../components/list.tsx';
import { ResumeFailed } from '../../../domain/counter/resume-failed.tsx';
import { ResumedNotice } from '../../../domain/counter/resumed-notice.tsx';
import { type Counter, useCounter } from '../../../domain/counter/use-counter.ts';
import { useIsWide } from '../../../ui/layout/use-is-wide.ts';
import { type Payment, usePayment } from '../use-payment.ts';
import { counterTexts } from '../../../domain/counter/texts.ts';
import { texts } from '../texts.ts';
import { pixTexts } from '../../../domain/payments/texts.ts';

/** Receives installments of a customer known by CPF (cashier spec 2.4). */
export function Payments() {
  const counter = useCounter();
  const payment = usePayment(counter);
  const { snapshot } = payment;
  const { done, customer, draft } = snapshot.context;
  const isWide = useIsWide();
  return (
    <>
      <CounterLayout
        title={texts.title}
        back={<BackLink to="/caixa">{counterTexts.till}</BackLink>}
        cupom={
          done ? (
            <DoneCupom counter={counter} done={done} maskedCpf={customer?.cpf ?? draft?.maskedCpf ?? ''} />
          ) : (
            <PaymentCupom counter={counter} context={snapshot.context} hasCard={isWide} />
          )
        }
      >
        {done ? (
          <PaymentDone done={done} onNext={() => payment.send({ type: 'START_AGAIN' })} />
        ) : (
          <PaymentQuestion payment={payment} counter={counter} hasCard={!isWide} />
        )}
        <LeftCharges payment={payment} />
      </CounterLayout>
      <PaymentDialogs payment={payment} />
    </>
  );
}

interface PaymentQuestionProps {
  payment: Payment;
  counter: Counter;
  /** The paper is folded: the customer stands here. */
  hasCard: boolean;
}

function PaymentQuestion({ payment, counter, hasCard }: PaymentQuestionProps) {
  const { snapshot, send } = payment;
  const { context } = snapshot;
  const startAgain = () => send({ type: 'START_AGAIN' });
  const isFailed = snapshot.matches('resumeFailed');
  const isSearching = snapshot.matches('fetchingCustomer');
  const isTyping = ['waitingCpf', 'choosingInstallments', 'listingFailed', 'resumeFailed'] as const;
  return (
    <>
      {isFailed ? (
        <ResumeFailed
          title={texts.resumeFailed}
          reason={[context.refusal?.message, context.draft?.charge ? pixTexts.mayBePaid : ''].join(' ').trim()}
          startAgain={texts.startAgain}
          onRetry={() => send({ type: 'RETRY' })}
          onStartAgain={startAgain}
        />
      ) : null}
      <CpfQuestion
        // Emptied for the next customer, it has the focus.
        key={context.left.length}
        cpf={context.cpf}
        onChange={(cpf) => send({ type: 'CPF_CHANGED', cpf })}
        onSearch={() => send({ type: 'SEARCH' })}
        isSearching={isSearching}
        isLocked={!isSearching && !isTyping.some((state) => snapshot.matches(state))}
        resumedCpf={context.cpf === '' ? (context.customer?.cpf ?? null) : null}
      />
      {snapshot.matches('waitingCpf') ? <FindCode /> : null}
      {context.customer && hasCard ? <PayerCard borrower={context.customer} counter={counter} /> : null}
      {context.isResumed && context.customer && !isFailed ? (
        <ResumedNotice
          text={texts.resumed}
          startAgain={texts.startAgain}
          onStartAgain={context.request ? undefined : startAgain}
        />
      ) : null}
      {snapshot.matches('fetchingInstallments') || snapshot.matches('resuming') ? (
        <SkeletonRows label={texts.listing} rows={4} />
      ) : null}
      {context.customer && !isFailed ? <Listing payment={payment} counter={counter} /> : null}
    </>
  );
}

function Listing({ payment, counter }: { payment: Payment; counter: Counter }) {
  const { snapshot, send } = payment;
  const { refusal, listing } = snapshot.context;
  if (snapshot.matches('listingFailed')) {
    return (
      <Banner
        kind="danger"
        title={refusal?.message ?? texts.listingFailed}
        isLive
        actions={<Button onClick={() => send({ type: 'RETRY' })}>{texts.listAgain}</Button>}
      />
    );
  }
  if (!listing || snapshot.matches('fetchingInstallments')) return null;
  return (
    <>
      {refusal && snapshot.matches('choosingInstallments') ? (
        <Banner kind="attention" title={refusal.message} isLive>
          {texts.nothingReceived}
        </Banner>
      ) : null}
      <PaymentList payment={payment} customerWhatsapp={counter.customerWhatsapp} />
    </>
  );
}
