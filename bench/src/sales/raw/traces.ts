import { newId } from '../../../../server/src/kernel/ids.ts';
import type { Shop } from '../../../../server/src/testing/shop.ts';
import { type Step, statement } from '../client.ts';
import type { Rows } from '../rows.ts';

const entry = statement(
  'entry',
  `insert into journal_entries (borrower_id, id, event, subject_id, retailer_id, store_id, posted_at, posted_on)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);
const lines = statement(
  'lines',
  `insert into journal_lines (borrower_id, entry_id, line, account, amount_cents)
   select $1, $2, * from unnest($3::int[], $4::text[], $5::bigint[])`,
);
const receipt = statement(
  'receipt',
  `insert into receipts (borrower_id, id, kind, subject_id, retailer_id, document, issued_at) values ($1, $2, $3, $4, $5, $6, $7)`,
);
const message = statement(
  'message',
  `insert into messages (id, dedup_key, channel, purpose, recipient_hash, recipient_sealed, text_sealed, retailer_id, operator_id,
     status, created_at) values ($1, $2, 'SMS', $3, $4, $5, $6, $7, $8, 'QUEUED', $9)`,
);
const job = statement('job', `insert into jobs (id, kind, payload, run_at) values ($1, 'notifications.send', $2, $3)`);
const audit = statement(
  'audit',
  `insert into audit_entries (retailer_id, id, at, operator_id, store_id, action, subject, detail)
   values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);
const claim = statement(
  'claim',
  `insert into claims (claimant_id, key, route, body_hash, answer, created_at) values ($1, $2, $3, $4, $5, $6)`,
);

export interface Act {
  shop: Shop;
  rows: Rows;
  borrowerId: string;
  subjectId: string;
  event: 'ORIGINATION' | 'PAYMENT';
  route: string;
  at: Date;
  on: string;
}

/** Books, receipt, message, job, audit and idempotency key of one act, one statement a table. */
export function traces({ shop, rows, borrowerId, subjectId, event, route, at, on }: Act): Step[] {
  const { retailerId, storeId, actor } = shop;
  const { operatorId } = actor;
  const entryId = newId();
  const messageId = newId();
  const sent = rows.message;
  return [
    [entry, [borrowerId, entryId, event, subjectId, retailerId, storeId, at, on]],
    [
      lines,
      [
        borrowerId,
        entryId,
        rows.lines.map((one) => one.line),
        rows.lines.map((one) => one.account),
        rows.lines.map((one) => one.amount_cents),
      ],
    ],
    [receipt, [borrowerId, newId(), event, subjectId, retailerId, rows.receipt, at]],
    [
      message,
      [
        messageId,
        `${event}:${subjectId}`,
        sent.purpose,
        sent.recipient_hash,
        sent.recipient_sealed,
        sent.text_sealed,
        retailerId,
        operatorId,
        at,
      ],
    ],
    [job, [newId(), { messageId }, at]],
    [audit, [retailerId, newId(), at, operatorId, storeId, rows.audit.action, subjectId, rows.audit.detail]],
    [claim, [operatorId, newId(), route, 'body', rows.answer.replaceAll(rows.subjectId, subjectId), at]],
  ];
}
