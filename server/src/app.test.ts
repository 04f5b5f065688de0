import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { dayCloseSteps, modules, readAppConfig } from './app.ts';

test('every module there is, is listed once', () => {
  const folder = fileURLToPath(new URL('./modules/', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const there = files.filter((file) => basename(file) === 'module.ts').map((file) => basename(dirname(file)));
  expect(modules.map(({ name }) => name).toSorted()).toEqual(there.toSorted());
});

/** Debts before limits, limits before what is forgotten: a step that moves changes what a day's close does. */
test('the close of a day runs its steps in this order', () => {
  expect(dayCloseSteps.map(({ name }) => name)).toEqual([
    'payments.break-overdue-agreements',
    'payments.mark-overdue',
    'contracts.expire-offers',
    'payments.expire-renegotiation-offers',
    'contracts.forget-codes',
    'contracts.forget-call-codes',
    'expire-coupons',
    'expire-evaluations',
    'expire-limit-requests',
    'take-back-limit-increases',
    'payments.expire-pix-charges',
    'invoices.cancel-settled-boletos',
    'billings.expire',
    'transfers.collect',
    'transfers.make-batches',
    'accounting.accrue',
    'lift-manual-blocks',
    'record-limit-blocks',
    'billings.close-weeks',
    'identity.forget-sessions',
    'identity.forget-login-failures',
    'identity.forget-login-codes',
    'identity.forget-sign-ons',
    'identity.forget-login-steps',
    'identity.forget-approvals',
    'borrowers.forget-grants',
    'data-updates.forget-links',
    'data-updates.forget-visits',
    'data-updates.forget-phone-changes',
    'receipt-links.forget-links',
    'contracts.forget-calls',
    'contracts.forget-face-pictures',
    'contracts.forget-faces',
    'qr-purchases.forget',
    'qr-purchases.forget-requests',
    'contracts.forget-offers',
    'biometry.forget-likenesses',
    'biometry.forget-liveness',
    'portal.forget-entries',
    'portal.forget-sessions',
    'budgets.forget-visits',
    'budgets.forget-conversations',
    'budgets.forget-chat-messages',
    'renegotiation.forget-offers',
    'budgets.forget-chat-budgets',
    'applications.forget-links',
    'care.erase-photos',
    'notifications.forget-messages',
    'events.forget-counts',
    'support.forget-requests',
    'kernel.forget-idempotency-keys',
    'kernel.forget-done-jobs',
    'kernel.forget-quota-uses',
  ]);
});

test('how long everything is kept that a step deletes is what docs/retention.md says', () => {
  const text = readFileSync(new URL('../../docs/retention.md', import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^\|[^|]*\| *(\d+) days?[^|]*\| *`([^`]+)` *\|$/gm)];
  const deleting = dayCloseSteps.flatMap(({ name, keptDays }) => (keptDays === undefined ? [] : [[name, keptDays]]));
  expect(rows.map(([, days, step]) => [step, Number(days)])).toEqual(deleting);
});

test('without variables every provider is the embedded one, in production none that shows codes or moves nothing', () => {
  const { messages, deviceLock, pixBank } = readAppConfig({});
  expect([messages, deviceLock, pixBank].map(({ provider }) => provider)).toEqual(['embedded', 'embedded', 'embedded']);
  const production = readAppConfig({ NODE_ENV: 'production', EMBEDDED: 'true', MESSAGES_PROVIDER: 'embedded' });
  expect([production.deviceLock.provider, production.pixBank.provider]).toEqual(['none', 'none']);
});

test('what the kernel and the providers lack is named together', () => {
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgresql://balcao@db/balcao',
    DEVICE_LOCK_PROVIDER: 'http',
    PIX_PROVIDER: 'http',
  };
  const names = ['BALCAO_SECRET', 'MESSAGES_PROVIDER', 'DEVICE_LOCK_URL', 'PIX_URL', 'PIX_KEY', 'PIX_WEBHOOK_SECRET'];
  const lines = names.map((name) => ` {2}${name}: needed .+`).join('\\n');
  expect(() => readAppConfig(env)).toThrow(new RegExp(`^Wrong configuration:\\n${lines}$`));
});
