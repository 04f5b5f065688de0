import { type Counter, useCounter } from '../../../domain/counter/use-counter.ts';
import { CustomerCard } from '../../../domain/borrowers/customer-card.tsx';
import { CpfQuestion } from '../../../domain/counter/cpf-question.tsx';
import { failureOf } from '../../../domain/counter/failure.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { PlainMenuLink } from '../../../ui/layout/menu-link.tsx';
import { AmountQuestion } from '../components/amount-question.tsx';
import { Failed } from '../components/failed.tsx';
import { Outcome } from '../components/outcome.tsx';
import { SuperCompraCupom } from '../components/super-compra-cupom.tsx';
import { texts } from '../texts.ts';
import { useSuperCompra } from '../use-super-compra.ts';
import '../super-compra-screen.css';

/** '/super-compra': an extra limit for one purchase in this store, asked for and told (registration spec 2.4). */
export function SuperCompraScreen() {
  const counter = useCounter();
  const { asksExtraCredit, storeId } = counter;
  if (asksExtraCredit && storeId !== null) return <Asked counter={counter} />;
  return (
    <CounterLayout title={texts.title} back={<PlainMenuLink />}>
      <EmptyState title={texts.unavailable}>{texts.unavailableHint}</EmptyState>
    </CounterLayout>
  );
}

function Asked({ counter }: { counter: Counter }) {
  const flow = useSuperCompra(counter);
  const { cpf, change, find, borrower, evaluation } = flow;
  const failure = find.isError ? failureOf(find.error) : null;
  return (
    <CounterLayout
      title={texts.title}
      back={<PlainMenuLink />}
      cupom={<SuperCompraCupom counter={counter} borrower={borrower} evaluation={evaluation} />}
    >
      {borrower ? (
        // Beside the paper, which names the customer, there is no need of it.
        <div className="super-compra-customer">
          <CustomerCard borrower={borrower} />
        </div>
      ) : (
        <>
          <p className="super-compra-lead">{texts.lead}</p>
          <CpfQuestion
            cpf={cpf}
            onChange={change}
            onSearch={() => find.mutate(cpf)}
            isSearching={find.isPending}
            isLocked={false}
            resumedCpf={null}
          />
        </>
      )}
      {failure && failure.code !== 'BORROWER_NOT_FOUND' ? (
        <Failed reason={failure.message} onAgain={() => find.mutate(cpf)} />
      ) : null}
      {borrower && evaluation ? (
        <Outcome flow={flow} borrower={borrower} evaluation={evaluation} />
      ) : borrower ? (
        <AmountQuestion flow={flow} />
      ) : null}
    </CounterLayout>
  );
}
