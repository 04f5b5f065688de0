/** Where a line of a bank's statement stands: with its books, with a guess that a person confirms, or with nothing yet. */
export const lineStates = ['MATCHED', 'SUGGESTED', 'LEFT_OVER'] as const;
export type LineState = (typeof lineStates)[number];

/** Why a line has no books yet. TO_CONFIRM: a guess waits. OTHER_AMOUNT: the books have its reference with another sum. TAKEN: what its reference names has another line. PARTED: a person said it is none of them. */
export const lineReasons = ['TO_CONFIRM', 'NOT_IN_BOOKS', 'OTHER_AMOUNT', 'TAKEN', 'PARTED'] as const;
export type LineReason = (typeof lineReasons)[number];

/** Days that a line waits for its books, as the desk counts them. */
export const lineAges = ['0-1', '2-5', '6-30', '>30'] as const;
export type LineAge = (typeof lineAges)[number];

/** Bytes a statement may have. */
export const MOST_STATEMENT_BYTES = 2_000_000;
/** Movements a statement may have. */
export const MOST_STATEMENT_LINES = 5_000;
