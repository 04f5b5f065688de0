import { errorMessage } from '@balcao/contract/errors';
import { BorrowerPhoto } from '../../../domain/borrowers/borrower-photo.tsx';
import type { Customer } from '../../../domain/borrowers/borrower.ts';
import { CustomerCard } from '../../../domain/borrowers/customer-card.tsx';
import { LimitBar } from '../../../domain/borrowers/limit-bar.tsx';
import { ProposalsList } from '../../../domain/contracts/proposals-list.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { selectedProposal } from '../purchase-context.ts';
import type { Counter } from '../use-counter.ts';
import type { Purchase } from '../use-purchase.ts';
import { ContractSummary } from './contract-summary.tsx';
import { ObstacleBanners } from './obstacle-banners.tsx';
import { RefusalBanner } from './refusal-banner.tsx';
import { ValueQuestion } from './value-question.tsx';
import './purchase-question.css';

interface PurchaseQuestionProps {
  purchase: Purchase;
  counter: Counter;
}

const UNKNOWN_CPF = 'O CPF informado não foi cadastrado. Procure um vendedor e realize seu cadastro';

/** What is asked once the CPF is known: the value, then the plan. */
export function PurchaseQuestion({ purchase, counter }: PurchaseQuestionProps) {
  const { snapshot } = purchase;
  const { customer, isUnknownCpf } = snapshot.context;
  if (snapshot.matches('resuming')) return <p role="status">Retomando a compra em andamento...</p>;
  if (isUnknownCpf) {
    return (
      <Banner kind="attention" isLive>
        {UNKNOWN_CPF}
      </Banner>
    );
  }
  if (!customer) return null;
  return (
    <>
      <Identified customer={customer} brand={counter.brand} />
      {snapshot.matches('purchaseNotAllowed') ? (
        <ObstacleBanners borrower={customer.borrower} brand={counter.brand} whatsapp={counter.customerWhatsapp} />
      ) : (
        <ValueAndPlan purchase={purchase} borrowerId={customer.borrower.id} />
      )}
    </>
  );
}

function Identified({ customer, brand }: { customer: Customer; brand: string }) {
  const { borrower, limit } = customer;
  const block = limit?.limitIsBlockedBy ?? null;
  return (
    <>
      <CustomerCard
        borrower={borrower}
        photos={
          <div className="purchase-portrait">
            <BorrowerPhoto borrower={borrower} size="small" />
          </div>
        }
      >
        {limit === null ? null : <LimitBar limit={limit} />}
      </CustomerCard>
      {block === null ? null : (
        <RefusalBanner code={block} message={errorMessage(block, brand)} borrowerId={borrower.id} />
      )}
    </>
  );
}

function ValueAndPlan({ purchase, borrowerId }: { purchase: Purchase; borrowerId: string }) {
  const { snapshot, send } = purchase;
  const { valueCents, offer, selectedId, refusal, customer, isResumed } = snapshot.context;
  const proposal = selectedProposal(snapshot.context);
  const isBlockShown = refusal?.code === customer?.limit?.limitIsBlockedBy;
  // In a dialog the refusal is said there.
  const isHere = snapshot.matches('waitingPurchaseInput') || snapshot.matches('choosingProposal');
  return (
    <>
      <ValueQuestion
        valueCents={valueCents}
        onChange={(cents) => send({ type: 'VALUE_CHANGED', valueCents: cents })}
        onCheck={() => send({ type: 'CHECK_LIMIT' })}
        isChecking={snapshot.matches('checkingLimit')}
        isAnswered={offer !== null}
      />
      {refusal && isHere && !isBlockShown ? (
        <RefusalBanner
          code={refusal.code}
          message={refusal.message}
          borrowerId={borrowerId}
          meaning="Nada foi cobrado."
        />
      ) : null}
      {offer ? (
        <>
          <ProposalsList
            key={offer.id}
            keepsScroll={isResumed}
            proposals={offer.proposals}
            selectedId={selectedId}
            onSelect={(id) => send({ type: 'SELECT_PROPOSAL', id })}
            onAccept={() => send({ type: 'ASK_CONFIRMATION' })}
            onCancel={() => send({ type: 'CANCEL' })}
          />
          <ContractSummary offer={offer} proposal={proposal} />
          <div className="purchase-act">
            <Button
              kind="primary"
              isWide
              disabled={proposal === null}
              onClick={() => send({ type: 'ASK_CONFIRMATION' })}
            >
              Finalizar compra
            </Button>
          </div>
        </>
      ) : null}
    </>
  );
}
