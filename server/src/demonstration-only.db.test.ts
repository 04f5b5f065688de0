import { expect, test } from 'vitest';
import { assemble, connect, readAppConfig } from './app.ts';
import { registerRoutes } from './kernel/http/register.ts';
import { createHttpServer } from './kernel/http/server.ts';
import { randomCode } from './kernel/secrets.ts';
import { call } from './testing/counter.ts';
import { prepareCounter } from './testing/prepare-counter.ts';

const { platform } = prepareCounter();

async function inboxOf(over: Record<string, string>) {
  const config = readAppConfig({ LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '0', ...over });
  const app = await createHttpServer(config, platform.brand.nameAt);
  const assembled = assemble(platform, config);
  registerRoutes(app, assembled.routes, assembled);
  const messages = await call(app, 'GET /inbox/messages', { query: {} });
  const shown = await call(app, 'GET /configurations/public', { query: {} });
  await app.close();
  const { pixBank, chatMessenger, signOn } = connect(config, platform, randomCode);
  return {
    status: messages.status,
    shown: JSON.stringify(shown.body),
    canPay: pixBank.customerPays !== null,
    canWrite: chatMessenger.customerWrites !== null,
    hasIssuer: signOn.openIssuer !== null,
    origins: signOn.origins(),
  };
}

// Planted: by the provider alone, production that asked for the embedded one by name showed its purchase codes to anybody.
test("the customers' telephone, and an issuer where anybody is anybody, are there in the demonstration alone", async () => {
  expect(await inboxOf({})).toMatchObject({ status: 200, canPay: true, canWrite: true, hasIssuer: true });
  const embedded = { MESSAGES_PROVIDER: 'embedded', PIX_PROVIDER: 'embedded', CHAT_PROVIDER: 'embedded' };
  for (const over of [
    { NODE_ENV: 'production', EMBEDDED: 'true', ...embedded },
    { SEED_DEMONSTRATION: 'false', ...embedded },
  ]) {
    const found = await inboxOf(over);
    expect(found).toMatchObject({ status: 404, canPay: false, canWrite: false, hasIssuer: false });
    expect(found.shown).toContain('"inbox":{"isEmbedded":false}');
  }
});

test('with an issuer of its own the demonstration opens none', async () => {
  const issuer = {
    SIGN_ON_ISSUER: 'https://login.casa.example',
    SIGN_ON_CLIENT_ID: 'balcao',
    SIGN_ON_HOSTS: 'login.casa.example',
  };
  const found = await inboxOf(issuer);
  expect(found.hasIssuer).toBe(false);
  expect(found.shown).toContain('"signOn":{"issuer":"https://login.casa.example","clientId":"balcao"}');
  expect(found.origins).toEqual(['https://login.casa.example']);
});
