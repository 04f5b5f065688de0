import type { System } from '../../kernel/act/principal.ts';
import type { AuditNote } from '../../kernel/audit/audit.ts';
import type { Db, Tx } from '../../kernel/db/database.ts';
import { known, rowOf, select } from '../../kernel/db/select.ts';
import { sql } from '../../kernel/db/sql.ts';
import type { Platform } from '../../kernel/platform.ts';
import { refuse } from '../../kernel/refusal.ts';
import { type Secrets, sha256 } from '../../kernel/secrets.ts';
import type { Buyer } from '../contracts/index.ts';
import { operatorNameFact } from '../identity/index.ts';
import { storeFact } from '../retailers/index.ts';
import { isSettled } from './rules/status.ts';
import { stepFragment } from './store.ts';
import { qrPurchases, type QrRow } from './tables.ts';

/** Where the customer's page is; the token stands behind the '#', so that no server's log and no referrer holds it. */
export const addressOf = ({ publicUrl }: Pick<Platform, 'publicUrl'>, token: string): string =>
  `${publicUrl}/c/compra#${token}`;

/** Keyed hash of the code that identifies, bound to the purchase. */
export const codeHash = (secrets: Secrets, id: string, code: string): string =>
  secrets.hash('qr-purchase-code', `${id}:${code}`);

/** Days of these acts are counted where the product is at home. */
export const qrSystem = ({ retailerId }: Pick<QrRow, 'retailerId'>): System => ({
  kind: 'system',
  name: 'qr-purchase',
  retailerId,
  zone: 'America/Manaus',
});

/** What the audit says of an act on the customer's page. */
export const qrNote = ({ id, operatorId, storeId }: QrRow, action: AuditNote['action'], detail = {}): AuditNote => ({
  action,
  subject: id,
  operatorId,
  storeId,
  detail,
});

const q = qrPurchases.row('q');

/** Why a purchase does not go on. @throws Refusal QR_CANCELED, QR_SETTLED, QR_EXPIRED. */
export function checkGoesOn(row: QrRow, now: Date): QrRow {
  if (row.status === 'CANCELED') refuse('QR_CANCELED');
  if (isSettled(row)) refuse('QR_SETTLED');
  return row.endsAt <= now ? refuse('QR_EXPIRED') : row;
}

/** The purchase of a code, dead or alive. @throws Refusal QR_UNKNOWN. */
export async function findByToken(db: Db | Tx, token: string): Promise<QrRow> {
  const from = sql`from ${qrPurchases.sql} q where q.token_hash = ${sha256(token)}::text`;
  return (await rowOf(db, select(q, from))) ?? refuse('QR_UNKNOWN');
}

/** The purchase of a page, dead or alive. @throws Refusal QR_UNKNOWN. */
export async function findByKey(db: Db | Tx, key: string): Promise<QrRow> {
  const from = sql`from ${qrPurchases.sql} q where q.key_hash = ${sha256(key)}::text`;
  return (await rowOf(db, select(q, from))) ?? refuse('QR_UNKNOWN');
}

/** The purchase of a page that goes on. @throws Refusal QR_UNKNOWN, QR_CANCELED, QR_SETTLED, QR_EXPIRED. */
export const findVisit = async (db: Db | Tx, key: string, now: Date): Promise<QrRow> =>
  checkGoesOn(await findByKey(db, key), now);

/** A purchase at the till of its retailer. @throws Refusal QR_NOT_FOUND, also of another retailer. */
export async function findAtTill(db: Db | Tx, retailerId: string, id: string): Promise<QrRow> {
  const from = sql`from ${qrPurchases.sql} q where q.retailer_id = ${retailerId}::uuid and q.id = ${id}::uuid`;
  return (await rowOf(db, select(q, from))) ?? refuse('QR_NOT_FOUND');
}

/** Who buys, identified, at whose till, and what the page keeps of each step. @throws Refusal as {@link findVisit}, QR_STEP. */
export async function findBuyer(platform: Platform, key: string): Promise<{ buyer: Buyer; row: QrRow }> {
  const row = await findVisit(platform.db, key, platform.clock.now());
  const { retailerId, storeId, operatorId, borrowerId } = row;
  if (borrowerId === null || row.status === 'OPENED') return refuse('QR_STEP');
  const shape = {
    store: known(storeFact(retailerId, storeId)),
    name: operatorNameFact(sql`${retailerId}::uuid`, sql`${operatorId}::uuid`),
  };
  const till = (await rowOf(platform.db, select(shape))) ?? refuse('QR_STEP');
  const seller = { retailerId, operatorId, name: till.name ?? '', captureReferenceId: row.id };
  const buyer: Buyer = {
    kind: 'customer',
    borrowerId,
    retailerId,
    zone: till.store.zone,
    seller,
    keep: (step, now) => [stepFragment(row, step, now)],
  };
  return { buyer, row };
}
