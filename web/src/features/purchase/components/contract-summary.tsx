import { formatDate, formatPercent } from '@balcao/contract/kernel';
import { Fragment, type ReactNode } from 'react';
import type { Offer, Proposal } from '../../../domain/contracts/offer.ts';
import { formatPeriodRate, formatRateOf } from '../../../domain/contracts/period-rate.ts';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { planText } from '../../../domain/contracts/plan-text.ts';
import './contract-summary.css';

interface ContractSummaryProps {
  offer: Offer;
  /** Null until a plan is chosen. */
  proposal: Proposal | null;
}

/** 'Resumo do contrato': what the customer is about to sign, total and CET always in sight. */
export function ContractSummary({ offer, proposal }: ContractSummaryProps) {
  return (
    <section className="contract-summary" aria-labelledby="contract-summary-title">
      <h2 id="contract-summary-title">Resumo do contrato</h2>
      {proposal ? (
        <>
          <Facts
            facts={[
              ['Valor do contrato', <Money key="v" reais={offer.principal} />],
              ['Parcelas', planText(proposal)],
              ['CET', `${formatPercent(proposal.cet)} a.a.`],
              ['Total a pagar', <Money key="t" reais={proposal.totalPurchaseValue} />],
            ]}
          />
          {isPaidByRetailer(offer) && <LateNotice proposal={proposal} />}
          <details className="contract-summary-details">
            <summary>Ver detalhes</summary>
            <Facts facts={detailsOf(offer, proposal)} />
          </details>
        </>
      ) : (
        <p className="contract-summary-empty">Escolha uma opção de parcelamento para ver o total e finalizar.</p>
      )}
    </section>
  );
}

const isPaidByRetailer = ({ sourceProduct }: Offer) => sourceProduct === 'INTEREST_PAID_BY_RETAILER';

/** What being late costs who pays no interest in time: said before the purchase, never only in the details. */
function LateNotice({ proposal }: { proposal: Proposal }) {
  const full = proposal.installmentValueWithoutBonification;
  return (
    <Banner kind="attention" title="Sem juros para quem paga em dia">
      O atraso bloqueia o limite e cobra os juros por inteiro
      {full === null ? '' : `: a parcela passa a ${formatReais(full)}, mais multa e mora`}.
    </Banner>
  );
}

type Fact = readonly [label: string, value: ReactNode];

function detailsOf(offer: Offer, proposal: Proposal): readonly Fact[] {
  const isUneven = proposal.lastInstallmentValue !== proposal.installmentValue;
  return [
    ['Valor da compra', <Money key="principal" reais={offer.principal} />],
    ...(isPaidByRetailer(offer) ? bonifiedFacts(proposal) : interestFacts(proposal)),
    ...(isUneven ? ([['Última parcela', <Money key="last" reais={proposal.lastInstallmentValue} />]] as const) : []),
    ['CET', `${formatPercent(proposal.cetMonthly)} a.m. (${formatPercent(proposal.cet)} a.a.)`],
    ['Taxa de utilização', <Money key="fee" reais={offer.customerFeeValue} />],
    ['IOF', <Money key="iof" reais={proposal.iof} />],
    ['Vencimento da 1ª parcela', formatDate(proposal.firstInstallmentDueDate)],
  ];
}

function interestFacts({ installmentValue, interestRate, interestRateAnnual, dueDateRule }: Proposal): readonly Fact[] {
  return [
    ['Valor da parcela', <Money key="installment" reais={installmentValue} />],
    ['Juros', `${formatPeriodRate(interestRate, dueDateRule)} (${formatPercent(interestRateAnnual)} a.a.)`],
  ];
}

/** Of a purchase whose interest the retailer pays as long as the customer is in time. */
function bonifiedFacts(proposal: Proposal): readonly Fact[] {
  const full = proposal.installmentValueWithoutBonification;
  return [
    ['Parcela até o vencimento', <Money key="installment" reais={proposal.installmentValue} />],
    ...(full === null ? [] : ([['Parcela sem bonificação', <Money key="full" reais={full} />]] as const)),
    ['Juros em caso de atraso', formatRateOf(proposal.lateInterestRate, proposal.dueDateRule)],
  ];
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="contract-summary-facts">
      {facts.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
