import { instant, json, text, uuid } from '../../kernel/db/columns.ts';
import { table } from '../../kernel/db/table.ts';
import type { ReceiptDocument } from './receipts.ts';

/** What was printed, word for word. */
export const receipts = table('receipts', 'credit', {
  borrowerId: uuid('borrower_id'),
  id: uuid('id'),
  kind: text<ReceiptDocument['kind']>('kind'),
  /** The contract, payment or cancellation it tells of. */
  subjectId: uuid('subject_id'),
  retailerId: uuid('retailer_id'),
  document: json<ReceiptDocument['document']>('document'),
  issuedAt: instant('issued_at'),
});

/** What a customer signed, sealed with a certificate once and kept byte for byte. */
export const signedInstruments = table('signed_instruments', 'credit', {
  borrowerId: uuid('borrower_id'),
  contractId: uuid('contract_id'),
  retailerId: uuid('retailer_id'),
  /** Of the instrument without its page of evidence, in hex. */
  contentSha256: text('content_sha256'),
  certificate: text('certificate'),
  /** SHA-256 of the certificate, in hex. */
  fingerprint: text('fingerprint'),
  signedAt: instant('signed_at'),
  /** In base64. */
  pdf: text('pdf'),
});
