import { formatPercent } from '@balcao/contract/kernel';
import type { Offer, Proposal } from '../../../domain/contracts/offer.ts';
import { planText } from '../../../domain/contracts/texts.ts';
import { ProposalsList } from '../../../domain/contracts/proposals/list.tsx';
import { totalWithFee } from '../../../domain/contracts/totals.ts';
import { totalText } from '../../../domain/counter/texts.ts';
import { Button } from '../../../ui/button/button.tsx';
import { selectedProposal } from '../machine/context.ts';
import type { Purchase } from '../use-purchase.ts';
import { ContractSummary } from './contract-summary.tsx';
import { Wished } from './fit/wished.tsx';
import { texts } from '../texts.ts';
import './act.css';

interface PlanQuestionProps {
  purchase: Purchase;
  offer: Offer;
}

/** 'In how many times?': the ways to pay, what the chosen one means, and the act that goes on with it. */
export function PlanQuestion({ purchase: { snapshot, send }, offer }: PlanQuestionProps) {
  const { selectedId, isResumed } = snapshot.context;
  const proposal = selectedProposal(snapshot.context);
  const ask = () => send({ type: 'ASK_CONFIRMATION' });
  return (
    <>
      <ProposalsList
        key={offer.id}
        keepsScroll={isResumed}
        proposals={offer.proposals}
        couponValue={offer.couponDiscount}
        selectedId={selectedId}
        onSelect={(id) => send({ type: 'SELECT_PROPOSAL', id })}
        onAccept={ask}
        onCancel={() => send({ type: 'CANCEL' })}
      />
      <Wished purchase={{ snapshot, send }} offer={offer} />
      <ContractSummary offer={offer} proposal={proposal} />
      <div className="purchase-act">
        <ChosenPlan proposal={proposal} fee={offer.customerFeeValue} />
        <Button kind="primary" disabled={proposal === null} onClick={ask}>
          {texts.finish}
        </Button>
      </div>
    </>
  );
}

function ChosenPlan({ proposal, fee }: { proposal: Proposal | null; fee: number }) {
  if (!proposal) return <p className="purchase-act-empty">{texts.noneChosen}</p>;
  return (
    <p className="purchase-act-plan">
      {planText(proposal)}
      <small>{texts.total(totalText(totalWithFee(proposal, fee), fee), formatPercent(proposal.cet))}</small>
    </p>
  );
}
