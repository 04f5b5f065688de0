import type { Handled } from '@balcao/contract';
import { act } from '../../../kernel/act/act.ts';
import type { Operator } from '../../../kernel/act/principal.ts';
import { quotaFragment } from '../../../kernel/act/quota.ts';
import { part } from '../../../kernel/db/guarded-write.ts';
import { rowOf, select } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { pick } from '../../../kernel/db/table.ts';
import { insertOne } from '../../../kernel/db/write.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { sha256 } from '../../../kernel/secrets.ts';
import { isProviderFact } from '../lock.ts';
import { brandImages } from '../tables.ts';
import { pictureFile } from './picture-file.ts';
import { redrawn } from './redraw/image-redrawer.ts';

type Uploading = Handled<'POST /configurations/images'>;

/** Of one analyst: pictures that no layer names stay, and drawing them costs the machine. */
const imageQuota = { name: 'brand_images', uses: 40, windowSeconds: 86_400, refusal: 'TOO_MANY_REQUESTS' } as const;
/** Of a hash: no two pictures share so many letters by chance. */
const ID_LENGTH = 32;

async function mayUpload({ db }: Pick<Platform, 'db'>, retailerId: string): Promise<void> {
  const found = await rowOf(db, select({ isOfProvider: isProviderFact(retailerId) }));
  if (!found?.isOfProvider) refuse('LAYER_OF_THE_PROVIDER');
}

/**
 * Keeps a picture for brands, as who may change their layers. The same picture is kept once.
 * @throws Refusal LAYER_OF_THE_PROVIDER before the file is read, those of `pictureFile` and `redrawn`, BRAND_IMAGE_DAMAGED,
 * BRAND_IMAGE_PIXELS, TOO_MANY_REQUESTS.
 */
export async function uploadBrandImage(
  platform: Platform,
  by: Operator,
  { imageBase64 }: Uploading['body'],
): Promise<Uploading['answer']> {
  const { operatorId, retailerId, name } = by.actor;
  await mayUpload(platform, retailerId);
  const drawn = await redrawn(platform, pictureFile(imageBase64));
  if ('broken' in drawn) refuse(drawn.broken);
  const { png, width, height } = drawn;
  const id = sha256(png).slice(0, ID_LENGTH);
  return act(platform, {
    principal: by,
    read: () => mayUpload(platform, retailerId),
    decide(_, { now }) {
      const row = { id, png, width, height, sentBy: operatorId, sentByName: name, sentAt: now };
      const kept = sql`${insertOne(brandImages, row)} on conflict do nothing`;
      return {
        answer: { id, address: `/configurations/images/${id}`, width, height },
        writes: [quotaFragment(imageQuota, operatorId, now), { ...part('brand_image', kept), rows: 'any' }],
        audit: { action: 'configuration.image-sent', subject: id, detail: { width, height, bytes: png.length } },
      };
    },
  });
}

/** A picture as it is drawn. @throws Refusal BRAND_IMAGE_NOT_FOUND. */
export async function showBrandImage({ db }: Pick<Platform, 'db'>, id: string): Promise<Uint8Array> {
  const from = sql`from ${brandImages.sql} image where image.id = ${id}::text`;
  const found = await rowOf(db, select(pick(brandImages.row('image'), 'png'), from));
  return found?.png ?? refuse('BRAND_IMAGE_NOT_FOUND');
}
