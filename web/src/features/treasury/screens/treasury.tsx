import { useNavigate, useSearch } from '@tanstack/react-router';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { MenuLink } from '../../../ui/layout/menu-link.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import type { DeskState } from '../calls.ts';
import { BankFiles } from '../components/bank-files.tsx';
import { BatchCard } from '../components/batch-card.tsx';
import { WaitingTable } from '../components/waiting-table.tsx';
import { treasurySearch } from '../search.ts';
import { Statements } from '../statements/statements.tsx';
import { texts } from '../texts.ts';
import { useDesk } from '../use-treasury.ts';
import '../treasury.css';

type Shown = DeskState | 'BANK';
const searches = { OPEN: {}, DONE: { concluidos: true }, BANK: { extrato: true } } as const;

/** The desk that pays retailers, and holds the bank's statements against the books. */
export function Treasury() {
  const navigate = useNavigate();
  // The router hands on what the route turned down as well.
  const { concluidos, extrato, ate } = treasurySearch(useSearch({ strict: false }));
  const done: Shown = concluidos ? 'DONE' : 'OPEN';
  const shown = extrato ? 'BANK' : done;
  return (
    <CounterLayout title={texts.title} back={<MenuLink />}>
      <Tabs
        label={texts.tabs}
        tabs={[
          { key: 'OPEN', label: texts.open },
          { key: 'DONE', label: texts.done },
          { key: 'BANK', label: texts.statements },
        ]}
        current={shown}
        onChange={(key) => void navigate({ to: '/tesouraria', search: searches[key as Shown], replace: true })}
      >
        {shown === 'BANK' ? <Statements through={ate} /> : <Batches state={shown} />}
      </Tabs>
    </CounterLayout>
  );
}

function Batches({ state }: { state: DeskState }) {
  const { data: desk, isLoading, error, refetch } = useDesk(state);
  if (isLoading) return <SkeletonRows label={texts.title} rows={6} />;
  if (!desk)
    return (
      <Banner kind="danger" isLive actions={<Button onClick={() => void refetch()}>{texts.tryAgain}</Button>}>
        {texts.fault}. {errorText(error, brandName())}
      </Banner>
    );
  const isOpen = state === 'OPEN';
  return (
    <>
      {desk.canAct ? null : <Banner kind="info">{texts.readOnly}</Banner>}
      {isOpen ? <WaitingTable desk={desk} /> : null}
      {isOpen && desk.canAct ? <BankFiles desk={desk} /> : null}
      {desk.items.length === 0 ? (
        <EmptyState title={isOpen ? texts.none : texts.noneDone}>
          {isOpen ? texts.noneHint : texts.noneDoneHint}
        </EmptyState>
      ) : (
        <div className="treasury-batches">
          {desk.items.map((batch) => (
            <BatchCard key={batch.batchId} batch={batch} desk={desk} />
          ))}
        </div>
      )}
    </>
  );
}
