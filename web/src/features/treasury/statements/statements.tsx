import { useState } from 'react';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { BalanceCheck } from './balance-check.tsx';
import { BooksAlone } from './books-alone.tsx';
import { type BankDesk, type LineState, searchAgain } from './calls.ts';
import { LinesTable } from './lines-table.tsx';
import { StatementFiles } from './statement-files.tsx';
import { texts } from './texts.ts';
import { useBankAct, useBankDesk } from './use-statements.ts';
import { ToExplain } from './to-explain.tsx';
import './statements.css';

type Shown = LineState | 'BOOKS';

/** The bank's statements against the books; with a day, what is to be explained up to it comes first. */
export function Statements({ through }: { through: string | undefined }) {
  const { data: desk, isLoading, error, refetch } = useBankDesk();
  if (isLoading) return <SkeletonRows label={texts.title} rows={6} />;
  if (!desk)
    return (
      <Banner kind="danger" isLive actions={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}>
        {texts.fault}. {errorText(error, brandName())}
      </Banner>
    );
  return (
    <div className="bank-desk">
      {through === undefined ? null : <ToExplain through={through} desk={desk} />}
      <Difference desk={desk} />
      {desk.balance ? <BalanceCheck of={desk.balance} /> : null}
      <StatementFiles desk={desk} />
      {through === undefined ? <Lines desk={desk} /> : null}
    </div>
  );
}

/** What the bank says and the books do not, in one figure, and how long it has been so. */
function Difference({ desk: { ages, difference } }: { desk: BankDesk }) {
  const count = ages.reduce((sum, age) => sum + age.count, 0);
  const again = useBankAct(searchAgain, texts.searched);
  return (
    <section className="bank-difference" aria-labelledby="bank-difference">
      <div>
        <h2 id="bank-difference">{texts.difference}</h2>
        <Money reais={difference} isFigure />
        <p className="treasury-note">{count === 0 ? texts.noDifference : texts.waiting(count)}</p>
      </div>
      {count === 0 ? null : (
        <>
          <dl className="bank-ages" aria-label={texts.ages}>
            {ages.map(({ age, count: lines, amount }) => (
              <div key={age} className={lines > 0 && age === '>30' ? 'is-old' : undefined}>
                <dt>{texts.age[age]}</dt>
                <dd>
                  <span>{lines}</span>
                  <Money reais={amount} />
                </dd>
              </div>
            ))}
          </dl>
          <Button icon="search" busyText={again.isPending ? texts.searching : undefined} onClick={() => again.mutate()}>
            {texts.search}
          </Button>
        </>
      )}
    </section>
  );
}

function Lines({ desk }: { desk: BankDesk }) {
  const [shown, setShown] = useState<Shown>();
  const sum = (of: 'matched' | 'suggested' | 'leftOver') =>
    desk.statements.reduce((total, statement) => total + statement[of], 0);
  const current = shown ?? (sum('suggested') > 0 ? 'SUGGESTED' : 'LEFT_OVER');
  const tabs = [
    { key: 'SUGGESTED' as const, label: texts.inTab(texts.state.SUGGESTED, sum('suggested')) },
    { key: 'LEFT_OVER' as const, label: texts.inTab(texts.state.LEFT_OVER, sum('leftOver')) },
    { key: 'MATCHED' as const, label: texts.state.MATCHED },
    { key: 'BOOKS' as const, label: texts.inTab(texts.booksAlone, desk.onlyInBooks?.count) },
  ];
  return (
    <Tabs label={texts.states} tabs={tabs} current={current} onChange={(key) => setShown(key as Shown)}>
      {current === 'BOOKS' ? <BooksAlone desk={desk} /> : <LinesTable of={{ state: current }} desk={desk} />}
    </Tabs>
  );
}
