import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { CustomerCard } from '../../../domain/borrowers/customer-card.tsx';
import { CpfQuestion } from '../../../domain/counter/cpf-question.tsx';
import { useCounter } from '../../../domain/counter/use-counter.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { ContractList } from '../components/contract-list.tsx';
import { ContractPaper } from '../components/contract-paper.tsx';
import { PixCredits } from '../pix-credits/pix-credits.tsx';
import { texts } from '../texts.ts';
import { useHistory } from '../use-history.ts';
import '../contracts-history.css';

const sentence = (error: unknown) => errorText(error, brandName(), 'payments');

/** What a customer bought, paid and still owes, with every receipt; any amount is received from here. */
export function ContractsHistory() {
  const counter = useCounter();
  const [cpf, setCpf] = useState('');
  const history = useHistory();
  const { customer, listing, current } = history;
  return (
    <CounterLayout title={texts.title} back={<BackLink to="/caixa/pagamentos">{texts.back}</BackLink>}>
      <CpfQuestion
        cpf={cpf}
        onChange={(digits) => {
          setCpf(digits);
          history.forget();
        }}
        onSearch={() => history.search(cpf)}
        isSearching={customer.isFetching}
        isLocked={false}
        resumedCpf={cpf === '' ? (customer.data?.cpf ?? null) : null}
      />
      {customer.error ? (
        <Banner kind="danger" isLive>
          {sentence(customer.error)}
        </Banner>
      ) : null}
      {customer.data ? (
        <CustomerCard
          borrower={customer.data}
          actions={
            <Link className="button" to="/caixa/pagamentos/extrato" state={{ borrowerId: customer.data.id }}>
              {texts.ofPeriod}
            </Link>
          }
        />
      ) : null}
      {customer.data ? <PixCredits borrowerId={customer.data.id} /> : null}
      {listing.isLoading ? <SkeletonRows label={texts.loading} rows={5} /> : null}
      {listing.error ? (
        <EmptyState
          title={sentence(listing.error)}
          actions={<Button onClick={() => void listing.refetch()}>{texts.tryAgain}</Button>}
        />
      ) : null}
      {customer.data && listing.data && !current ? <EmptyState title={texts.none}>{texts.noneHint}</EmptyState> : null}
      {customer.data && listing.data && current ? (
        <div className="history-desk">
          <ContractList contracts={listing.data} currentId={current.id} onChoose={history.choose} />
          <ContractPaper
            key={current.id}
            contract={current}
            customer={customer.data}
            counter={counter}
            history={history}
          />
        </div>
      ) : null}
    </CounterLayout>
  );
}
