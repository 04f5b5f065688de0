import { formatDate, formatPercent } from '@balcao/contract/kernel';
import { Fragment, type ReactNode } from 'react';
import type { Offer, Proposal } from '../../../domain/contracts/offer.ts';
import { formatPeriodRate } from '../../../domain/contracts/period-rate.ts';
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

type Fact = readonly [label: string, value: ReactNode];

function detailsOf(offer: Offer, proposal: Proposal): readonly Fact[] {
  const isUneven = proposal.lastInstallmentValue !== proposal.installmentValue;
  return [
    ['Valor da compra', <Money key="principal" reais={offer.principal} />],
    ['Valor da parcela', <Money key="installment" reais={proposal.installmentValue} />],
    ...(isUneven ? ([['Última parcela', <Money key="last" reais={proposal.lastInstallmentValue} />]] as const) : []),
    [
      'Juros',
      `${formatPeriodRate(proposal.interestRate, proposal.dueDateRule)} (${formatPercent(proposal.interestRateAnnual)} a.a.)`,
    ],
    ['CET', `${formatPercent(proposal.cetMonthly)} a.m. (${formatPercent(proposal.cet)} a.a.)`],
    ['Taxa de utilização', <Money key="fee" reais={offer.customerFeeValue} />],
    ['IOF', <Money key="iof" reais={proposal.iof} />],
    ['Vencimento da 1ª parcela', formatDate(proposal.firstInstallmentDueDate)],
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
