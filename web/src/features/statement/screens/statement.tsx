import { type CivilDate, today } from '@balcao/contract/kernel';
import { useState } from 'react';
import { CustomerCard } from '../../../domain/borrowers/customer-card.tsx';
import { CpfQuestion } from '../../../domain/counter/cpf-question.tsx';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { StatementPaper } from '../components/statement-paper.tsx';
import { isPeriod, lastDays } from '../rules/period.ts';
import { texts } from '../texts.ts';
import { useStatement } from '../use-statement.ts';
import '../statement.css';

const sentence = (error: unknown) => errorText(error, brandName(), 'payments');
const spans = [30, 90, 365] as const;

/** What a customer bought, paid and got back in a period, and what is open today; the same as a file. */
export function StatementPage() {
  const [cpf, setCpf] = useState('');
  const [from, setFrom] = useState<CivilDate | null>(() => lastDays(90, today()).from);
  const [to, setTo] = useState<CivilDate | null>(() => today());
  const period = from !== null && to !== null ? { from, to } : null;
  const { customer, statement, search, forget } = useStatement(period);
  const { data: borrower } = customer;
  return (
    <CounterLayout title={texts.title} back={<BackLink to="/caixa/pagamentos/contratos">{texts.back}</BackLink>}>
      <CpfQuestion
        cpf={cpf}
        onChange={(digits) => {
          setCpf(digits);
          forget();
        }}
        onSearch={() => search(cpf)}
        isSearching={customer.isFetching}
        isLocked={false}
        resumedCpf={cpf === '' ? (borrower?.cpf ?? null) : null}
      />
      {customer.error ? (
        <Banner kind="danger" isLive>
          {sentence(customer.error)}
        </Banner>
      ) : null}
      {borrower ? <CustomerCard borrower={borrower} /> : null}
      <div className="statement-period" role="group" aria-label={texts.period}>
        <DateField
          label={texts.from}
          value={from}
          onChange={setFrom}
          error={period && !isPeriod(period) ? texts.invalid : undefined}
        />
        <DateField label={texts.to} value={to} onChange={setTo} />
        {spans.map((days) => (
          <Button
            key={days}
            onClick={() => {
              const last = lastDays(days, today());
              setFrom(last.from);
              setTo(last.to);
            }}
          >
            {texts.last(days)}
          </Button>
        ))}
      </div>
      {statement.isLoading ? <SkeletonRows label={texts.loading} rows={5} /> : null}
      {statement.error ? (
        <EmptyState
          title={sentence(statement.error)}
          actions={<Button onClick={() => void statement.refetch()}>{texts.tryAgain}</Button>}
        />
      ) : null}
      {statement.data && period ? <StatementPaper statement={statement.data} period={period} /> : null}
    </CounterLayout>
  );
}
