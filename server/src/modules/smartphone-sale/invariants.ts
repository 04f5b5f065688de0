import type { Invariant } from '../../kernel/module.ts';

/** A device serves one contract: I13 of the products that sell devices. */
export const smartphoneSaleInvariants: readonly Invariant[] = [
  {
    id: 'I13b',
    says: 'an accepted contract that sells a device has exactly that device, locked then; no other contract binds one',
    sql: `select c.id::text as found from contracts c
      left join contract_devices d on d.borrower_id = c.borrower_id and d.contract_id = c.id
      left join device_bindings b on b.borrower_id = c.borrower_id and b.contract_id = c.id
      where (c.status in ('ACCEPTED', 'CANCELED') and c.source_product = 'SMARTPHONE_SALE'
          and (d.locked_at is null or d.locked_at > c.accepted_at or d.product_id <> c.product_id))
        or (b.imei is not null and (c.status in ('OFFERED', 'EXPIRED') or c.source_product is distinct from 'SMARTPHONE_SALE'))
      union all
      select d.contract_id::text from contract_devices d
      join contracts c on c.borrower_id = d.borrower_id and c.id = d.contract_id
      where c.product_id is null`,
  },
  {
    id: 'I13c',
    says: 'an IMEI is bound to the contract of its device: from the sale on, until its lock came off',
    sql: `select coalesce(d.contract_id, b.contract_id)::text as found from contract_devices d
      full join device_bindings b on b.borrower_id = d.borrower_id and b.contract_id = d.contract_id
      left join contracts c on c.borrower_id = d.borrower_id and c.id = d.contract_id
      where (b.imei is not null and (b.imei is distinct from d.imei or d.status <> 'LOCKED'))
        or (b.imei is null and c.status in ('ACCEPTED', 'CANCELED') and d.status <> 'RELEASED')`,
  },
  {
    id: 'I13d',
    says: 'the device of a cancelled contract is released, or is about to be',
    sql: `select b.contract_id::text as found from device_bindings b
      join contracts c on c.borrower_id = b.borrower_id and c.id = b.contract_id
      where c.status = 'CANCELED' and not exists (select 1 from jobs j where j.kind = 'smartphone.release'
        and j.payload ->> 'contractId' = b.contract_id::text and j.done_at is null and j.failed_at is null)`,
  },
  {
    id: 'I13h',
    says: 'the device of a contract that owes is locked, or is about to be again, or it is kept why it cannot be',
    sql: `select d.contract_id::text as found from contract_devices d
      join contracts c on c.borrower_id = d.borrower_id and c.id = d.contract_id and c.status = 'ACCEPTED'
      where d.status = 'RELEASED' and d.lock_message is null
        and exists (select 1 from installments i where i.borrower_id = c.borrower_id and i.contract_id = c.id and i.status = 'OPEN')
        and not exists (select 1 from jobs j where j.kind = 'smartphone.lock-again'
          and j.payload ->> 'contractId' = c.id::text and j.done_at is null and j.failed_at is null)`,
  },
  {
    id: 'I13i',
    says: 'a device that counts as locked was not unlocked since, by whichever contract, or is about to be locked again',
    sql: `select d.contract_id::text as found from contract_devices d
      join device_lock_words w on w.imei = d.imei and w.word = 'RELEASE'
      where d.status in ('SUBMITTED', 'LOCKED') and not exists (select 1 from jobs j where j.kind = 'smartphone.lock-again'
        and j.payload ->> 'contractId' = d.contract_id::text and j.done_at is null and j.failed_at is null)`,
  },
];
