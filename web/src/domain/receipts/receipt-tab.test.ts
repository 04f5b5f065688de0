import { beforeEach, expect, test, vi } from 'vitest';
import { receiptTabSoon } from './receipt-tab.ts';

const replace = vi.fn<(address: URL) => void>();
const close = vi.fn<() => void>();
const open = vi.fn<typeof window.open>();

beforeEach(() => {
  vi.useFakeTimers();
  for (const one of [replace, close, open]) one.mockReset();
  const waiting = { location: { replace }, close, document: { title: '', body: { textContent: '' } } };
  open.mockReturnValue(waiting as unknown as Window);
  vi.stubGlobal('open', open);
  return () => vi.useRealTimers();
});

test('an answer that comes soon opens the tab itself, and nothing stands in its way before', () => {
  const tab = receiptTabSoon('Gerando comprovante...');
  expect(open).not.toHaveBeenCalled();
  tab.show('/render/1/originations');
  vi.advanceTimersByTime(5_000);
  expect(open).toHaveBeenCalledExactlyOnceWith('/render/1/originations', '_blank');
});

test('for a late one a tab waits, opened while the press still allows it', () => {
  const tab = receiptTabSoon('Gerando comprovante...');
  vi.advanceTimersByTime(800);
  expect(open).toHaveBeenCalledExactlyOnceWith('', '_blank');
  tab.show('/render/1/originations');
  expect(replace.mock.calls[0]?.[0].pathname).toBe('/render/1/originations');
});

test('where nothing was sold no tab opens, and one that waits is closed', () => {
  receiptTabSoon('Gerando comprovante...').close();
  vi.advanceTimersByTime(5_000);
  expect(open).not.toHaveBeenCalled();
  const late = receiptTabSoon('Gerando comprovante...');
  vi.advanceTimersByTime(800);
  late.close();
  expect(close).toHaveBeenCalledOnce();
});
