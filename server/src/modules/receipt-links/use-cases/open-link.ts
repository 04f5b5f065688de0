import type { Handled } from '@balcao/contract';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { sha256 } from '../../../kernel/secrets.ts';
import { checkedReceipt, type DocumentsPorts, findKeptReceipts, printKeptReceipts } from '../../documents/index.ts';
import { receiptLinks } from '../tables.ts';

type Answer = Handled<'POST /receipt-links/open'>['answer'];

const l = receiptLinks.row('l');

/** The link of a token. @throws Refusal RECEIPT_LINK_UNKNOWN, RECEIPT_LINK_EXPIRED. */
async function liveLink({ db, clock }: Platform, token: string) {
  const of = sql`from ${receiptLinks.sql} l where l.token_hash = ${sha256(token)}::text`;
  const link = (await rowOf(db, select(l, of))) ?? refuse('RECEIPT_LINK_UNKNOWN');
  return link.expiresAt <= clock.now() ? refuse('RECEIPT_LINK_EXPIRED') : link;
}

/**
 * What the receipts of a link say today, as often as it is asked for while it is good.
 * @throws Refusal RECEIPT_LINK_UNKNOWN, RECEIPT_LINK_EXPIRED.
 */
export function openReceiptLink(platform: Platform, ports: DocumentsPorts, token: string): Promise<Answer> {
  return asSystem('receipt-link', async () => {
    const link = await liveLink(platform, token);
    const found = await findKeptReceipts(platform.db, link);
    const receipts = [];
    for (const kept of found) {
      const code = kept.document.authenticationCode;
      receipts.push({ code, receipt: await checkedReceipt(platform.db, ports, kept) });
    }
    return { receipts, expiresAt: link.expiresAt.toISOString() };
  });
}

/** The papers of a link, as the till prints them. @throws Refusal as {@link openReceiptLink}, DOCUMENT_NOT_FOUND. */
export function renderReceiptLink(platform: Platform, ports: DocumentsPorts, token: string): Promise<Uint8Array> {
  return asSystem('receipt-link', async () => printKeptReceipts(platform.db, ports, await liveLink(platform, token)));
}
