import { useState } from 'react';
import { careTexts } from '../../../domain/care/texts.ts';
import { CpfQuestion } from '../../../domain/counter/cpf-question.tsx';
import { deskTexts } from '../../../domain/desk/texts.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { MenuLink } from '../../../ui/layout/menu-link.tsx';
import { ActDialog, type CareAct } from '../components/act-dialog.tsx';
import { CareFacts } from '../components/care-facts.tsx';
import { WaitingRequests } from '../components/waiting-requests.tsx';
import { type CustomerCare as Care, useCustomerCare, useReadAgain } from '../calls.ts';
import { texts } from '../texts.ts';
import '../customer-care.css';

const sentence = (error: unknown) => errorText(error, brandName());

/** A customer's rights over their data, found by CPF; below, what waits for a second person. */
export function CustomerCare() {
  const [cpf, setCpf] = useState('');
  const [act, setAct] = useState<CareAct>();
  const { find, care } = useCustomerCare();
  const readAgain = useReadAgain();
  const done = () => void readAgain();
  const type = (digits: string) => {
    setCpf(digits);
    find.reset();
  };
  return (
    <CounterLayout title={texts.title} back={<MenuLink />}>
      <CpfQuestion
        cpf={cpf}
        onChange={type}
        onSearch={() => find.mutate(cpf)}
        isSearching={find.isPending}
        isLocked={false}
        resumedCpf={null}
      />
      {find.error ? (
        <Banner kind="danger" isLive>
          {sentence(find.error)}
        </Banner>
      ) : null}
      {care.isLoading ? <SkeletonRows label={texts.loading} rows={6} /> : null}
      {find.data && care.error ? (
        <EmptyState
          title={sentence(care.error)}
          actions={<Button onClick={() => void care.refetch()}>{deskTexts.tryAgain}</Button>}
        />
      ) : null}
      {find.data && care.data ? <Customer care={care.data} onAct={setAct} /> : <WaitingRequests onDone={done} />}
      {find.data && care.data && act ? (
        <ActDialog id={find.data.id} name={care.data.name} act={act} onDone={done} onClose={() => setAct(undefined)} />
      ) : null}
    </CounterLayout>
  );
}

function Customer({ care, onAct }: { care: Care; onAct: (act: CareAct) => void }) {
  return (
    <>
      <header className="care-head">
        <p>
          <strong>{care.name}</strong>
          <br />
          <span className="care-soft">{care.cpf}</span>
        </p>
        <div className="care-acts">
          <Button kind="primary" onClick={() => onAct({ kind: 'COPY' })}>
            {texts.copy}
          </Button>
          <Button disabled={care.bar !== null} onClick={() => onAct({ kind: 'ERASE' })}>
            {texts.erase}
          </Button>
          <Button disabled={care.mergedInto !== null} onClick={() => onAct({ kind: 'MERGE' })}>
            {texts.merge}
          </Button>
        </div>
      </header>
      {care.mergedInto === null ? null : <Banner kind="attention">{texts.merged}</Banner>}
      {care.bar === null ? null : <Banner kind="info">{careTexts.bars[care.bar]}</Banner>}
      <CareFacts care={care} onWithdraw={(consent) => onAct({ kind: 'WITHDRAW', consent })} />
    </>
  );
}
