import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sheet } from './testing/credit-policy.ts';
import { useDraft } from './use-draft.ts';

const negative = { path: 'knockouts.1.all.0.2', kind: 'MONEY', value: 150_000, label: 'Valor negativado' } as const;

function drafting() {
  const { result } = renderHook(() => useDraft(sheet));
  act(() => result.current.begin());
  return result;
}

test('before it begins a draft is the policy as it stands, with nothing changed', () => {
  const { result } = renderHook(() => useDraft(sheet));
  expect(result.current).toMatchObject({ isDrafting: false, changes: 0, texts: {} });
  expect(result.current.drafted).toEqual(sheet);
});

test('cells and rows count as changes, and both are in what is drafted', () => {
  const draft = drafting();
  act(() => draft.current.type(negative, '900,00'));
  act(() => draft.current.insert({ list: 'knockouts', at: 0 }, { ...sheet.knockouts[0], id: 'K09' } as never));
  expect(draft.current.changes).toBe(2);
  expect(draft.current.drafted.knockouts.map(({ id }) => id)).toEqual(['K09', 'K01', 'K07']);
  expect(draft.current.drafted.knockouts[2]?.all[0]?.[2]).toBe(90_000);
  expect(draft.current.texts).toEqual({ 'knockouts.2.all.0.2': '900,00' });
});

test('what was typed in a row goes with it; thrown away, all of it does', () => {
  const draft = drafting();
  act(() => draft.current.type(negative, 'mil'));
  expect(draft.current.drafted.knockouts[1]?.all[0]?.[2]).toBe('mil');
  act(() => draft.current.remove({ list: 'knockouts', at: 1 }));
  expect(draft.current).toMatchObject({ changes: 1, texts: {} });
  act(() => draft.current.end());
  expect(draft.current).toMatchObject({ isDrafting: false, changes: 0 });
  expect(draft.current.drafted).toEqual(sheet);
});
