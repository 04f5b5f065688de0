import type { CivilDate, Handled } from '@balcao/contract';
import { maskCpf } from '@balcao/contract';
import { addDays, addMonths, daysBetween, sumCents } from '@balcao/credit-math';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { dayIn, endOfDay } from '../../../kernel/clock.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { borrowerFact, cpfOf, grantFact } from '../../borrowers/index.ts';
import { borrowerReceipts, printStatement, type StatementPaper } from '../../documents/index.ts';
import { retailerFact } from '../../retailers/index.ts';
import { installmentsFact } from '../facts.ts';
import { lineOf, openContracts, type StatementLine, totalsOf } from './lines.ts';

type Statement = Handled<'GET /coordinator/borrowers/{id}/statement'>['answer'];

interface Ask {
  borrowerId: string;
  /** Days, as the contract checked. */
  from: string;
  to: string;
}

const MOST_DAYS = 366;

async function read(platform: Platform, actor: Actor, { borrowerId, ...days }: Ask) {
  const [from, to] = [days.from as CivilDate, days.to as CivilDate];
  const { db, clock } = platform;
  const now = clock.now();
  const today = dayIn(actor.zone, now);
  if (from > to || daysBetween(from, to) > MOST_DAYS) refuse('STATEMENT_PERIOD_INVALID');
  const { retailerId, zone } = actor;
  const facts = await rowOf(
    db,
    select({
      grant: grantFact(actor, borrowerId, now),
      borrower: borrowerFact(borrowerId),
      retailer: retailerFact(retailerId),
      // What another retailer sold is told by that one.
      installments: installmentsFact(
        sql`i.borrower_id = ${borrowerId}::uuid and i.status = 'OPEN' and c.retailer_id = ${retailerId}::uuid`,
      ),
    }),
  );
  if (!facts?.grant || !facts.borrower || !facts.retailer) refuse('BORROWER_NOT_FOUND');
  const since = endOfDay(zone, addDays(from, -1));
  const kept = await borrowerReceipts(db, { retailerId, borrowerId, from: since, before: endOfDay(zone, to) });
  const lines = kept.map(lineOf);
  const open = openContracts(facts.installments, today);
  const { borrower, retailer } = facts;
  const due = sumCents(open.map((one) => one.due));
  const statement: Statement = {
    borrowerId,
    name: borrower.name,
    from,
    to,
    asOf: today,
    lines,
    totals: totalsOf(lines),
    open,
    due,
  };
  return { statement, borrower, retailer, now };
}

/**
 * What a customer the operator looked up bought, paid and got back at the operator's retailer in a period, as the receipts
 * say that were given for it, and what is open there today.
 * @throws Refusal BORROWER_NOT_FOUND, STATEMENT_PERIOD_INVALID.
 */
export async function showStatement(platform: Platform, actor: Actor, ask: Ask): Promise<Statement> {
  return (await read(platform, actor, ask)).statement;
}

const kinds: Record<StatementLine['kind'], string> = {
  PURCHASE: 'Compra',
  PAYMENT: 'Pagamento',
  PAYMENT_UNDO: 'Estorno de pagamento',
  CANCELLATION: 'Cancelamento de compra',
  RETURN: 'Devolução',
};

const installmentsText = ({ openInstallments, overdueInstallments, isAgreed }: Statement['open'][number]) =>
  `${openInstallments} ${openInstallments === 1 ? 'parcela' : 'parcelas'}${
    isAgreed ? ' em acordo' : overdueInstallments > 0 ? `, ${overdueInstallments} em atraso` : ''
  }`;

/** The same as a PDF. @throws Refusal as {@link showStatement}. */
export async function renderStatement(platform: Platform, actor: Actor, ask: Ask): Promise<Uint8Array> {
  const { statement, borrower, retailer, now } = await read(platform, actor, ask);
  const paper: StatementPaper = {
    brand: platform.brand.name(),
    retailer,
    zone: actor.zone,
    operatorName: actor.name,
    customer: { name: borrower.name, cpfMasked: maskCpf(cpfOf(platform.secrets, borrower)) },
    issuedAt: now.toISOString(),
    from: ask.from,
    to: ask.to,
    asOf: statement.asOf,
    lines: statement.lines.map(({ on, kind, contractNumbers, storeName, value, authenticationCode }) => ({
      on,
      what: `${kinds[kind]}, ${contractNumbers.join(', ')}, ${storeName}`,
      code: authenticationCode,
      cents: value,
    })),
    totals: statement.totals,
    open: statement.open.map((one) => ({
      number: one.contractNumber,
      installments: installmentsText(one),
      nextDueOn: one.nextDueDate,
      dueCents: one.due,
    })),
    dueCents: statement.due,
  };
  return printStatement(paper);
}

/** The same of a customer who asks for themselves, whoever sold, in a month. */
export async function showOwnStatement(
  { db }: Pick<Platform, 'db'>,
  { borrowerId, zone }: { borrowerId: string; zone: string },
  month: string,
): Promise<Pick<Statement, 'lines' | 'totals'> & { month: string }> {
  const first = `${month}-01` as CivilDate;
  const from = endOfDay(zone, addDays(first, -1));
  const before = endOfDay(zone, addDays(addMonths(first, 1), -1));
  const lines = (await borrowerReceipts(db, { borrowerId, from, before })).map(lineOf);
  return { month, lines, totals: totalsOf(lines) };
}
