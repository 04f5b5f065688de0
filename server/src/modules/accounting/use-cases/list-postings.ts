import type { Handled } from '@balcao/contract';
import { cents, civilDate } from '@balcao/credit-math';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { cast, centsOf, rowOf, rowsOf, select, when } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { bookedLines } from '../../books/index.ts';
import { contractNumberFact } from '../../contracts/index.ts';
import { listKeptContacts } from '../../retailers/index.ts';
import { inBooks } from '../house.ts';

type Call = Handled<'GET /backofficeAccounting/postings'>;

/** What a line is about: the contract itself, else what its entry says. */
const shape = {
  on: cast('date', sql`b.on_day`),
  entryId: cast('uuid', sql`b.id`),
  account: cast('text', sql`b.account`),
  subjectId: cast('uuid', sql`b.subject_id`),
  event: cast('text', sql`b.event`),
  contractId: when(
    sql`b.event in ('ACCRUAL', 'PROVISION', 'WRITE_OFF', 'RECOVERY', 'ORIGINATION')`,
    cast('uuid', sql`b.subject_id`),
  ),
  contractNumber: contractNumberFact(sql`b.borrower_id`, sql`b.subject_id`),
  retailerId: when(sql`b.retailer_id is not null`, cast('uuid', sql`b.retailer_id`)),
  amountCents: centsOf(sql`b.amount_cents`),
};

/** Total: what a contract's day posts has one id and one line a side, so a page may end between two of them. */
const inOrder = sql`b.on_day, b.posted_at, b.id, b.line, b.event, b.account, b.amount_cents`;

/** The lines of an account, or of all, in a span of days, a page of them; lines of an entry stand together. @throws Refusal of `inBooks`, PERIOD_NOT_READABLE. */
export const listPostings = (platform: Platform, actor: Actor, query: Call['query']): Promise<Call['answer']> =>
  inBooks(platform, actor, async () => {
    const { account, without, offset, limit } = query;
    const [from, to] = [civilDate(query.from), civilDate(query.to)];
    if (from > to) refuse('PERIOD_NOT_READABLE');
    const { db } = platform;
    const isOf = account === undefined ? sql`` : sql` and account = ${account}::text`;
    const isLeft = without === undefined ? sql`` : sql` and event <> ${without}::text`;
    const lines = sql`from (${bookedLines({ from, to, zone: actor.zone })}${isOf}${isLeft}) b`;
    const whole = await rowOf(
      db,
      select({ count: cast('integer', sql`count(*)`), sum: centsOf(sql`sum(b.amount_cents)`) }, lines),
    );
    const rows = await rowsOf(
      db,
      select(shape, sql`${lines} order by ${inOrder} limit ${sql.lit(limit)} offset ${sql.lit(offset)}`),
    );
    const names = new Map((await listKeptContacts(db, null)).map(({ id, fantasyName }) => [id, fantasyName]));
    return {
      count: whole?.count ?? 0,
      sum: whole?.sum ?? cents(0),
      items: rows.map(({ retailerId, amountCents, ...row }) => {
        const retailerName = retailerId === null ? null : (names.get(retailerId) ?? null);
        return Object.assign(row, { retailerName, amount: amountCents });
      }),
    };
  });
