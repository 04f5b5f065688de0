import { expect, test, vi } from 'vitest';
import { keepBrand } from './keep-brand.ts';

/** Readings that wait to be answered; null says that the database is away. */
const answers = () => {
  const waiting: ((name: string | null) => void)[] = [];
  const read = () =>
    new Promise<() => string>((resolve, reject) => {
      waiting.push((name) => (name === null ? reject(new Error('away')) : resolve(() => name)));
    });
  return { waiting, read };
};
const kept = async () => {
  const { waiting, read } = answers();
  const making = keepBrand(read, 'https://balcao.example');
  waiting[0]?.('Um');
  return { brand: await making, waiting };
};

test('the brand stays while the database is away', async () => {
  const { brand, waiting } = await kept();
  const refreshing = brand.refresh();
  waiting[1]?.(null);
  await refreshing;
  expect(brand.name()).toBe('Um');
});

test('an answer that comes after a later one is not believed', async () => {
  const { brand, waiting } = await kept();
  const [slow, fast] = [brand.refresh(), brand.refresh()];
  waiting[2]?.('Três');
  await fast;
  waiting[1]?.('Dois');
  await slow;
  expect(brand.name()).toBe('Três');
});

test('the brand is read again every ten seconds until it is stopped', async () => {
  vi.useFakeTimers();
  try {
    const { brand, waiting } = await kept();
    const stop = brand.start();
    await vi.advanceTimersByTimeAsync(10_000);
    waiting[1]?.('Dois');
    await vi.advanceTimersByTimeAsync(0);
    expect(brand.name()).toBe('Dois');
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(waiting).toHaveLength(2);
  } finally {
    vi.useRealTimers();
  }
});
