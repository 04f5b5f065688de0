import { type Handled, maskEmail, maskPhone } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Keyed } from '../../../kernel/act/principal.ts';
import { addSeconds } from '../../../kernel/clock.ts';
import { part } from '../../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import { newId } from '../../../kernel/ids.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { newToken, type Secrets, sha256 } from '../../../kernel/secrets.ts';
import { type OwnBorrower, ownBorrowerFact } from '../../borrowers/index.ts';
import { type DocumentsPorts, findKeptReceipts, type KeptReceipt } from '../../documents/index.ts';
import { messageFragments, say } from '../../notifications/index.ts';
import { receiptLinks } from '../tables.ts';

type Ask = Handled<'POST /receipt-links'>['body'];
type Answer = Handled<'POST /receipt-links'>['answer'];

const LINK_SECONDS = 3 * 24 * 60 * 60;

/**
 * Sends the customer a link to receipts of the operator's retailer. The token stands behind the '#': no server's log and
 * no referrer holds it.
 * @throws Refusal DOCUMENT_NOT_FOUND when any id is unknown, another retailer's or of another customer; PHONE_NOT_FOUND,
 * RECEIPT_EMAIL_MISSING where there is nowhere to send it to; TOO_MANY_REQUESTS.
 */
export async function sendReceiptLink(platform: Platform, ports: DocumentsPorts, by: Keyed, ask: Ask): Promise<Answer> {
  const { secrets, publicUrl } = platform;
  const { retailerId, operatorId, storeId } = by.actor;
  // As the request itself: it reaches its own retailer's receipts alone.
  const [first, ...others] = await askedReceipts(platform, ports, retailerId, ask);
  if (!first || others.some(({ borrowerId }) => borrowerId !== first.borrowerId)) refuse('DOCUMENT_NOT_FOUND');
  const { borrowerId, kind, document } = first;
  const subjectIds = [first, ...others].map(({ subjectId }) => subjectId);
  const token = newToken();
  // A paper in hand names its customer as well as a search does: their phone is not shown, but sent to.
  return asSystem('receipt-link', () =>
    act(platform, {
      principal: by,
      read: async (db) => (await rowOf(db, select({ person: ownBorrowerFact(borrowerId) })))?.person ?? null,
      decide(person, { now }) {
        const to = recipientOf(secrets, person, ask);
        const { channel } = ask;
        const expiresAt = addSeconds(now, LINK_SECONDS);
        const assunto = kind === 'ORIGINATION' ? 'da sua compra' : 'do seu pagamento';
        const link = `${publicUrl}/c/recibo#${token}`;
        const words = say('receiptLink', { assunto, loja: document.store.name, link });
        const message = { dedupKey: `receipt-link:${newId()}`, channel, purpose: 'RECEIPT_LINK' as const, to, words };
        const row = { tokenHash: sha256(token), retailerId, borrowerId, operatorId, kind, subjectIds, channel };
        return {
          answer: { sentTo: channel === 'EMAIL' ? maskEmail(to) : maskPhone(to), expiresAt: expiresAt.toISOString() },
          writes: [
            part('receipt_link', insertOne(receiptLinks, { ...row, createdAt: now, expiresAt })),
            ...messageFragments(platform, { ...message, retailerId, operatorId, at: now }),
          ],
          audit: {
            action: 'receipt-link.sent',
            subject: first.subjectId,
            customerId: borrowerId,
            storeId,
            detail: { channel, receipts: subjectIds.length },
          },
        };
      },
    }),
  );
}

function recipientOf(secrets: Secrets, person: OwnBorrower | null, { channel, email }: Ask): string {
  const known = channel === 'EMAIL' ? person?.emailSealed : person?.phoneSealed;
  if (known) return secrets.decrypt(known);
  if (channel !== 'EMAIL') refuse('PHONE_NOT_FOUND');
  return email ?? refuse('RECEIPT_EMAIL_MISSING');
}

async function askedReceipts(
  { db }: Platform,
  ports: DocumentsPorts,
  retailerId: string,
  { kind, ids }: Ask,
): Promise<KeptReceipt[]> {
  if (kind === 'PURCHASE')
    return all(ids, await findKeptReceipts(db, { retailerId, kind: 'ORIGINATION', subjectIds: ids }));
  const payments = await ports.paymentsOf(db, ids);
  const subjectIds = ids.map((id) => payments.get(id) ?? refuse('DOCUMENT_NOT_FOUND'));
  return all(subjectIds, await findKeptReceipts(db, { retailerId, kind: 'PAYMENT', subjectIds }));
}

/** @throws Refusal DOCUMENT_NOT_FOUND when one is missing: a part would look like the whole. */
const all = (subjectIds: readonly string[], found: KeptReceipt[]): KeptReceipt[] =>
  found.length < new Set(subjectIds).size ? refuse('DOCUMENT_NOT_FOUND') : found;
