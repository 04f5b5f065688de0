import { cents } from '@balcao/credit-math';
import { asOperator } from '../../kernel/act/principal.ts';
import { addSeconds } from '../../kernel/clock.ts';
import { sql } from '../../kernel/db/sql.ts';
import { newId } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { askAtStore, makeStoreCode } from '../../modules/qr-purchases/index.ts';
import { operatorOf, storeOf } from './shops.ts';

/**
 * The store that sells by QR code has one on its wall, and somebody asked by it a moment ago; two confirmations of Norte found no
 * telephone, so that there is something to send again.
 */
export async function addMessages(platform: Platform): Promise<void> {
  const { retailer, store } = storeOf('shopping');
  const { id, name } = operatorOf(retailer.key, 'analyst');
  const sessionExpiresAt = addSeconds(platform.clock.now(), 3_600);
  const of = { operatorId: id, retailerId: retailer.id, storeId: store.id, zone: retailer.zone, sessionExpiresAt };
  const by = asOperator(
    { ...of, name, role: 'analyst', tokenHash: '' },
    { key: newId(), route: 'POST /payments/store-code', bodyHash: newId() },
  );
  const { code } = await makeStoreCode(platform, by, store.id);
  await askAtStore(platform, { code: code ?? '', value: cents(34_900) }, '203.0.113.21');
  await sql`update messages set status = 'FAILED', sent_at = null where dedup_key in (
    select dedup_key from messages where retailer_id = ${retailer.id}::uuid and purpose = 'PAYMENT_RECEIVED'
    order by created_at desc limit 2)`.execute(platform.db);
}
