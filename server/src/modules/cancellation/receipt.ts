import { type CancellationReason, type CivilDate, formatBrl, formatDate, maskCpf } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import { authenticationCode, type CancellationReceipt } from '../documents/index.ts';
import { say, type Words } from '../notifications/index.ts';
import type { CancellationFacts } from './facts.ts';
import type { CancellationDecision } from './decision.ts';
import type { Correction } from './rules/correct-return.ts';
import { leftToPay } from './rules/left-to-pay.ts';
import { feeRefundCents } from './rules/share-return.ts';
import type { NewCancellation } from './store.ts';

const reasons: Record<CancellationReason, string> = {
  OPERATOR_MISTAKE: 'Erro na venda',
  CUSTOMER_WITHDRAWAL: 'Desistência do cliente',
  RETURN_OF_GOODS: 'Devolução do produto',
  DEFECT: 'Defeito do produto',
  FRAUD: 'Fraude',
};

export interface CancellationPaper {
  brand: string;
  operatorName: string;
  /** The second person; null where nobody had to approve. */
  approverName: string | null;
  cpf: string;
  facts: CancellationFacts;
  decision: CancellationDecision;
  done: NewCancellation;
}

/** Everything the receipt of a cancellation says, taken at its moment. */
export function cancellationReceiptOf({
  brand,
  operatorName,
  approverName,
  cpf,
  facts,
  decision,
  done,
}: CancellationPaper): CancellationReceipt {
  const { contract, plan, borrower } = facts;
  const { store, isWhole } = decision;
  const open = openAfter(facts, decision);
  const paper = {
    brand,
    retailer: { fantasyName: store.retailerName, legalName: store.legalName, cnpj: store.retailerCnpj },
    store: { name: store.name, cnpj: store.cnpj, address: store.address },
    zone: store.zone,
    operatorName,
    customer: { name: borrower.name, cpfMasked: maskCpf(cpf) },
    contacts: store.contacts,
    contractNumber: contract.number,
    isWhole,
    reason: reasons[done.reason],
    ...(approverName !== null && { approverName }),
    canceledAt: done.canceledAt.toISOString(),
    canceledOn: done.canceledOn,
    principalCents: contract.principalCents,
    valueCents: done.valueCents,
    returnedBeforeCents: done.returnedBeforeCents,
    releasedCents: sumCents(open.map((one) => one.releasedCents)),
    iofGivenBackCents: done.iofGivenBackCents,
    limitCents: done.limitCents,
    refundCents: decision.setOff.cashCents,
    ...(decision.setOff.paidCents > 0 && { setOffCents: decision.setOff.paidCents }),
    ...correctionSaid(decision.correction, done.canceledOn),
    feeRefundCents: feeRefundCents(decision.shares),
    downPaymentCents: cents(isWhole ? contract.downPaymentCents : 0),
    isCouponGivenBack: decision.isCouponGoodAgain,
    count: plan.installments.length,
    installments: isWhole || decision.again ? [] : open.map(({ installment }) => installment),
    ...agreementLeft(facts, decision),
  };
  return { ...paper, authenticationCode: authenticationCode(paper) };
}

/** What the paper says of monetary correction; nothing where nothing is corrected. */
function correctionSaid(
  { totalCents, downPaymentCents, table }: Correction,
  on: CivilDate,
): Pick<CancellationReceipt, 'correction'> {
  const last = table?.months.at(-1);
  if (!table || !last) return {};
  const { index } = table;
  const lastMonth = last.month < on.slice(0, 7) ? last.month : null;
  return { correction: { index, amountCents: totalCents, downPaymentCents, lastMonth } };
}

/** What is left of the agreement that stands in the place of installments. */
function agreementLeft({ agreement }: CancellationFacts, { again }: CancellationDecision) {
  if (!agreement || !again) return {};
  const payments = again.payments.map(({ number, dueOn, valueCents }) => ({ number, dueOn, amountCents: valueCents }));
  return { agreement: { number: agreement.number, count: agreement.payments.length, payments } };
}

function agreementWords({ agreement }: CancellationFacts, { again }: CancellationDecision): string {
  if (!agreement || !again) return '';
  const [next, ...later] = again.payments;
  if (!next) return `O acordo ${agreement.number} foi encerrado.`;
  const first = `${formatBrl(next.valueCents)} em ${formatDate(next.dueOn)}`;
  const words =
    later.length === 0
      ? `resta uma parcela, de ${first}`
      : `restam ${later.length + 1} parcelas, a próxima de ${first}`;
  return `O acordo ${agreement.number} continua: ${words}.`;
}

/** Open installments with what they lose, and what of them goes on. */
function openAfter({ plan }: CancellationFacts, { shares }: CancellationDecision) {
  const open = plan.installments.filter((row) => row.status === 'OPEN');
  return open.map((row) => {
    const { number, dueOn, isOverdue } = row;
    const { releasedCents, leftCents } = leftToPay(
      row,
      shares.releases.find((one) => one.installmentId === row.id),
    );
    return { releasedCents, installment: { number, dueOn, amountCents: leftCents, isOverdue } };
  });
}

/** The SMS that tells the customer that a purchase was undone. */
export function cancellationWords({ facts, decision }: CancellationPaper): Words {
  const { isWhole, valueCents, store, setOff, shares, again } = decision;
  const refund = setOff.cashCents > 0 ? `Receba ${formatBrl(setOff.cashCents)} em dinheiro na loja.` : '';
  const isSmaller = !isWhole && !again && shares.releases.some(({ faceCents }) => faceCents > 0);
  const rest = isSmaller ? 'As parcelas que continuam diminuíram.' : '';
  const resto = [refund, rest, agreementWords(facts, decision)].filter((words) => words !== '').join(' ');
  const told = { contrato: facts.contract.number, loja: store.name, resto };
  return isWhole ? say('purchaseCanceled', told) : say('purchaseReturned', { ...told, valor: formatBrl(valueCents) });
}
