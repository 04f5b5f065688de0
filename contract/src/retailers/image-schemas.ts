import { z } from 'zod';

/** Longer is no file of so many bytes; it is told as too large while the body is taken at all. */
const MOST_CHARACTERS = 720_000;

export const brandImageFile = z.object({
  imageBase64: z.base64().min(1).max(MOST_CHARACTERS).meta({ description: 'A PNG or WebP of at most 512 KB' }),
});

/** Says what is drawn: the same picture has the same. */
export const brandImageId = z.string().regex(/^[\da-f]{32}$/);

export const brandImage = z.object({
  id: brandImageId,
  address: z.string().meta({ description: 'On the host that was asked: what a layer says of its image' }),
  width: z.int(),
  height: z.int(),
});
