import { afterEach, expect, test, vi } from 'vitest';
import { defaultPublicConfiguration } from '../../lib/brand/default-public-configuration.ts';

const sent = vi.fn<(address: string, init: { body: string }) => Promise<Response>>();

/** The page of a customer as it is just loaded, where the configuration names this service. */
async function begun(errors: string | null) {
  vi.resetModules();
  const watching = { ...defaultPublicConfiguration.watching, errors };
  localStorage.setItem('public_configurations', JSON.stringify({ ...defaultPublicConfiguration, watching }));
  sent.mockReset().mockRejectedValue(new Error('dead'));
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 0));
  const { reportFaults } = await import('./report-faults.ts');
  reportFaults();
}

const fail = (error: Error) => window.dispatchEvent(new ErrorEvent('error', { error }));

afterEach(() => vi.resetModules());

// First: what listens to a window stays, and the next one's service would hear it.
test('nothing goes anywhere where none is configured', async () => {
  const reportErrors = vi.fn<(dsn: string) => void>();
  vi.doMock('../../lib/watching/error-reports.ts', () => ({ reportErrors }));
  await begun(null);
  fail(new Error('of nobody'));
  await new Promise((done) => setTimeout(done, 50));
  vi.doUnmock('../../lib/watching/error-reports.ts');
  expect([sent, reportErrors].map(({ mock }) => mock.calls)).toEqual([[], []]);
});

test('a fault of the first instant goes to the configured service, without the customer in it', async () => {
  await begun('https://key1@errors.example/7');
  fail(new Error('529.982.247-25 broke'));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
  const [address, { body }] = sent.mock.calls[0] ?? ['', { body: '' }];
  expect(address).toContain('https://errors.example/api/7/envelope/');
  expect(body).toContain('***CPF*** broke');
});
