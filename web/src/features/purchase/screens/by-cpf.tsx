import { BackLink } from '../../../ui/layout/back-link.tsx';
import { CounterLayout } from '../../../ui/layout/counter-layout.tsx';
import { AnnouncedPurchase } from '../components/announced.tsx';
import { AbandonDialog } from '../components/abandon-dialog.tsx';
import { CpfQuestion } from '../../../domain/counter/cpf-question.tsx';
import { PurchaseCupom } from '../components/cupom.tsx';
import { PurchaseDialogs } from '../components/dialogs.tsx';
import { LeftSales } from '../components/left-sales.tsx';
import { PurchaseQuestion } from '../components/question.tsx';
import { ResumeFailed } from '../../../domain/counter/resume-failed.tsx';
import { ResumedNotice } from '../../../domain/counter/resumed-notice.tsx';
import { useCounter } from '../../../domain/counter/use-counter.ts';
import { useLeaveGuard } from '../../../domain/leaving/use-leave-guard.ts';
import { mayLeaveDraft } from '../machine/context.ts';
import { type Purchase, usePurchase } from '../use-purchase.ts';
import { FinishedPurchase } from './finished.tsx';
import { counterTexts } from '../../../domain/counter/texts.ts';
import { abandonTexts, texts } from '../texts.ts';

/** The customer authorised it, or the server may already hold it: neither is left without a word. */
function isUnfinished({ snapshot }: Purchase): boolean {
  const isVerified = snapshot.matches('verifying') && snapshot.context.verification?.wasVerified === true;
  const unanswered = ['locking', 'accepting', 'checkingOutcome', 'outcomeUnknown', 'notConcluded'] as const;
  return isVerified || unanswered.some((state) => snapshot.matches(state));
}

/** Sale on credit to a customer known by CPF (cashier spec 2.5 and 2.6). */
export function PurchaseByCpf() {
  const counter = useCounter();
  const purchase = usePurchase(counter);
  const guard = useLeaveGuard(isUnfinished(purchase));
  const { snapshot, send } = purchase;
  const { context } = snapshot;
  const isSearching = snapshot.matches('fetchingBorrower');
  const isLeaving = snapshot.matches('resuming') && mayLeaveDraft(context);
  // The answer of the sale is all its page needs: it is told before the address changes.
  if (context.contract && snapshot.status === 'done') return <FinishedPurchase contract={context.contract} />;
  const isTyping = [
    'waitingCpf',
    'waitingPurchaseInput',
    'purchaseNotAllowed',
    'choosingProposal',
    'resumeFailed',
  ] as const;

  return (
    <>
      <CounterLayout
        title={texts.title}
        back={<BackLink to="/caixa">{counterTexts.till}</BackLink>}
        cupom={<PurchaseCupom counter={counter} context={context} />}
      >
        {snapshot.matches('resumeFailed') ? (
          <ResumeFailed
            title={texts.resumeFailed}
            reason={context.refusal?.message ?? ''}
            startAgain={texts.startAgain}
            onRetry={() => send({ type: 'RETRY' })}
            onStartAgain={() => send({ type: 'START_AGAIN' })}
          />
        ) : null}
        <CpfQuestion
          // Emptied for the next customer, it has the focus.
          key={context.leftAt}
          cpf={context.cpf}
          onChange={(cpf) => send({ type: 'CPF_CHANGED', cpf })}
          onSearch={() => send({ type: 'SEARCH' })}
          isSearching={isSearching}
          isLocked={!isSearching && !isLeaving && !isTyping.some((state) => snapshot.matches(state))}
          resumedCpf={context.isResumed ? (context.customer?.borrower.cpf ?? null) : null}
        />
        <PurchaseQuestion
          purchase={purchase}
          counter={counter}
          notice={
            context.isResumed ? (
              <ResumedNotice
                text={texts.resumed}
                startAgain={texts.startAgain}
                onStartAgain={() => send({ type: 'START_AGAIN' })}
              />
            ) : null
          }
        />
        <LeftSales purchase={purchase} storeId={counter.storeId} />
      </CounterLayout>
      <AnnouncedPurchase purchase={purchase} />
      <PurchaseDialogs purchase={purchase} analystWhatsapp={counter.analystWhatsapp} brand={counter.brand} />
      <AbandonDialog
        open={guard.isAsking}
        leaveText={abandonTexts.leavePage}
        onStay={guard.stay}
        onLeave={guard.leave}
      />
    </>
  );
}
