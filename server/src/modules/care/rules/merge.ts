/** Two records of one person. */
export interface Merging {
  borrower: { id: string; mergedInto: string | null };
  duplicate: { id: string; mergedInto: string | null };
  /** Whether each has anything left to pay. */
  isOwing: boolean;
  isDuplicateOwing: boolean;
}

/** Why a record cannot be ended as the duplicate of another; null when it can. */
export function mergeBar({ borrower, duplicate, isOwing, isDuplicateOwing }: Merging) {
  if (borrower.id === duplicate.id) return 'MERGE_SAME_CUSTOMER' as const;
  if (borrower.mergedInto !== null || duplicate.mergedInto !== null) return 'MERGE_ALREADY_DONE' as const;
  return isOwing && isDuplicateOwing ? ('MERGE_BOTH_OWE' as const) : null;
}
