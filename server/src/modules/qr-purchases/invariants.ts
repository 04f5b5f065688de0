import type { Invariant } from '../../kernel/module.ts';

export const qrPurchasesInvariants: readonly Invariant[] = [
  {
    id: 'I13j',
    says: 'a QR code serves one sale at most: exactly the one that it says was accepted',
    sql: `select q.id::text as found from qr_purchases q
      left join contracts c on c.capture_reference_id = q.id and c.status in ('ACCEPTED', 'CANCELED')
      group by q.retailer_id, q.id, q.status, q.contract_id
      having count(c.id) <> case when q.status = 'ACCEPTED' then 1 else 0 end
        or bool_or(c.retailer_id <> q.retailer_id or c.id <> q.contract_id)`,
    isAcrossCustomers: true,
  },
];
