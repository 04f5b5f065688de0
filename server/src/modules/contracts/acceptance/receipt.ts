import { formatBrl, formatDate, maskCpf } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import type { Actor } from '../../../kernel/auth/actor.ts';
import type { BorrowerFact } from '../../borrowers/index.ts';
import { authenticationCode, type PurchaseReceipt } from '../../documents/index.ts';
import type { StoreFact } from '../../retailers/index.ts';
import { say, type Words } from '../../notifications/index.ts';
import { countedFrom } from '../offer/figures-of-day.ts';
import type { DeviceFact } from '../ports.ts';
import { planWords } from '../rules/plan-words.ts';
import { bonusOf, type ContractRow, type ProposalRow, type StoredPlan } from '../tables.ts';

export interface SaleFacts {
  brand: string;
  actor: Pick<Actor, 'name'>;
  contract: ContractRow;
  proposal: ProposalRow;
  borrower: Pick<BorrowerFact, 'name'>;
  cpf: string;
  store: StoreFact;
  /** Null for other goods, and on an offer whose device is not known yet. */
  device: Pick<DeviceFact, 'name' | 'imei'> | null;
  at: Date;
}

/** Everything the purchase receipt says, taken at the moment of the sale. */
export function purchaseReceiptOf({
  brand,
  actor,
  contract,
  proposal,
  borrower,
  cpf,
  store,
  device,
  at,
}: SaleFacts): PurchaseReceipt {
  const { plan } = proposal;
  const { terms } = contract;
  const isPaidByRetailer = plan.retailerInterestCents !== undefined;
  const facts = {
    brand,
    retailer: { fantasyName: store.retailerName, legalName: store.legalName, cnpj: store.retailerCnpj },
    store: { name: store.name, cnpj: store.cnpj, address: store.address },
    zone: store.zone,
    operatorName: actor.name,
    customer: { name: borrower.name, cpfMasked: maskCpf(cpf) },
    contacts: store.contacts,
    contractNumber: contract.number,
    issuedAt: at.toISOString(),
    countedFrom: countedFrom(proposal, contract),
    ...(plan.offeredTotalCents !== undefined && { offeredTotalCents: plan.offeredTotalCents }),
    ...(device && { device: { name: device.name, imei: device.imei } }),
    lenderName: terms.lenderName,
    lenderCnpj: terms.lenderCnpj,
    instrument: terms.instrument,
    principalCents: contract.principalCents,
    ...(contract.downPaymentCents > 0 && { downPaymentCents: contract.downPaymentCents }),
    ...(contract.couponDiscountCents > 0 && { couponDiscountCents: contract.couponDiscountCents }),
    financedCents: plan.financedCents,
    iofDailyCents: plan.iofDailyCents,
    iofAdditionalCents: plan.iofAdditionalCents,
    customerFeeCents: contract.customerFeeCents,
    count: proposal.count,
    dueDateRule: proposal.dueDateRule,
    installments: plan.rows.map((row, index) => ({ number: index + 1, ...installmentOf(plan, row) })),
    totalCents: proposal.totalCents,
    rateMonthly: isPaidByRetailer ? '0' : plan.rateMonthly,
    rateAnnual: isPaidByRetailer ? '0' : plan.rateAnnual,
    dayCountBase: terms.dayCountBase,
    cetAnnualPct: plan.cetAnnualPct,
    cetMonthlyPct: plan.cetMonthlyPct,
    lateFineRate: terms.lateFineRate,
    lateInterestRate: terms.lateInterestMonthlyRate,
    lateContractRateMonthly: terms.chargesContractRateWhenLate ? plan.rateMonthly : null,
    ...(terms.lateIof?.rule === 'CHARGE' && {
      lateIof: { dailyRate: terms.lateIof.dailyRate, capDays: terms.lateIof.capDays },
    }),
  };
  return { ...facts, authenticationCode: authenticationCode(facts) };
}

/** What an installment costs in time, and late when that differs. */
function installmentOf(plan: StoredPlan, row: StoredPlan['rows'][number]) {
  const [dueOn, lateAmountCents] = row;
  const amountCents = cents(lateAmountCents - bonusOf(plan, row));
  return { dueOn, amountCents, ...(plan.retailerInterestCents !== undefined && { lateAmountCents }) };
}

/** The SMS that tells the customer of an accepted purchase. */
export function purchaseWords(contract: ContractRow, proposal: ProposalRow, loja: string): Words {
  const { offeredTotalCents: told } = proposal.plan;
  const isSame = told === undefined || told === proposal.totalCents;
  return say('purchaseAccepted', {
    valor: formatBrl(contract.principalCents),
    loja,
    plano: planWords(proposal, contract.customerFeeCents),
    recalculo: isSame
      ? ''
      : `Contada de hoje: o total baixou de ${formatBrl(told)} para ${formatBrl(proposal.totalCents)}.`,
    vencimento: formatDate(proposal.firstDueOn),
    contrato: contract.number,
  });
}
