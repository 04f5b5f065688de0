import { formatDate, formatPercent } from '@balcao/contract/kernel';
import { Fragment, type ReactNode } from 'react';
import type { Offer, Proposal } from '../../../domain/contracts/offer.ts';
import { formatPeriodRate, formatRateOf } from '../../../domain/contracts/period-rate.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Money } from '../../../ui/data/money.tsx';
import { cetSheetPath } from '../../../domain/contracts/contract-calls.ts';
import { planText } from '../../../domain/contracts/texts.ts';
import { contractValue, totalWithFee } from '../../../domain/contracts/totals.ts';
import { ReceiptLink } from '../../../domain/counter/receipt-link.tsx';
import { counterTexts, feeNote } from '../../../domain/counter/texts.ts';
import { summaryTexts, texts } from '../texts.ts';
import { deviceFacts } from './device/summary-facts.tsx';
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
      <h2 id="contract-summary-title">{summaryTexts.title}</h2>
      {proposal ? (
        <>
          <Facts
            facts={[
              [summaryTexts.contractValue, <Money key="v" reais={contractValue(proposal, offer.couponDiscount)} />],
              ...couponFacts(offer),
              [summaryTexts.plan, planText(proposal)],
              [summaryTexts.cet, summaryTexts.perYear(formatPercent(proposal.cet))],
              [totalLabel(offer), <Money key="t" reais={totalWithFee(proposal, offer.customerFeeValue)} />],
            ]}
          />
          {isPaidByRetailer(offer) && <Facts facts={bonifiedFacts(offer, proposal)} />}
          {isPaidByRetailer(offer) && <LateNotice proposal={proposal} />}
          {offer.sourceProduct === 'SMARTPHONE_SALE' && <Facts facts={deviceFacts(offer, proposal)} />}
          <details className="contract-summary-details">
            <summary>{summaryTexts.details}</summary>
            <Facts facts={detailsOf(offer, proposal)} />
            {proposal.interestRate > 0 && <p className="contract-summary-base">{summaryTexts.rateBase}</p>}
          </details>
          <p>
            <ReceiptLink href={cetSheetPath(proposal.id)} text={summaryTexts.costSheet} />
          </p>
        </>
      ) : (
        <p className="contract-summary-empty">{summaryTexts.nothingChosen}</p>
      )}
    </section>
  );
}

const isPaidByRetailer = ({ sourceProduct }: Offer) => sourceProduct === 'INTEREST_PAID_BY_RETAILER';

/** What being late costs who pays no interest in time: said before the purchase, never only in the details. */
function LateNotice({ proposal }: { proposal: Proposal }) {
  const full = proposal.installmentValueWithoutBonification;
  return (
    <Banner kind="attention" title={summaryTexts.noInterestInTime}>
      {summaryTexts.lateCosts(full)}
    </Banner>
  );
}

type Fact = readonly [label: string, value: ReactNode];

const totalLabel = ({ customerFeeValue }: Offer) =>
  [counterTexts.totalToPay, feeNote(customerFeeValue)].filter(Boolean).join(' ');

const couponFacts = ({ couponDiscount }: Offer): readonly Fact[] =>
  couponDiscount > 0 ? [[summaryTexts.coupon, <Money key="coupon" reais={-couponDiscount} />]] : [];

const valueFact = (offer: Offer): Fact => [texts.value, <Money key="principal" reais={offer.principal} />];
const iofFact = (proposal: Proposal): Fact => [summaryTexts.iof, <Money key="iof" reais={proposal.iof} />];
const firstDueFact = (proposal: Proposal): Fact => [
  summaryTexts.firstDue,
  formatDate(proposal.firstInstallmentDueDate),
];

/** What is folded away. Of a purchase whose interest the retailer pays nothing is that the spec names. */
function detailsOf(offer: Offer, proposal: Proposal): readonly Fact[] {
  const isUneven = proposal.lastInstallmentValue !== proposal.installmentValue;
  const isPlain = !isPaidByRetailer(offer);
  return [
    ...(isPlain ? [valueFact(offer), ...interestFacts(proposal)] : []),
    ...(isUneven
      ? ([[summaryTexts.lastInstallment, <Money key="last" reais={proposal.lastInstallmentValue} />]] as const)
      : []),
    [summaryTexts.cet, summaryTexts.perMonthAndYear(formatPercent(proposal.cetMonthly), formatPercent(proposal.cet))],
    [counterTexts.fee, <Money key="fee" reais={offer.customerFeeValue} />],
    ...(isPlain ? [iofFact(proposal), firstDueFact(proposal)] : []),
  ];
}

function interestFacts({ installmentValue, interestRate, interestRateAnnual, dueDateRule }: Proposal): readonly Fact[] {
  return [
    [summaryTexts.installment, <Money key="installment" reais={installmentValue} />],
    [
      summaryTexts.interest,
      summaryTexts.interestOf(formatPeriodRate(interestRate, dueDateRule), formatPercent(interestRateAnnual)),
    ],
  ];
}

/** Of a purchase whose interest the retailer pays as long as the customer is in time (cashier spec 2.5): always in sight. */
function bonifiedFacts(offer: Offer, proposal: Proposal): readonly Fact[] {
  const full = proposal.installmentValueWithoutBonification;
  return [
    valueFact(offer),
    iofFact(proposal),
    [summaryTexts.installmentInTime, <Money key="installment" reais={proposal.installmentValue} />],
    ...(full === null ? [] : ([[summaryTexts.fullInstallment, <Money key="full" reais={full} />]] as const)),
    [summaryTexts.lateInterest, formatRateOf(proposal.lateInterestRate, proposal.dueDateRule)],
    firstDueFact(proposal),
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
