import type { Cents } from '@balcao/contract/kernel';
import { useState } from 'react';
import { CustomerCard } from '../../../domain/borrowers/customer-card.tsx';
import { CpfQuestion } from '../../../domain/counter/cpf-question.tsx';
import { failureOf } from '../../../domain/counter/failure.ts';
import { storeTexts } from '../../../domain/counter/texts.ts';
import { useCounter } from '../../../domain/counter/use-counter.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { PlainMenuLink } from '../../../ui/layout/menu-link.tsx';
import { Outcome } from '../components/outcome.tsx';
import { texts } from '../texts.ts';
import { useDeviceEvaluation } from '../use-device-evaluation.ts';
import './smartphone-sale.css';

/** '/venda-celular': extra credit for a device, before the customer goes to the till. */
export function DeviceEvaluationScreen() {
  const { storeId, brand } = useCounter();
  const { cpf, change, find, ask, evaluation } = useDeviceEvaluation(storeId ?? '', brand);
  const borrower = find.data?.borrower;
  const failure = find.isError ? failureOf(find.error) : null;
  return (
    <CounterLayout title={texts.title} back={<PlainMenuLink />}>
      {storeId === null ? <Banner kind="attention">{storeTexts.needed}</Banner> : null}
      <CpfQuestion
        cpf={cpf}
        onChange={change}
        onSearch={() => find.mutate(cpf)}
        isSearching={find.isPending}
        isLocked={ask.isPending || storeId === null}
        resumedCpf={null}
      />
      {failure ? (
        <Banner kind={failure.code === 'BORROWER_NOT_FOUND' ? 'attention' : 'danger'} isLive>
          {failure.code === 'BORROWER_NOT_FOUND' ? texts.unknownCpf : failure.message}
        </Banner>
      ) : null}
      {borrower ? <CustomerCard borrower={borrower} /> : null}
      {borrower && !evaluation ? (
        <Wanted
          onAsk={(cents) => ask.mutate(cents)}
          isAsking={ask.isPending}
          problem={ask.isError ? failureOf(ask.error).message : undefined}
        />
      ) : null}
      {borrower && evaluation ? (
        <>
          <Outcome evaluation={evaluation} cpf={cpf} />
          <p>
            <Button onClick={() => change('')}>{texts.another}</Button>
          </p>
        </>
      ) : null}
    </CounterLayout>
  );
}

interface WantedProps {
  onAsk: (cents: Cents) => void;
  isAsking: boolean;
  problem: string | undefined;
}

function Wanted({ onAsk, isAsking, problem }: WantedProps) {
  const [amount, setAmount] = useState<Cents | null>(null);
  const [isMissing, setMissing] = useState(false);
  const submit = (cents: Cents | null) => {
    setMissing((cents ?? 0) <= 0);
    if (cents !== null && cents > 0 && !isAsking) onAsk(cents);
  };
  return (
    <div className="device-credit">
      <MoneyField
        label={texts.amount}
        hint={texts.amountHint}
        valueCents={amount}
        onChangeCents={(cents) => {
          setAmount(cents);
          setMissing(false);
        }}
        onSubmit={submit}
        submitLabel={texts.evaluate}
        error={isMissing ? texts.amountMissing : undefined}
        readOnly={isAsking}
        startsFocused
        isFigure
      />
      {problem === undefined ? null : (
        <Banner kind="danger" isLive>
          {problem}
        </Banner>
      )}
      <Button kind="primary" busyText={isAsking ? texts.evaluating : undefined} onClick={() => submit(amount)}>
        {texts.evaluate}
      </Button>
    </div>
  );
}
