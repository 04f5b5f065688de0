import type { Invariant } from '../../kernel/module.ts';

/** Messages. */
export const notificationsInvariants: readonly Invariant[] = [
  {
    id: 'I11',
    isAcrossCustomers: true,
    says: "a message's dedup key is sent once",
    sql: `select dedup_key as found from messages group by dedup_key having count(*) > 1
      union all
      select id::text from messages where (status = 'SENT') <> (sent_at is not null)`,
  },
];
