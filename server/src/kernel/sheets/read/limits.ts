/** How much of a sheet is read. What is beyond is refused as too large, before it takes memory. */
export const limits = {
  fileBytes: 2 * 1024 * 1024,
  entries: 300,
  /** Of one part of the archive, and of all that are read, unpacked. */
  partBytes: 24_000_000,
  allBytes: 40_000_000,
  /** Rows with something in them, the header too. */
  rows: 5_001,
  /** Rows of the file, empty ones too. */
  rowElements: 50_000,
  columns: 64,
  cells: 400_000,
  sharedStrings: 60_000,
  /** Of one cell; more is cut off. */
  cellCharacters: 1_000,
  depth: 64,
} as const;

/** The wall around the worker. */
export const wall = { deadlineMs: 2_000, heapMb: 96, youngMb: 16, waiting: 8 } as const;
