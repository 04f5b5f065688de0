import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import { entry, type Plant, plant } from './plants.ts';

const ofContract = (table: string, set: string, { contractId }: { contractId: string }) =>
  sql`update ${sql.table(table)} set ${sql.raw(set)} where contract_id = ${contractId}::uuid`;
const ofAgreement = (table: string, set: string, { id }: { id: string }, and = 'true') =>
  sql`update ${sql.table(table)} set ${sql.raw(set)} where renegotiation_id = ${id}::uuid and ${sql.raw(and)}`;
const agreement = (set: string, { id }: { id: string }) =>
  sql`update renegotiations set ${sql.raw(set)} where id = ${id}::uuid`;
const contract = (set: string, { contractId }: { contractId: string }) =>
  sql`update contracts set ${sql.raw(set)} where id = ${contractId}::uuid`;

/** What a seller is to be paid for one sale. */
const payout = ({ contractId }: { contractId: string }) =>
  sql`insert into incentive_payouts (retailer_id, id, operator_id, operator_name, month, amount_cents, closed_by, closed_by_name, closed_at)
    select retailer_id, gen_random_uuid(), operator_id, 'x', '2020-01-01', amount_cents, gen_random_uuid(), 'x', now()
    from incentives where subject_id = ${contractId}::uuid and entry = 'ACCRUAL'`;

/** Cancellations, devices and programs. */
export const salePlants: Plant[] = [
  plant(['I16', 'I21'], 'more returned than returns say', ({ paid }) => contract('returned_cents = 1', paid)),
  plant(['I16', 'I21'], 'a cancelled sale without a day', ({ voided }) => contract('canceled_on = null', voided)),
  plant(['I2c', 'I16'], 'an open fee of a cancelled sale', ({ voided }) =>
    ofContract('fees', "status = 'OPEN'", voided),
  ),
  plant(
    'I17',
    'more handed back than was paid',
    () => sql`update contract_cancellation_items set refund_cents = refund_cents + 1000000 where refund_cents > 0`,
  ),
  plant(
    'I17d',
    'a return of what was in no such agreement',
    () => sql`update contract_cancellations set renegotiation_id = ${newId()}::uuid`,
  ),
  plant(
    'I17',
    'a refund beside its entry',
    () => sql`update contract_cancellations set refund_cents = refund_cents + 1`,
  ),
  plant(
    ['I17', 'I17c'],
    'a return that says it paid less than it did',
    () => sql`update contract_cancellations set set_off_cents = set_off_cents - 1 where set_off_cents > 1`,
  ),
  plant(
    ['I17', 'I17e'],
    'a correction of goods that had no defect, which was never handed back',
    () => sql`update contract_cancellations set correction_cents = 1`,
  ),
  plant(
    'I17e',
    'an expense of correction where nothing was corrected',
    () => sql`update journal_lines l set account = 'correction_expense' from journal_entries e
      where e.borrower_id = l.borrower_id and e.id = l.entry_id and e.event = 'CANCELLATION' and l.account = 'mdr_income'`,
  ),
  plant(['I9c', 'I17', 'I31', 'I40'], 'a refund without its entry', () => [
    sql`delete from journal_lines l using journal_entries e
      where e.borrower_id = l.borrower_id and e.id = l.entry_id and e.event = 'CANCELLATION_REFUND'`,
    sql`delete from journal_entries where event = 'CANCELLATION_REFUND'`,
  ]),
  ...['CANCELLATION', 'CANCELLATION_REFUND'].map((event) =>
    plant(
      event === 'CANCELLATION' ? 'I17b' : ['I17b', 'I31'],
      `a ${event} in another store`,
      () => sql`update journal_entries set store_id = ${newId()}::uuid where event = ${event}`,
    ),
  ),
  plant(['I12b', 'I12d', 'I17b'], 'less taken back from the store than it was owed', ({ voided }) => [
    sql`update journal_lines l set amount_cents = l.amount_cents - 1 from journal_entries e
      where e.borrower_id = ${voided.borrowerId}::uuid and e.event = 'CANCELLATION' and l.borrower_id = e.borrower_id
        and l.entry_id = e.id and l.account = 'retailer_payable'`,
    sql`update journal_lines l set amount_cents = l.amount_cents + 1 from journal_entries e
      where e.borrower_id = ${voided.borrowerId}::uuid and e.event = 'CANCELLATION' and l.borrower_id = e.borrower_id
        and l.entry_id = e.id and l.account = 'mdr_income'`,
  ]),
  plant('I13b', 'a device locked after its sale', ({ device }) =>
    ofContract('contract_devices', "locked_at = '2100-01-01'", device),
  ),
  plant('I13b', 'another device than the one sold', ({ device }) =>
    ofContract('contract_devices', `product_id = '${newId()}'`, device),
  ),
  plant(
    'I13b',
    'a device behind an offer of none',
    ({ offered, device }) =>
      sql`insert into contract_devices (borrower_id, contract_id, retailer_id, product_id, imei, brand, status, verified_at)
      select ${offered.borrowerId}::uuid, ${offered.contractId}::uuid, retailer_id, product_id, '000000000000000', brand,
        'VERIFIED', verified_at from contract_devices where contract_id = ${device.contractId}::uuid`,
  ),
  plant(
    'I13c',
    'a device sold that is bound to nothing',
    ({ device }) => sql`delete from device_bindings where contract_id = ${device.contractId}::uuid`,
  ),
  plant('I13c', 'a binding of another IMEI', ({ device }) =>
    ofContract('device_bindings', "imei = '000000000000000'", device),
  ),
  plant('I13h', 'a device unlocked that is owed', ({ device }) => [
    sql`delete from device_bindings where contract_id = ${device.contractId}::uuid`,
    ofContract('contract_devices', "status = 'RELEASED', lock_message = null", device),
  ]),
  plant(
    'I13i',
    'a device sold that was unlocked under another contract',
    ({ device }) =>
      sql`insert into device_lock_words (imei, word, at)
      select imei, 'RELEASE', now() from contract_devices where contract_id = ${device.contractId}::uuid`,
  ),
  plant(
    'I13d',
    'a device of a cancelled sale that nobody releases',
    ({ voidedDevice }) =>
      sql`delete from jobs where kind = 'smartphone.release' and payload ->> 'contractId' = ${voidedDevice.contractId}`,
  ),
  plant(
    'I13j',
    'a QR code accepted without a sale',
    ({
      paid,
    }) => sql`insert into qr_purchases (retailer_id, id, store_id, operator_id, value_cents, token_hash, status, created_at,
        ends_at, key_hash, borrower_id, contract_id, proposal_id, credit_cents, settled_at)
      select c.retailer_id, ${newId()}::uuid, c.store_id, c.operator_id, 1000, 'token', 'ACCEPTED', now(), now(), 'key', c.borrower_id,
        c.id, c.accepted_proposal_id, 1000, now() from contracts c where c.id = ${paid.contractId}::uuid`,
  ),
  plant('I13e', 'a coupon used on a sale that names none', ({ coupon }) => contract('coupon_id = null', coupon)),
  plant('I13e', 'a sale with a coupon that was not used', ({ coupon }) =>
    ofContract('coupons', "status = 'ISSUED', used_at = null, contract_id = null", coupon),
  ),
  plant(['I13f', 'I14d'], 'extra credit used in another store', ({ extra }) =>
    ofContract('credit_evaluations', `store_id = '${newId()}'`, extra),
  ),
  plant('I13f', 'extra credit used above its bounds', ({ extra }) =>
    ofContract('credit_evaluations', 'maximum_cents = 29999', extra),
  ),
  plant('I13f', 'extra credit used after its end', ({ extra }) =>
    ofContract('credit_evaluations', 'expires_at = applied_at', extra),
  ),
  plant('I13f', 'a sale by extra credit that was not applied', ({ extra }) =>
    ofContract('credit_evaluations', "status = 'ACCEPTED', contract_id = null, applied_at = null", extra),
  ),
  plant(
    'I13g',
    'a coupon of a purchase that is owed',
    ({ coupon }) =>
      sql`insert into coupons (borrower_id, id, campaign_id, trigger, subject_id, monetary_cents, minimum_purchase_cents, funded_by,
        status, issued_at, valid_through)
      select borrower_id, ${newId()}::uuid, campaign_id, 'PAID_PURCHASE', contract_id, 100, 0, funded_by, 'ISSUED', issued_at,
        valid_through from coupons where contract_id = ${coupon.contractId}::uuid`,
  ),
  plant(
    'I13g',
    'a coupon for a purchase that is not paid off',
    ({ paid }) =>
      sql`insert into coupons (borrower_id, id, campaign_id, trigger, subject_id, percent, monetary_cents,
        minimum_purchase_cents, funded_by, status, issued_at, valid_through)
      select ${paid.borrowerId}::uuid, gen_random_uuid(), campaign_id, 'PAID_PURCHASE', ${paid.contractId}::uuid, percent,
        monetary_cents, minimum_purchase_cents, funded_by, 'ISSUED', issued_at, valid_through from coupons limit 1`,
  ),
  plant(
    'I30',
    'an approved limit that nobody was given',
    ({ paid }) => sql`
      insert into limit_requests (borrower_id, id, retailer_id, kind, from_cents, to_cents, reason, borrower_name, retailer_name,
        asked_by, asked_by_name, asked_at, expires_on, status, decided_by, decided_by_name, decided_at, decision_reason)
      values (${paid.borrowerId}::uuid, gen_random_uuid(), gen_random_uuid(), 'TOTAL', 1, 2, 'x', 'x', 'x', gen_random_uuid(), 'x',
        now(), now(), 'APPROVED', gen_random_uuid(), 'x', now(), 'x')`,
  ),
  plant(
    'I30',
    'a change of no request',
    ({ paid }) => sql`
      insert into credit_limit_changes (borrower_id, id, at, from_cents, to_cents, reason, request_id, approved_by)
      values (${paid.borrowerId}::uuid, gen_random_uuid(), now(), 1, 2, 'x', gen_random_uuid(), gen_random_uuid())`,
  ),
  plant(
    'I18',
    'an incentive beside the books',
    ({ paid }) =>
      sql`update incentives set amount_cents = amount_cents + 1 where subject_id = ${paid.contractId}::uuid`,
  ),
  plant('I18', 'more taken back than was earned', ({ paid }) => [
    sql`insert into incentives (retailer_id, id, entry, event, store_id, operator_id, borrower_id, subject_id, rule_id, category,
        base_cents, amount_cents, at, on_day)
      select retailer_id, gen_random_uuid(), 'REVERSAL', event, store_id, operator_id, borrower_id, subject_id, rule_id,
        category, base_cents, -1000000, at, on_day from incentives where subject_id = ${paid.contractId}::uuid`,
    ...entry(paid.borrowerId, 'INCENTIVE', [
      ['incentive_payable', 1_000_000],
      ['incentive_expense', -1_000_000],
    ]),
  ]),
  plant('I18b', 'a payout of no entry', ({ paid }) => payout(paid)),
  plant('I18b', 'a payout that was paid beside the books', ({ paid }) => [
    payout(paid),
    sql`insert into incentive_payout_lines (retailer_id, incentive_id, payout_id, borrower_id, store_id, amount_cents)
      select i.retailer_id, i.id, p.id, i.borrower_id, i.store_id, i.amount_cents from incentives i
      join incentive_payouts p on p.retailer_id = i.retailer_id and p.operator_id = i.operator_id
      where i.subject_id = ${paid.contractId}::uuid and i.entry = 'ACCRUAL'`,
    sql`update incentive_payouts set status = 'PAID', payment_id = gen_random_uuid(), pix_key = 'x', paid_by = gen_random_uuid(),
      paid_by_name = 'x', paid_at = now()`,
  ]),
];

export const agreementPlants: Plant[] = [
  plant('I9l', 'an agreement whose tax waits for its payments, in debts and books', ({ closed }) => [
    sql`update renegotiation_debts set late_iof_cents = 0 where borrower_id = ${closed.borrowerId}::uuid`,
    sql`delete from journal_lines where entry_id in (select id from journal_entries
      where event = 'AGREEMENT' and borrower_id = ${closed.borrowerId}::uuid)`,
    sql`delete from journal_entries where event = 'AGREEMENT' and borrower_id = ${closed.borrowerId}::uuid`,
  ]),
  plant(
    'I9l',
    'the tax of an agreement posted on another day',
    () => sql`update journal_entries set posted_on = posted_on + 1 where event = 'AGREEMENT'`,
  ),
  plant(['I9e', 'I9l'], 'a payment of an agreement that owes its days again', ({ closed }) => [
    sql`update payment_items set late_iof_from = null where borrower_id = ${closed.borrowerId}::uuid`,
  ]),
  plant('I19a', 'charges beside those of its debts', ({ closed }) =>
    agreement('charges_cents = charges_cents + 1', closed),
  ),
  plant('I19a', 'payments beside its debts', ({ closed }) =>
    ofAgreement('renegotiation_payments', 'principal_cents = principal_cents - 1', closed),
  ),
  plant('I19b', 'payments to come beside what is left', ({ agreed }) => [
    ofAgreement('renegotiation_payments', 'principal_cents = principal_cents - 1', agreed, "status = 'PAID'"),
    ofAgreement('renegotiation_payments', 'principal_cents = principal_cents + 1', agreed, 'number = 2'),
  ]),
  plant(
    'I19g',
    'a rebate that was earned and is told as paying early',
    ({ agreed }) =>
      sql`update payment_items set forgiven_cents = forgiven_cents - 5
      where id = (select m.id from payment_items m join renegotiation_payments p on p.payment_id = m.payment_id
        where p.renegotiation_id = ${agreed.id}::uuid and m.forgiven_cents > 5 limit 1)`,
  ),
  plant('I19c', 'a debt of an agreement that was let go', ({ agreed }) =>
    ofAgreement('installments', 'renegotiation_id = null', agreed, "status = 'OPEN'"),
  ),
  plant(
    'I19c',
    'an installment in an agreement of others',
    ({ paid, agreed }) =>
      sql`update installments set renegotiation_id = ${agreed.id}::uuid
      where contract_id = ${paid.contractId}::uuid and status = 'OPEN'`,
  ),
  plant(['I19b', 'I19c'], 'a payment dropped from an agreement that stands', ({ agreed }) =>
    ofAgreement('renegotiation_payments', "status = 'CANCELED'", agreed, 'number = 3'),
  ),
  plant('I19d', 'accepted without a code', ({ closed }) =>
    ofAgreement('renegotiation_codes', 'used_at = null', closed),
  ),
  plant('I19d', 'accepted by a code of another option', ({ closed }) =>
    ofAgreement('renegotiation_codes', `option_id = '${newId()}'`, closed),
  ),
  plant(
    'I19e',
    'a payment whose interest is of another agreement',
    ({ closed }) =>
      sql`update payment_items set contract_id = ${newId()}::uuid
      where kind = 'RENEGOTIATION' and contract_id = ${closed.id}::uuid`,
  ),
  plant(['I14d', 'I19f'], 'an agreement of a retailer that sold none of its contracts', ({ agreed }) =>
    agreement(`retailer_id = '${newId()}'`, agreed),
  ),
];
