import type { CivilDate } from '@balcao/contract';
import { centsOf, factList, isTrue, jsonOf, when } from '../../kernel/db/select.ts';
import { sql, type Template } from '../../kernel/db/sql.ts';
import { pick } from '../../kernel/db/table.ts';
import { debtTerms, joinAcceptedProposal, joinContract, soldAt } from '../contracts/index.ts';
import { localHolidaysFact } from '../retailers/index.ts';
import { bonusLeft, carriedCharges } from './facts.ts';
import { installments } from './tables.ts';

const i = installments.fact('i');

/** Query of the contracts of the provider's own credit that were sold by a day and have something to pay: both ids. */
export const lentContracts = (on: CivilDate): Template => sql`
  select distinct i.borrower_id, i.contract_id from ${installments.sql} i ${joinContract(i.borrowerId, i.contractId)}
  where i.status = 'OPEN' and c.accepted_on <= ${on}::date and not ${debtTerms.isOwnedByStore}`;

/** What of an installment was owed at the end of a day: what was paid since is owed still. */
const isHeld = (on: CivilDate) => sql`(i.status = 'OPEN' or i.status = 'PAID' and i.paid_on > ${on}::date)`;

/** Scalar subquery: what a customer owed of a contract at the end of a day, oldest first. Never null. */
export const heldInstallmentsFact = (borrowerId: Template, contractId: Template, on: CivilDate) =>
  factList(
    {
      ...pick(i, 'dueOn'),
      amountCents: centsOf(sql`i.amount_cents - i.settled_cents`),
      principalCents: centsOf(sql`i.principal_cents - i.settled_principal_cents`),
      bonusCents: bonusLeft,
      rateMonthly: debtTerms.rateMonthly,
      chargesContractRate: isTrue(debtTerms.chargesContractRate),
      charges: jsonOf({ through: i.chargedThrough, ...pick(carriedCharges, 'contractInterestCents') }),
      localHolidays: when(sql`i.due_on < ${on}::date`, localHolidaysFact(soldAt, i.dueOn)),
    },
    sql`from ${installments.sql} i ${joinContract(i.borrowerId, i.contractId)} ${joinAcceptedProposal}
      where i.borrower_id = ${borrowerId} and i.contract_id = ${contractId} and c.accepted_on <= ${on}::date and ${isHeld(on)}
      order by i.due_on, i.number`,
  );
