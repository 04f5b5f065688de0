import type { Cents, CivilDate, Handled } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import { sql } from '../../../../kernel/db/sql.ts';
import type { Asker } from '../../../../kernel/auth/actor.ts';
import { dayIn } from '../../../../kernel/clock.ts';
import { rowOf, select } from '../../../../kernel/db/select.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import { grantFact } from '../../../borrowers/index.ts';
import { installmentsFact, unpaidFeesFact } from '../../facts.ts';
import { amountDue, statusOn } from '../rules/amount-due.ts';
import { feesToCollect } from '../rules/open-fees.ts';
import type { FeeRow, InstallmentRow } from '../../tables.ts';

type Ask = Handled<'GET /coordinator/contracts/installments'>['query'];
type Answer = Handled<'GET /coordinator/contracts/installments'>['answer'];
type InstallmentAnswer = Answer['installments'][number];

/**
 * Installments of a customer the operator looked up, or of the customer who asks, with today's amounts, by due date and value. A partner retailer
 * sees and receives installments of every other: the limit is one (ADR 0005). Asked for OPEN, those in an agreement are
 * left out: they are paid by its payments.
 */
export async function listInstallments(platform: Platform, asker: Asker, ask: Ask): Promise<Answer> {
  const now = platform.clock.now();
  const today = dayIn(asker.zone, now);
  const { grant, installments, fees } = await readFacts(platform, asker, ask, now);
  if (!grant) refuse('BORROWER_NOT_FOUND');
  const rows = installments.map((row) => installmentAnswer(row, today));
  const open = feesToCollect(fees, today);
  return {
    asOf: today,
    installments:
      ask.status === undefined || ask.status === 'OPEN' ? rows : rows.filter((row) => row.status === ask.status),
    fees: open.map(feeAnswer),
    feesToCome: fees
      .filter((fee) => !open.includes(fee))
      .map((fee) => Object.assign(feeAnswer(fee), { opensOn: fee.opensOn, installmentId: fee.firstInstallmentId })),
  };
}

const feeAnswer = ({ id, contractId, contractNumber, amountCents }: FeeRow): Answer['fees'][number] => ({
  id,
  contractId,
  contractNumber,
  paymentDue: amountCents,
});

/** Stored states that can read as the asked one: PENDING and PAYMENT_OVERDUE are both OPEN until today is known. */
function storedStatus(status: Ask['status']): string | null {
  if (status === undefined) return null;
  return status === 'PAID' || status === 'CANCELED' ? status : 'OPEN';
}

async function readFacts(platform: Platform, asker: Asker, ask: Ask, now: Date) {
  const status = storedStatus(ask.status);
  const ofStatus = status === null ? sql`` : sql`and i.status = ${sql.lit(status)}`;
  const payable = ask.status === 'OPEN' ? sql`and i.renegotiation_id is null` : sql``;
  const ofContract = ask.contractId === undefined ? sql`` : sql`and i.contract_id = ${ask.contractId}::uuid`;
  const chosen = sql`i.borrower_id = ${ask.borrowerId}::uuid ${ofStatus} ${ofContract} ${payable}`;
  const facts = {
    grant: grantFact(asker, ask.borrowerId, now),
    fees: unpaidFeesFact(ask.borrowerId),
    installments: installmentsFact(chosen, sql`i.due_on, i.amount_cents, i.id`),
  };
  return (await rowOf(platform.db, select(facts))) ?? refuse('BORROWER_NOT_FOUND');
}

function installmentAnswer(row: InstallmentRow, today: CivilDate): InstallmentAnswer {
  const amount = amountDue(row, today);
  const isOpen = row.status === 'OPEN';
  const nothing = cents(0);
  const ifOpen = (amountOfDay: Cents): Cents => (isOpen ? amountOfDay : nothing);
  return {
    id: row.id,
    contractId: row.contractId,
    contractNumber: row.contractNumber,
    installmentOrder: row.number,
    numberOfInstallments: row.count,
    dueDate: row.dueOn,
    installmentValue: row.amountCents,
    settledValue: row.status === 'PAID' ? row.amountCents : row.settledCents,
    discount: ifOpen(cents(amount.discountCents + amount.bonusCents)),
    earlyPaymentDiscount: ifOpen(amount.discountCents),
    interest: ifOpen(
      sumCents([amount.fineCents, amount.lateInterestCents, amount.contractInterestCents, amount.lateIofCents]),
    ),
    fine: ifOpen(amount.fineCents),
    lateInterest: ifOpen(amount.lateInterestCents),
    contractInterest: ifOpen(amount.contractInterestCents),
    lateIof: ifOpen(amount.lateIofCents),
    paymentDue: ifOpen(amount.dueCents),
    status: statusOn(row, amount),
    paidOn: row.paidOn,
    isFromRenegotiation: row.renegotiationId !== null,
  };
}
