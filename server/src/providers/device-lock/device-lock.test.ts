import { expect, test } from 'vitest';
import { setClock } from '../../testing/platform.ts';
import { deviceLock } from './index.ts';

const clock = setClock('2026-11-21T10:00:00Z');
const device = { imei: '490154203237518', brand: 'Samsung', reference: 'sale-1', attempt: 1 };

test('without a provider nothing answers', async () => {
  const lock = deviceLock({ provider: 'none' }, clock);
  const acts = [lock.identify(device.imei), lock.submit(device), lock.confirm(device), lock.release(device)];
  for (const act of acts) await expect(act).rejects.toThrow('DEVICE_LOCK_PROVIDER');
});

test('each provider by its name', async () => {
  const embedded = deviceLock({ provider: 'embedded' }, clock);
  await expect(embedded.confirm(device)).resolves.toBe(true);
  const nowhere = { provider: 'http' as const, url: 'http://127.0.0.1:1', token: undefined };
  await expect(deviceLock(nowhere, clock).confirm(device)).rejects.toThrow('fetch failed');
});
