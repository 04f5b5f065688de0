import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { FindCode } from '../../../domain/codes/find-code.tsx';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { boletosWaitingQuery } from '../../../domain/menu/figures.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { MenuLink } from '../../../ui/layout/menu-link.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { decide, decidedQuery, type Decision, type WaitingPayment } from '../calls.ts';
import { DecidedCard, PaymentFacts, WaitingCard } from '../components/payment-cards.tsx';
import { nameOf, texts } from '../texts.ts';
import '../boletos.css';

type Tab = 'waiting' | 'decided';
const tabs = (['waiting', 'decided'] as const).map((key) => ({ key, label: texts[key] }));

interface Deciding {
  readonly payment: WaitingPayment;
  readonly decision: Decision;
}

/** '/boletos': payments that no rule could spend, until a person says what becomes of them. */
export function BoletoPayments() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { decididos } = useSearch({ from: '/_app/boletos' });
  const tab: Tab = decididos ? 'decided' : 'waiting';
  const [deciding, setDeciding] = useState<Deciding | null>(null);
  const waiting = useQuery({ ...boletosWaitingQuery(), enabled: tab === 'waiting' });
  const decided = useQuery({ ...decidedQuery(), enabled: tab === 'decided' });
  const close = () => {
    setDeciding(null);
    void queries.invalidateQueries({ queryKey: boletosWaitingQuery().queryKey });
  };
  const show = (key: string) =>
    void navigate({ to: '/boletos', search: key === 'decided' ? { decididos: true } : {}, replace: true });
  return (
    <CounterLayout title={texts.title} back={<MenuLink />}>
      <div className="boletos-acts">
        <FindCode />
      </div>
      <Tabs label={texts.tabs} tabs={tabs} current={tab} onChange={show}>
        {tab === 'waiting' ? (
          <Cards found={waiting} tab={tab}>
            {waiting.data?.map((payment) => (
              <WaitingCard
                key={payment.id}
                payment={payment}
                onDecide={(decision) => setDeciding({ payment, decision })}
              />
            ))}
          </Cards>
        ) : (
          <Cards found={decided} tab={tab}>
            {decided.data?.map((payment) => (
              <DecidedCard key={payment.id} payment={payment} />
            ))}
          </Cards>
        )}
      </Tabs>
      {deciding ? <DecisionDialog {...deciding} onClose={close} /> : null}
    </CounterLayout>
  );
}

interface CardsProps {
  found: Pick<UseQueryResult<readonly unknown[]>, 'data' | 'error' | 'isError' | 'refetch'>;
  tab: Tab;
  children: ReactNode;
}

/** The cards of a tab, or why there are none. */
function Cards({ found, tab, children }: CardsProps) {
  if (found.isError)
    return (
      <EmptyState
        title={errorText(found.error, brandName())}
        actions={<Button onClick={() => void found.refetch()}>{texts.tryAgain}</Button>}
      />
    );
  if (!found.data) return <SkeletonRows label={texts.loading} rows={3} />;
  if (found.data.length === 0) return <EmptyState title={texts.none[tab]}>{texts.noneHint[tab]}</EmptyState>;
  return (
    <ul className="boletos-list" aria-label={texts[tab]}>
      {children}
    </ul>
  );
}

function DecisionDialog({ payment, decision, onClose }: Deciding & { onClose: () => void }) {
  const toast = useToast();
  return (
    <ReasonDialog
      title={texts.dialogs[decision]}
      confirm={decision === 'APPLY' ? texts.apply : texts.giveBack}
      busyText={texts.sending}
      cancel={texts.cancel}
      label={texts.reason}
      hint={texts.reasonHint}
      onSend={async (reason) => {
        await decide(payment.id, { decision, reason });
        toast.show({ kind: 'success', text: texts.done[decision] });
      }}
      onClose={onClose}
    >
      <p>
        <strong>{nameOf(payment)}</strong>
      </p>
      <PaymentFacts payment={payment} />
      <p>{texts.meaning[decision]}</p>
    </ReasonDialog>
  );
}
