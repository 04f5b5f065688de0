/** How large a picture of a brand may be: a file, and each of its sides. */
export const brandImageLimits = {
  mostBytes: 512 * 1024,
  /** Known from the head of a file before it is decoded. */
  mostSide: 4096,
} as const;
