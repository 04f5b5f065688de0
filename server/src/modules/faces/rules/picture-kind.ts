/** Most bytes of one picture. */
export const MOST_PICTURE_BYTES = 4 * 1024 * 1024;

const startsWith = (bytes: Uint8Array, marks: readonly number[], from = 0): boolean =>
  marks.every((mark, place) => bytes[from + place] === mark);

/** Whether bytes may be handed to the decoder: JPEG, PNG or WebP by their first bytes, whatever they are called. */
export function isPicture(bytes: Uint8Array): boolean {
  if (bytes.length > MOST_PICTURE_BYTES) return false;
  const isJpeg = startsWith(bytes, [0xff, 0xd8, 0xff]);
  const isPng = startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const isWebp = startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8);
  return isJpeg || isPng || isWebp;
}
