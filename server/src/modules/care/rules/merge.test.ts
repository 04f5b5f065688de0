import { expect, test } from 'vitest';
import { mergeBar } from './merge.ts';

const merging = {
  borrower: { id: 'a', mergedInto: null },
  duplicate: { id: 'b', mergedInto: null },
  isOwing: true,
  isDuplicateOwing: false,
};

test('a record is ended as the duplicate of another once, and not while both owe', () => {
  expect(mergeBar(merging)).toBeNull();
  expect(mergeBar({ ...merging, isOwing: false, isDuplicateOwing: true })).toBeNull();
  expect(mergeBar({ ...merging, isDuplicateOwing: true })).toBe('MERGE_BOTH_OWE');
  expect(mergeBar({ ...merging, duplicate: merging.borrower })).toBe('MERGE_SAME_CUSTOMER');
  expect(mergeBar({ ...merging, duplicate: { id: 'b', mergedInto: 'c' } })).toBe('MERGE_ALREADY_DONE');
  expect(mergeBar({ ...merging, borrower: { id: 'a', mergedInto: 'c' } })).toBe('MERGE_ALREADY_DONE');
});
