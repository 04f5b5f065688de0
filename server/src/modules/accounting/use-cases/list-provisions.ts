import { type Handled, type ProvisionBucket, provisionBuckets } from '@balcao/contract';
import { cents, sumCents } from '@balcao/credit-math';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { cutPage, keyset } from '../../../kernel/db/keyset.ts';
import { cast, centsOf, known, narrowed, rowsOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { pick } from '../../../kernel/db/table.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { contractNumberFact } from '../../contracts/index.ts';
import { inBooks } from '../house.ts';
import { bucketReaches, lastBucket } from '../rules/buckets.ts';
import { contractProvisions } from '../tables.ts';

type Sums = Handled<'GET /backofficeAccounting/provisions'>;
type Page = Handled<'GET /backofficeAccounting/provisions/contracts'>;

const p = contractProvisions.row('p');
const steps = bucketReaches.map(([upTo, bucket]) => sql`when p.days_late <= ${sql.lit(upTo)} then ${sql.lit(bucket)}`);
const bucketFact = sql`case ${sql.join(steps, sql.raw(' '))} else ${sql.lit(lastBucket)} end`;
const sumShape = {
  bucket: narrowed<string, ProvisionBucket>(cast('text', bucketFact)),
  count: cast('integer', sql`count(*)`),
  gross: centsOf(sql`sum(p.gross_cents)`),
  incurred: centsOf(sql`sum(p.incurred_cents)`),
  additional: centsOf(sql`sum(p.additional_cents)`),
};

/** What was set aside at the end of a month, by days late; nothing of another day. @throws Refusal of `inBooks`. */
export const listProvisions = (platform: Platform, actor: Actor, { on }: Sums['query']): Promise<Sums['answer']> =>
  inBooks(platform, actor, async () => {
    const found = await rowsOf(
      platform.db,
      select(sumShape, sql`from ${contractProvisions.sql} p where p.on_day = ${on}::date group by 1`),
    );
    const nothing = { count: 0, gross: cents(0), incurred: cents(0), additional: cents(0) };
    const buckets = provisionBuckets.map(
      (bucket) => found.find((one) => one.bucket === bucket) ?? Object.assign({ bucket }, nothing),
    );
    return {
      on,
      count: buckets.reduce((sum, { count }) => sum + count, 0),
      gross: sumCents(buckets.map(({ gross }) => gross)),
      incurred: sumCents(buckets.map(({ incurred }) => incurred)),
      additional: sumCents(buckets.map(({ additional }) => additional)),
      buckets,
    };
  });

/** What was set aside for each contract, the latest first, a page of them. @throws Refusal of `inBooks`. */
export const listProvisioned = (
  platform: Platform,
  actor: Actor,
  { on, cursor, limit }: Page['query'],
): Promise<Page['answer']> =>
  inBooks(platform, actor, async () => {
    const asked = { sort: '-daysLate', cursor, limit } as const;
    const page = keyset({ daysLate: { column: p.daysLate, type: 'bigint' } }, p.contractId, asked);
    const rows = await rowsOf(
      platform.db,
      select(
        {
          ...pick(p, 'contractId', 'daysLate', 'problemSince', 'incurredPercent', 'additionalPercent', 'isWrittenOff'),
          ...pick(p, 'grossCents', 'incurredCents', 'additionalCents'),
          contractNumber: known(contractNumberFact(p.borrowerId, p.contractId)),
        },
        sql`from ${contractProvisions.sql} p where p.on_day = ${on}::date and ${page.where}
          order by ${page.order} limit ${page.limit}`,
      ),
    );
    const { items, next } = cutPage(rows, asked, ({ daysLate, contractId }) => ({ value: daysLate, id: contractId }));
    const views = items.map(({ grossCents: gross, incurredCents: incurred, additionalCents: additional, ...row }) =>
      Object.assign(row, { gross, incurred, additional }),
    );
    return { items: views, next };
  });
