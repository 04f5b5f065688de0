import { fact, known, select, type ShapeOf } from '../../../kernel/db/select.ts';
import { sql, type Template } from '../../../kernel/db/sql.ts';
import { pick } from '../../../kernel/db/table.ts';
import { borrowerFact } from '../../borrowers/index.ts';
import { operatorNameFact } from '../../identity/index.ts';
import { contracts, proposals, purchaseVerifications } from '../tables.ts';
import { contractJson } from '../views.ts';

const v = purchaseVerifications.fact('v');
const p = proposals.fact('p');

/** Scalar subquery: the last authorisation that was asked for of contract `c`, with its plan; null when none was. */
export const lastVerification = fact(
  {
    ...pick(v, 'proposalId', 'method', 'status', 'sentAt', 'expiresAt', 'usableUntil'),
    ...pick(p, 'count', 'installmentCents'),
  },
  sql`from ${purchaseVerifications.sql} v
    join ${proposals.sql} p on p.borrower_id = v.borrower_id and p.id = v.proposal_id
    where v.borrower_id = c.borrower_id and v.contract_id = c.id order by v.sent_at desc limit 1`,
);

const shape = {
  contract: contractJson,
  last: lastVerification,
  borrower: known(borrowerFact(sql.ref('c.borrower_id'))),
  operatorName: operatorNameFact(sql.ref('c.retailer_id'), sql.ref('c.operator_id')),
};

/** A begun sale, its customer and its last authorisation. */
export type BegunSale = ShapeOf<typeof shape>;

/** No `exists`: beside an `or` that may be answered by a hash of every customer's authorisations. */
const wasAskedFor = sql`(select v.sent_at from ${purchaseVerifications.sql} v
  where v.borrower_id = c.borrower_id and v.contract_id = c.id limit 1) is not null`;

/** The customer bought since: what was offered before is over. */
export const hasBoughtSince: Template = sql`exists (
  select 1 from ${contracts.sql} bought where bought.borrower_id = c.borrower_id and bought.retailer_id = c.retailer_id
    and bought.status in ('ACCEPTED', 'CANCELED') and bought.accepted_at >= c.offered_at)`;

interface Board {
  retailerId: string;
  storeId: string;
  /** Offers from before are over. */
  since: Date;
  /** Offers from before whose customer was asked for nothing are over too. */
  choiceSince: Date;
  now: Date;
}

/** A store that types many values in an hour leaves no sale out that waits for somebody. */
const MOST = 200;

/** Offers of a store that may still become sales, the last first. */
export const begunSales = ({ retailerId, storeId, since, choiceSince, now }: Board): Template<BegunSale> =>
  select(
    shape,
    sql`from ${contracts.sql} c
      where c.retailer_id = ${retailerId}::uuid and c.store_id = ${storeId}::uuid and c.status = 'OFFERED'
        and c.capture_method = 'CPF' and c.offered_at > ${since}::timestamptz and c.valid_until > ${now}::timestamptz
        and (c.offered_at > ${choiceSince}::timestamptz or ${wasAskedFor}) and not ${hasBoughtSince}
      order by c.offered_at desc limit ${sql.lit(MOST)}`,
  );
