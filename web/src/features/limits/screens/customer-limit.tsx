import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { CpfQuestion } from '../../../domain/counter/cpf-question.tsx';
import { deskTexts } from '../../../domain/desk/texts.ts';
import { errorText, hasCode } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { useShortcut } from '../../../ui/keyboard/shortcuts.ts';
import { BackLink } from '../../../ui/layout/back-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { ChangeForm } from '../components/change-form.tsx';
import { LimitEvents } from '../components/limit-events.tsx';
import { LimitFacts } from '../components/limit-facts.tsx';
import { useCustomerLimit } from '../customer-limit.ts';
import { customerTexts as texts } from '../texts.ts';
import '../limits.css';

const TOAST_MS = 5_000;
const sentence = (error: unknown) => errorText(error, brandName());

/** A customer's limit, found by CPF: what it is, another one asked for, and how it came to be (ADR 0035, ADR 0040). */
export function CustomerLimit() {
  const navigate = useNavigate();
  const toast = useToast();
  const [cpf, setCpf] = useState('');
  const [made, setMade] = useState(0);
  const { find, history, change } = useCustomerLimit();
  useShortcut({ key: 'Escape', label: texts.requests, run: () => void navigate({ to: '/limites/aprovacoes' }) });

  const type = (digits: string) => {
    setCpf(digits);
    find.reset();
    change.reset();
  };
  return (
    <CounterLayout title={texts.title} back={<BackLink to="/limites/aprovacoes">{texts.requests}</BackLink>}>
      <CpfQuestion
        cpf={cpf}
        onChange={type}
        onSearch={() => find.mutate(cpf)}
        isSearching={find.isPending}
        isLocked={change.isPending}
        resumedCpf={null}
      />
      {find.error ? (
        <Banner kind="danger" isLive>
          {sentence(find.error)}
        </Banner>
      ) : null}
      {history.isLoading ? <SkeletonRows label={texts.loading} rows={4} /> : null}
      {find.data && history.error ? (
        hasCode(history.error, 'LIMIT_NOT_FOUND') ? (
          <EmptyState title={texts.noLimit}>{texts.noLimitHint}</EmptyState>
        ) : (
          <EmptyState
            title={sentence(history.error)}
            actions={<Button onClick={() => void history.refetch()}>{deskTexts.tryAgain}</Button>}
          />
        )
      ) : null}
      {find.data && history.data ? (
        <>
          <LimitFacts borrower={find.data} of={history.data} />
          {history.data.isRequestWaiting ? <Banner kind="attention">{texts.waiting}</Banner> : null}
          <div className="limit-desk">
            <ChangeForm
              key={`${find.data.id} ${made}`}
              of={history.data}
              isSending={change.isPending}
              failure={change.error ? sentence(change.error) : undefined}
              onSend={(act, reason) =>
                change.mutate(
                  { act, reason },
                  {
                    onSuccess: ({ waitingRequestId }) => {
                      const isAsked = waitingRequestId !== null;
                      const kind = isAsked ? 'attention' : 'success';
                      toast.show({ kind, text: isAsked ? texts.asked : texts.done[act.kind], ms: TOAST_MS });
                      setMade(made + 1);
                    },
                  },
                )
              }
            />
            <LimitEvents events={history.data.events} />
          </div>
        </>
      ) : null}
    </CounterLayout>
  );
}
