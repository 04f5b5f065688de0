import {
  type Cents,
  type CreditDecisionKind,
  type CreditFactName,
  creditFactNames,
  creditFacts,
  type FactValue,
} from '@balcao/contract';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { rowsOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import { openRecord } from './record.ts';
import { explain } from './rules/explain.ts';
import { factText } from './rules/fact-text.ts';
import { creditDecisions } from './tables.ts';

/** A decision on a customer as it is told to that customer. */
export interface OwnDecision {
  id: string;
  at: Date;
  kind: CreditDecisionKind;
  limitCents: Cents;
  /** Why, and whose data it was. */
  told: string[];
  sources: string[];
  /** What was known of the customer; signals of fraud are the house's own and stay closed (LGPD, article 20, § 1). */
  facts: { name: CreditFactName; title: string; text: string }[];
}

const isOfFraud = (name: CreditFactName): boolean => name.startsWith('identity.');

/** Every decision on a customer, the newest first, opened for that customer. */
export async function ownDecisions(
  db: Db | Tx,
  secrets: Pick<Secrets, 'decrypt'>,
  borrowerId: string,
): Promise<OwnDecision[]> {
  const from = sql`from ${creditDecisions.sql} d where d.borrower_id = ${borrowerId}::uuid order by d.at desc, d.id`;
  const rows = await rowsOf(db, select(creditDecisions.row('d'), from));
  return rows.map((row) => {
    const { facts } = openRecord(secrets, row).decided;
    const told = explain(row.codes);
    const groups = facts as unknown as Record<string, Record<string, FactValue> | undefined>;
    return {
      id: row.id,
      at: row.at,
      kind: row.kind,
      limitCents: row.limitCents,
      told: told.sentences,
      sources: told.sources,
      facts: creditFactNames
        .filter((name) => !isOfFraud(name))
        .map((name) => {
          const [group = '', field = ''] = name.split('.');
          return { name, title: creditFacts[name].title, text: factText(name, groups[group]?.[field] ?? null) };
        }),
    };
  });
}
