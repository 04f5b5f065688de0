import { sql, type Template } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import type { World } from './world.ts';

/** Changes of rows that no act of the product makes, and the invariants that must see them. */
export interface Plant {
  says: string;
  breaks: string[];
  change: (world: World) => Template[];
}

type Change = (world: World) => Template | Template[];

export const plant = (breaks: string | string[], says: string, change: Change): Plant => ({
  says,
  breaks: [breaks].flat(),
  change: (world) => [change(world)].flat(),
});

/** A journal entry that sums to what its lines say. */
export function entry(
  borrowerId: string,
  event: string,
  lines: readonly [string, number][],
  subjectId = newId(),
): Template[] {
  const id = newId();
  return [
    sql`insert into journal_entries (borrower_id, id, event, subject_id, retailer_id, store_id, posted_at, posted_on)
      values (${borrowerId}::uuid, ${id}::uuid, ${event}, ${subjectId}::uuid, ${newId()}::uuid, ${newId()}::uuid, now(), now())`,
    ...lines.map(
      ([account, cents], line) => sql`insert into journal_lines (borrower_id, entry_id, line, account, amount_cents)
        values (${borrowerId}::uuid, ${id}::uuid, ${line}, ${account}, ${cents})`,
    ),
  ];
}

const anyWhere = (table: string, set: string, of: { borrowerId: string; contractId: string }, and = 'true') =>
  sql`update ${sql.table(table)} set ${sql.raw(set)} where borrower_id = ${of.borrowerId}::uuid
    and contract_id = ${of.contractId}::uuid and ${sql.raw(and)}`;
const contract = (set: string, of: { borrowerId: string; contractId: string }) =>
  sql`update contracts set ${sql.raw(set)} where borrower_id = ${of.borrowerId}::uuid and id = ${of.contractId}::uuid`;
const proposal = (set: string, of: { borrowerId: string; contractId: string }) =>
  sql`update proposals p set ${sql.raw(set)} from contracts c
    where c.id = ${of.contractId}::uuid and p.borrower_id = c.borrower_id and p.id = c.accepted_proposal_id`;
const code = (set: string, of: { borrowerId: string; contractId: string }) =>
  anyWhere('purchase_verifications', set, of);
const withoutReceipt = (kind: string) => sql`delete from receipts where kind = ${kind}`;
export const bookPlants: Plant[] = [
  plant(
    ['I1', 'I21'],
    'a line that does not balance',
    () => sql`update journal_lines set amount_cents = amount_cents - 1 where account = 'mdr_income'`,
  ),
  plant('I1', 'an entry without lines', ({ paid }) => entry(paid.borrowerId, 'INCENTIVE', [])),
  plant(
    'I2',
    'limit used for nothing',
    ({ paidOff }) => sql`update credit_limits set used_cents = 1 where borrower_id = ${paidOff.borrowerId}::uuid`,
  ),
  plant(
    'I2',
    'installments of a customer without a limit',
    ({ paidOff }) => sql`delete from credit_limits where borrower_id = ${paidOff.borrowerId}::uuid`,
  ),
  plant('I2b', 'a loan nobody owes', ({ paidOff }) =>
    entry(paidOff.borrowerId, 'INCENTIVE', [
      ['loans_receivable', 1],
      ['interest_income', -1],
    ]),
  ),
  plant('I2d', 'a loan of a store that nobody owes', ({ own }) =>
    entry(own.borrowerId, 'INCENTIVE', [
      ['memo_store_loans', 1],
      ['memo_store_position', -1],
    ]),
  ),
  plant(
    ['I1b', 'I2b', 'I2d', 'I22'],
    "the store's own credit in the books of the provider",
    ({ own }) =>
      sql`update journal_lines l set account = 'loans_receivable' from journal_entries e where e.id = l.entry_id
      and e.subject_id = ${own.contractId}::uuid and l.account = 'memo_store_loans'`,
  ),
  plant(
    ['I1b', 'I9k'],
    'money of a store that the provider keeps',
    ({ own }) =>
      sql`update journal_lines l set account = 'fine_income' from journal_entries e where e.id = l.entry_id
      and e.borrower_id = ${own.borrowerId}::uuid and e.event = 'SELLER_SHARE' and l.account in ('collections_payable', 'memo_store_position')`,
  ),
  plant('I2c', 'a fee in the books that nobody owes', ({ paidOff }) =>
    entry(paidOff.borrowerId, 'INCENTIVE', [
      ['fees_receivable', 1],
      ['fee_income', -1],
    ]),
  ),
  plant('I4', 'the second is paid and the first is open', ({ paid }) => [
    anyWhere('installments', 'number = 1000', paid, "status = 'PAID'"),
    anyWhere('installments', 'number = 1', paid, 'number = 2'),
    anyWhere('installments', 'number = 2', paid, 'number = 1000'),
  ]),
  plant('I5', 'the accepted proposal is of another contract', ({ paid }) =>
    proposal(`contract_id = '${newId()}'`, paid),
  ),
  plant('I6', 'installments beside the total of the proposal', ({ paid }) =>
    proposal('total_cents = total_cents + 1', paid),
  ),
  plant('I6', 'one installment too few', ({ paid }) => proposal('count = p.count + 1', paid)),
  plant('I6', 'principal beside what is financed', ({ paid }) =>
    proposal(`plan = jsonb_set(plan, '{financedCents}', '1')`, paid),
  ),
  plant(['I6', 'I21'], 'limit taken beside the value of the purchase', ({ paid }) =>
    contract('coupon_discount_cents = coupon_discount_cents + 1', paid),
  ),
  plant(
    'I6',
    'installments of an offer',
    ({ offered, paidOff }) =>
      sql`insert into installments (borrower_id, id, contract_id, retailer_id, number, due_on, amount_cents, principal_cents,
      interest_cents, limit_cents, status)
      select ${offered.borrowerId}::uuid, gen_random_uuid(), ${offered.contractId}::uuid, retailer_id, 1, due_on, 1, 1, 0, 0, 'CANCELED'
      from installments where contract_id = ${paidOff.contractId}::uuid limit 1`,
  ),
  ...[
    'attempts = max_attempts',
    "status = 'PENDING'",
    'used_at = null',
    "used_at = usable_until + interval '1 s'",
    "expires_at = approved_at - interval '1 s'",
    "used_at = approved_at - interval '1 s'",
  ].map((set) => plant('I7', `a sale by a code with ${set}`, ({ paid }) => code(set, paid))),
  ...['ORIGINATION', 'PAYMENT', 'PAYMENT_UNDO', 'CANCELLATION'].map((kind) =>
    plant('I8', `no receipt of a ${kind}`, () => withoutReceipt(kind)),
  ),
  plant(
    'I9',
    'a payment of more than its items',
    ({ paid }) => sql`update payments set total_cents = total_cents + 1 where borrower_id = ${paid.borrowerId}::uuid`,
  ),
  plant(
    'I11',
    'a message that was sent at no time',
    () => sql`update messages set status = 'SENT', sent_at = null where dedup_key like 'paid:%'`,
  ),
  plant('I13', 'a code that was used for no sale', ({ offered }) => code('used_at = approved_at', offered)),
  plant(['I14', 'I21'], 'a sale by nobody', ({ paid }) => contract(`operator_id = '${newId()}'`, paid)),
  plant(['I14', 'I21'], 'a sale in no store', ({ paid }) => contract(`store_id = '${newId()}'`, paid)),
  plant(
    'I14',
    'a payment received by nobody',
    ({ paidOff }) =>
      sql`update payments set operator_id = ${newId()}::uuid where borrower_id = ${paidOff.borrowerId}::uuid`,
  ),
];

const fullItem = ({
  contractId,
}: {
  contractId: string;
}) => sql`contract_id = ${contractId}::uuid and kind = 'INSTALLMENT'
  and not is_partial`;

/** Lines of the payments of a customer. */
const ofPayments = ({ borrowerId }: { borrowerId: string }) => sql`borrower_id = ${borrowerId}::uuid and entry_id in (
  select id from journal_entries where borrower_id = ${borrowerId}::uuid and event = 'PAYMENT')`;

export const paymentPlants: Plant[] = [
  plant(
    'I3',
    'an installment settled twice',
    ({ paid }) =>
      sql`insert into payment_items (borrower_id, id, payment_id, kind, installment_id, contract_id, face_cents, paid_cents)
      select borrower_id, gen_random_uuid(), payment_id, kind, installment_id, contract_id, 0, 0 from payment_items
      where ${fullItem(paid)} limit 1`,
  ),
  plant('I3', 'an installment paid by no payment', ({ paidOff }) =>
    anyWhere('installments', 'payment_id = null', paidOff),
  ),
  plant('I3', 'a paid installment of which less was settled', ({ paidOff }) =>
    anyWhere(
      'installments',
      'amount_cents = amount_cents + 1, interest_cents = interest_cents + 1, bonus_cents = 1',
      paidOff,
    ),
  ),
  plant(['I2c', 'I3'], 'a fee open after it was paid', ({ paidOff }) => anyWhere('fees', "status = 'OPEN'", paidOff)),
  plant('I3b', 'more settled than parts settled', ({ paidOff }) =>
    anyWhere('installments', 'settled_principal_cents = 1', paidOff),
  ),
  plant(
    'I9d',
    'an undo reversed to another account',
    () =>
      sql`update journal_lines set account = 'late_interest_income' where account = 'interest_income' and entry_id in (
      select id from journal_entries where event = 'PAYMENT_UNDO')`,
  ),
  plant('I9d', 'a reversal of no undo', ({ paid }) =>
    entry(paid.borrowerId, 'PAYMENT_UNDO', [
      ['fine_income', 1],
      ['interest_income', -1],
    ]),
  ),
  plant('I9e', 'a late payment without its IOF, in items and books', ({ closed }) => [
    sql`update payment_items set late_iof_absorbed_cents = 0 where borrower_id = ${closed.borrowerId}::uuid`,
    sql`delete from journal_lines where account in ('iof_payable', 'iof_absorbed') and ${ofPayments(closed)}`,
  ]),
  plant(
    ['I9e', 'I9l'],
    'the sale had other rates',
    ({ closed }) =>
      sql`update contracts set terms = jsonb_set(terms, '{lateIof,dailyRate}', '"0.000041"')
      where borrower_id = ${closed.borrowerId}::uuid`,
  ),
  plant('I9e', 'a customer who paid what the lender bears', ({ closed }) => [
    sql`update payment_items set late_iof_cents = 1, late_iof_absorbed_cents = late_iof_absorbed_cents - 1, fine_cents = fine_cents - 1
      where id = (select id from payment_items where borrower_id = ${closed.borrowerId}::uuid and fine_cents > 0 limit 1)`,
    sql`update journal_lines set amount_cents = amount_cents + case account when 'fine_income' then 1 else -1 end
      where account in ('iof_absorbed', 'fine_income') and ${ofPayments(closed)}`,
  ]),
  plant(
    'I9f',
    'IOF of late days posted to the income of fines',
    () =>
      sql`update journal_lines set account = 'fine_income' where account = 'iof_payable' and entry_id in (
      select e.id from journal_entries e where e.event = 'PAYMENT' and not exists (
        select 1 from payment_undos u where u.payment_id = e.subject_id))`,
  ),
  plant(
    ['I3b', 'I9h'],
    'a late part that settled principal before interest',
    ({ bonified }) =>
      sql`update payment_items set principal_cents = 1 where contract_id = ${bonified.contractId}::uuid and is_partial`,
  ),
  plant(
    'I9i',
    'a retailer that got its interest back in another store',
    () => sql`update journal_entries set store_id = ${newId()}::uuid where event = 'SELLER_SHARE'`,
  ),
  plant(
    ['I1', 'I9i'],
    'an item that gives the retailer more back than its entry',
    ({ bonified }) =>
      sql`update journal_lines l set amount_cents = amount_cents - 1 from journal_entries e where e.id = l.entry_id
      and e.event = 'SELLER_SHARE' and e.borrower_id = ${bonified.borrowerId}::uuid and l.account = 'retailer_interest_income'`,
  ),
  plant(
    'I9i',
    'an undo that leaves the retailer its interest',
    () => sql`update journal_entries set event = 'INCENTIVE' where event = 'SELLER_SHARE_UNDO'`,
  ),
  plant('I9j', 'a lost bonus of which the retailer gets nothing back', ({ bonified }) => [
    sql`update payment_items set retailer_credit_cents = 0 where borrower_id = ${bonified.borrowerId}::uuid`,
    sql`update journal_lines l set account = 'mdr_income' from journal_entries e where e.id = l.entry_id
      and e.event in ('SELLER_SHARE', 'SELLER_SHARE_UNDO') and e.borrower_id = ${bonified.borrowerId}::uuid
      and l.account = 'retailer_interest_income'`,
  ]),
  plant(
    'I14b',
    'who received it took it back',
    () => sql`update payment_undos u set operator_id = p.operator_id from payments p where p.id = u.payment_id`,
  ),
  plant('I14b', 'taken back in no store', () => sql`update payment_undos set store_id = ${newId()}::uuid`),
  plant(
    'I9b',
    'a Pix whose payment says cash',
    ({ pix }) =>
      sql`update payments set method = 'STORE_CASH', operator_id = (
        select o.operator_id from payments o where o.retailer_id = payments.retailer_id and o.operator_id is not null limit 1)
      where borrower_id = ${pix.borrowerId}::uuid`,
  ),
  plant(
    'I9b',
    'a payment by Pix of no Pix',
    ({ paidOff }) => sql`update payments set method = 'PIX' where borrower_id = ${paidOff.borrowerId}::uuid`,
  ),
  plant(
    'I9m',
    'a payment by boleto that no bank told of',
    ({ paidOff }) => sql`update payments set method = 'BOLETO' where borrower_id = ${paidOff.borrowerId}::uuid`,
  ),
  plant(
    'I9g',
    'a Pix that was received, under an unknown txid too',
    ({ pix }) => sql`
      insert into pix_unmatched (end_to_end_id, txid, value_cents, paid_at, received_at)
      select end_to_end_id, 'nobody', value_cents, paid_at, received_at from pix_receipts
      where borrower_id = ${pix.borrowerId}::uuid limit 1`,
  ),
  plant('I9c', 'a credit that no Pix left', ({ paid }) =>
    entry(paid.borrowerId, 'INCENTIVE', [
      ['customer_credits', -1],
      ['cash_at_bank', 1],
    ]),
  ),
];
