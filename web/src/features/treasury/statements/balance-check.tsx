import { formatDate } from '@balcao/contract/kernel';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Money } from '../../../ui/data/money.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import type { BankDesk } from './calls.ts';
import { texts } from './texts.ts';

/** The bank's balance against the books', and what lies between the two. */
export function BalanceCheck({ of }: { of: NonNullable<BankDesk['balance']> }) {
  const parts = [
    ['onlyAtBank', of.onlyAtBank],
    ['onlyInBooks', of.onlyInBooks],
    ['inTransit', of.inTransit],
  ] as const;
  const there = parts.filter(([, amount]) => amount !== 0);
  return (
    <section className="bank-balance" aria-labelledby="bank-balance">
      <h2 id="bank-balance">{texts.balanceOn(formatDate(of.on))}</h2>
      <dl>
        <Part name={texts.ofStatement} amount={of.statement} />
        <Part name={texts.ofBooks} amount={of.books} />
        <Part name={texts.between} amount={of.difference} isSum />
        {there.map(([name, amount]) => (
          <Part key={name} name={texts.apart[name]} amount={amount} isPart />
        ))}
      </dl>
      {of.unexplained === 0 ? (
        <p className="treasury-note">{of.difference === 0 ? texts.balanceAgrees : texts.balanceExplained}</p>
      ) : (
        <Banner kind="attention">{texts.unexplained(formatReais(of.unexplained))}</Banner>
      )}
    </section>
  );
}

interface PartProps {
  name: string;
  amount: number;
  isSum?: boolean;
  isPart?: boolean;
}

function Part({ name, amount, isSum = false, isPart = false }: PartProps) {
  return (
    <div className={isSum ? 'is-sum' : isPart ? 'is-part' : undefined}>
      <dt>{name}</dt>
      <dd>
        <Money reais={amount} />
      </dd>
    </div>
  );
}
