import type { Handled } from '@balcao/contract';
import { act } from '../../../../kernel/act/act.ts';
import type { Keyed } from '../../../../kernel/act/principal.ts';
import { part } from '../../../../kernel/db/guarded-write.ts';
import { sql } from '../../../../kernel/db/sql.ts';
import { insertOne } from '../../../../kernel/db/write.ts';
import { newId } from '../../../../kernel/ids.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { deviceProducts } from '../../tables.ts';

type Entry = Handled<'POST /smartphone-sale/catalogue/products'>['body'];
type Change = Handled<'PUT /smartphone-sale/catalogue/products/{id}'>['body'];

/** A new device of the actor's retailer, on sale once it has a price. */
export function createProduct(platform: Platform, by: Keyed, entry: Entry): Promise<{ id: string }> {
  const { retailerId, name } = by.actor;
  return act(platform, {
    principal: by,
    read: () => Promise.resolve(null),
    decide(_, { now }) {
      const product = { id: newId(), retailerId, ...entry, changedAt: now, changedByName: name };
      return {
        answer: { id: product.id },
        writes: [part('device_product', insertOne(deviceProducts, product))],
        audit: { action: 'device-product.created', subject: product.id },
      };
    },
  });
}

/** What a device of the actor's retailer is called, and whether it is on sale. @throws Refusal PRODUCT_NOT_FOUND. */
export function changeProduct(platform: Platform, by: Keyed, id: string, change: Change): Promise<{ id: string }> {
  const { retailerId, name } = by.actor;
  return act(platform, {
    principal: by,
    read: () => Promise.resolve(null),
    decide: (_, { now }) => ({
      answer: { id },
      writes: [
        part(
          'device_product',
          sql`
            update ${deviceProducts.sql} set manufacturer = ${change.manufacturer}::text, model = ${change.model}::text,
              description = ${change.description}::text, is_active = ${change.isActive}::boolean,
              changed_at = ${now}::timestamptz, changed_by_name = ${name}::text
            where id = ${id}::uuid and retailer_id = ${retailerId}::uuid`,
        ),
      ],
      audit: { action: 'device-product.changed', subject: id, detail: { isActive: change.isActive } },
      missed: { device_product: 'PRODUCT_NOT_FOUND' },
    }),
  });
}
