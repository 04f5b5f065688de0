import type { Cents, CivilDate, Handled } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { addSeconds } from '../../kernel/clock.ts';
import { codeLimits, fractionOf } from '../contracts/index.ts';
import { agreementDue } from './rules/agreement-due.ts';
import type { ContractDebt } from './rules/contract-debts.ts';
import type { AgreementOption, AgreementCodeFact, AgreementPaymentFact, RenegotiationFact } from './tables.ts';

type Renegotiation = Handled<'POST /coordinator/renegotiations/simulations'>['answer'];
type EligibleDebt = Handled<'GET /coordinator/renegotiations/eligible-debts'>['answer']['contracts'][number];
type Code = Handled<'POST /coordinator/renegotiations/{id}/code'>['answer'];
type Payment = Handled<'GET /coordinator/renegotiations/payments'>['answer']['payments'][number];

export function eligibleDebtAnswer(debt: ContractDebt): EligibleDebt {
  return {
    contractId: debt.contractId,
    contractNumber: debt.contractNumber,
    daysLate: debt.daysLate,
    openInstallments: debt.rows.length,
    overdueInstallments: debt.overdueCount,
    debt: debt.debtCents,
    charges: debt.chargesCents,
  };
}

export function renegotiationAnswer(row: RenegotiationFact): Renegotiation {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    borrowerId: row.borrowerId,
    storeId: row.storeId,
    contractIds: row.contractIds,
    debt: row.debtCents,
    charges: row.chargesCents,
    discount: row.discountCents,
    agreedValue: cents(row.debtCents - row.discountCents),
    lateFineRate: Number(row.terms.lateFineRate),
    lateInterestRate: Number(row.terms.lateInterestMonthlyRate),
    breakAfterDaysLate: row.breakAfterDays,
    validUntil: new Date(row.validUntil).toISOString(),
    acceptedOptionId: row.optionId,
    acceptedAt: row.acceptedAt && new Date(row.acceptedAt).toISOString(),
    options: row.options.map((option) => optionAnswer(option, row)),
  };
}

function optionAnswer(
  option: AgreementOption,
  { terms, offeredOn }: RenegotiationFact,
): Renegotiation['options'][number] {
  const financed = option.payments.slice(option.downPaymentCents > 0 ? 1 : 0);
  return {
    id: option.id,
    numberOfPayments: option.count,
    downPayment: option.downPaymentCents,
    paymentValue: financed[0]?.valueCents ?? cents(0),
    lastPaymentValue: financed.at(-1)?.valueCents ?? cents(0),
    firstDueDate: financed[0]?.dueOn ?? offeredOn,
    totalValue: option.totalCents,
    interest: option.interestCents,
    interestRate: Number(terms.rateMonthly),
    cet: fractionOf(option.cetAnnualPct),
    cetMonthly: fractionOf(option.cetMonthlyPct),
    payments: option.payments.map(({ dueOn, valueCents }, index) => ({
      order: index + 1,
      dueDate: dueOn,
      value: valueCents,
    })),
  };
}

export function codeAnswer(
  renegotiationId: string,
  code: Pick<AgreementCodeFact, 'optionId' | 'phoneMasked' | 'attempts' | 'maxAttempts' | 'sentAt' | 'expiresAt'>,
): Code {
  return {
    renegotiationId,
    optionId: code.optionId,
    phoneNumber: code.phoneMasked,
    attemptsLeft: Math.max(0, code.maxAttempts - code.attempts),
    expiresAt: new Date(code.expiresAt).toISOString(),
    resendAllowedAt: addSeconds(new Date(code.sentAt), codeLimits.resendAfterSeconds).toISOString(),
  };
}

export function agreementPaymentAnswer(row: AgreementPaymentFact, today: CivilDate): Payment {
  const due = agreementDue(row, today);
  const ifDue = (amount: Cents) => (row.status === 'DUE' ? amount : cents(0));
  return {
    id: row.id,
    renegotiationId: row.renegotiationId,
    renegotiationNumber: row.renegotiationNumber,
    order: row.number,
    numberOfPayments: row.count,
    dueDate: row.dueOn,
    value: row.valueCents,
    earlyPaymentDiscount: ifDue(due.discountCents),
    monetaryCorrection: cents(0),
    defaultInterest: ifDue(due.lateInterestCents),
    defaultFine: ifDue(due.fineCents),
    paymentDue: ifDue(due.dueCents),
    status: row.status,
    paidOn: row.paidOn,
  };
}
