import { type Handled, provisionBuckets } from '@balcao/contract';
import { sumCents } from '@balcao/credit-math';
import type { Actor } from '../../../kernel/auth/actor.ts';
import { known, rowsOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { pick } from '../../../kernel/db/table.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { contractNumberFact } from '../../contracts/index.ts';
import { inBooks } from '../house.ts';
import { bucketOf } from '../rules/buckets.ts';
import { contractProvisions } from '../tables.ts';

type Call = Handled<'GET /backofficeAccounting/provisions'>;
type Item = Call['answer']['items'][number];

const p = contractProvisions.row('p');
const sumsOf = (items: readonly Item[]) => ({
  gross: sumCents(items.map(({ gross }) => gross)),
  incurred: sumCents(items.map(({ incurred }) => incurred)),
  additional: sumCents(items.map(({ additional }) => additional)),
});

/** What was set aside at the end of a month; nothing of another day. @throws Refusal of `inBooks`. */
export const listProvisions = (platform: Platform, actor: Actor, { on }: Call['query']): Promise<Call['answer']> =>
  inBooks(platform, actor, async () => {
    const rows = await rowsOf(
      platform.db,
      select(
        {
          ...pick(p, 'contractId', 'daysLate', 'problemSince', 'incurredPercent', 'additionalPercent', 'isWrittenOff'),
          ...pick(p, 'grossCents', 'incurredCents', 'additionalCents'),
          contractNumber: known(contractNumberFact(p.borrowerId, p.contractId)),
        },
        sql`from ${contractProvisions.sql} p where p.on_day = ${on}::date order by p.days_late desc, p.gross_cents desc, p.contract_id`,
      ),
    );
    const items = rows.map(({ grossCents: gross, incurredCents: incurred, additionalCents: additional, ...row }) =>
      Object.assign(row, { gross, incurred, additional }),
    );
    const buckets = provisionBuckets.map((bucket) => {
      const within = items.filter((item) => bucketOf(item.daysLate) === bucket);
      return Object.assign(sumsOf(within), { bucket, count: within.length });
    });
    return { on, ...sumsOf(items), buckets, items };
  });
