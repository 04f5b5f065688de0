import type { Invariant } from '../kernel/module.ts';

/** Kept answers by what they did: one word for one effect, null for an act that leaves none of its own. */
const effects = `select claimant_id, key, case
      when route like '%/undo' then 'undo ' || (answer ->> 'paymentId')
      when route like '%/invoices/payments/%' then null -- named by the bank, and perhaps given back
      when route like '%/pay%' then 'payment ' || coalesce(answer -> 0 ->> 'paymentId', answer ->> 'paymentId')
      when route like '%/cancellation' then 'cancellation ' || (answer ->> 'id')
      when route ~ '/(accept|break|refund|charges|evaluations)$' then substring(route from '[^/]+$') || ' ' || (answer ->> 'id')
    end as effect from claims`;

/** Row of a table that an effect of a kind names. */
const isThere = (kind: string, table: string, column = 'id') =>
  `(effect like '${kind} %' and not exists (select 1 from ${table} t where t.${column} = substring(effect from '[^ ]+$')::uuid))`;

/** Tables whose rows say in which store of which retailer who did them. */
const acted = ['contract_cancellations', 'renegotiations', 'pix_charges', 'pix_refunds', 'credit_evaluations'];

/** Shared tables whose rows may be for one store of a retailer: no foreign key joins them to it (ADR 0020). */
export const layered = [
  'configurations',
  'coupon_campaigns',
  'device_offers',
  'evaluation_policies',
  'incentive_rules',
  'renegotiation_policies',
] as const;

/** Values that one row has and no other, whoever's it is. */
const taken = [
  `select number as value from (select number from contracts union all select number from renegotiations) n`,
  `select left(txid, 25) as value from pix_charges`,
  `select email as value from operators`,
  `select cpf_hash as value from operators`,
].map((values) => `select min(value) as found from (${values}) v group by value having count(*) > 1`);

/** Two while the secret is changed: a CPF has a keyed hash of each. */
const secretsInUse = `(select count(*) from secret_canaries where retired_at is null)`;

const manyDocuments = `select borrower_id::text as found from borrower_documents
  group by borrower_id having count(*) > greatest(1, ${secretsInUse})`;

/** Look-up rows whose value is not what the row they name has; `where` joins the look-up `l` to it. */
const lookUp = (table: string, value: string, of: string, where: string) =>
  `select l.${value} as found from ${table} l where not exists (select 1 from ${of} t where ${where})`;

/** Rules of what every module leaves: a receipt of each act, one effect for each key, done by one who might (I8, I10, I14). */
export const invariantsAcrossModules: readonly Invariant[] = [
  {
    id: 'I8',
    says: 'one receipt for each accepted contract, each payment, each undo of one and each cancellation',
    sql: `select c.id::text as found from contracts c
      where c.status in ('ACCEPTED', 'CANCELED') and not exists (select 1 from receipts r where r.subject_id = c.id and r.kind = 'ORIGINATION')
      union all
      select p.id::text from payments p where not exists (select 1 from receipts r where r.subject_id = p.id and r.kind = 'PAYMENT')
      union all
      select u.id::text from payment_undos u where not exists (select 1 from receipts r where r.subject_id = u.payment_id and r.kind = 'PAYMENT_UNDO')
      union all
      select d.id::text from contract_cancellations d where not exists (select 1 from receipts r where r.subject_id = d.id and r.kind = 'CANCELLATION')`,
  },
  {
    id: 'I10',
    isAcrossCustomers: true,
    says: 'one effect for each idempotency key: no sale, agreement, payment, undo, cancellation or refund answers under two keys',
    sql: `select min(key) as found from (${effects}) kept where effect is not null group by effect having count(*) > 1`,
  },
  {
    id: 'I10b',
    isAcrossCustomers: true,
    says: 'the payment, undo, cancellation or refund that a key was answered with was written',
    sql: `select key as found from (${effects}) kept where ${isThere('payment', 'payments')}
      or ${isThere('undo', 'payment_undos', 'payment_id')} or ${isThere('cancellation', 'contract_cancellations')}
      or ${isThere('refund', 'pix_refunds', 'receipt_id')}`,
  },
  {
    id: 'I14',
    says: 'store, operator and row belong to one retailer',
    sql: `select c.id::text as found from contracts c
      where not exists (select 1 from stores s where s.retailer_id = c.retailer_id and s.id = c.store_id)
        or not exists (select 1 from operators o where o.retailer_id = c.retailer_id and o.id = c.operator_id)
      union all
      select p.id::text from payments p
      where not exists (select 1 from stores s where s.retailer_id = p.retailer_id and s.id = p.store_id)
        or (p.operator_id is not null
          and not exists (select 1 from operators o where o.retailer_id = p.retailer_id and o.id = p.operator_id))`,
  },
  {
    id: 'I14c',
    isAcrossCustomers: true,
    says: 'whoever an audited act names is an operator of its retailer, or of the provider, who was active then, in a store of it',
    // A trace may be of a call that was under way, of a sign-in that failed, or of what a job gives for an earlier act.
    sql: `select e.id::text as found from audit_entries e
      left join operators o on o.id = e.operator_id
        and (o.retailer_id = e.retailer_id or o.retailer_id = (select p.id from retailers p where p.is_provider))
      left join stores s on s.retailer_id = e.retailer_id and s.id = e.store_id
      where (e.operator_id is not null and o.id is null) or (e.store_id is not null and s.id is null)
        or (e.at > o.deactivated_at + interval '1 minute'
          and e.action not in ('session.refused', 'incentive.accrued', 'coupon.issued'))`,
  },
  {
    id: 'I14d',
    says: 'store and operator, if any, of a cancellation, agreement, Pix charge, refund or evaluation are of its retailer',
    sql: `select a.id::text as found from (${acted
      .map((table) => `select id, retailer_id, store_id, operator_id from ${table}`)
      .join(' union all ')}) a
      left join operators o on o.retailer_id = a.retailer_id and o.id = a.operator_id
      left join stores s on s.retailer_id = a.retailer_id and s.id = a.store_id
      where (a.operator_id is not null and o.id is null) or s.id is null`,
  },
  {
    id: 'I14e',
    isAcrossCustomers: true,
    says: 'a policy, a price, a campaign or a configuration of a store is of a store there is, of its retailer',
    sql: `select l.id::text as found from (${layered
      .map((table) => `select id, retailer_id, store_id from ${table} where store_id is not null`)
      .join(' union all ')}) l
      where not exists (select 1 from stores s where s.retailer_id = l.retailer_id and s.id = l.store_id)`,
  },
  {
    id: 'I20',
    isAcrossCustomers: true,
    says: 'a number, a txid, an e-mail and a CPF are of one row each over all customers and retailers',
    sql: [...taken, manyDocuments].join(' union all '),
  },
  {
    id: 'I20b',
    isAcrossCustomers: true,
    says: 'a look-up row names the row that has its value',
    sql: [
      lookUp(
        'contract_numbers',
        'number',
        '(select borrower_id, id, number from contracts union all select borrower_id, id, number from renegotiations)',
        't.borrower_id = l.borrower_id and t.id = l.subject_id and t.number = l.number',
      ),
      lookUp(
        'pix_txids',
        'short_txid',
        'pix_charges',
        't.borrower_id = l.borrower_id and t.id = l.charge_id and left(t.txid, 25) = l.short_txid',
      ),
      lookUp(
        'pix_transfers',
        'end_to_end_id',
        'pix_receipts',
        't.borrower_id = l.borrower_id and t.id = l.receipt_id and t.end_to_end_id = l.end_to_end_id',
      ),
      lookUp(
        'operator_identifiers',
        'value',
        'operators',
        `t.retailer_id = l.retailer_id and t.id = l.operator_id and (l.value in (t.email, t.cpf_hash)
          or l.value ~ '^[0-9a-f]{64}$' and ${secretsInUse} > 1)`,
      ),
    ].join(' union all '),
  },
];
