import { cents } from '@balcao/credit-math';
import type { RouteName } from '@balcao/contract';
import { expect, test } from 'vitest';
import { asOperator } from '../kernel/act/principal.ts';
import { sql } from '../kernel/db/sql.ts';
import { nextCpf } from '../modules/borrowers/testing.ts';
import { priceProposals, requestVerification } from '../modules/contracts/index.ts';
import { givenOperator } from '../modules/identity/testing.ts';
import { call, givenSession } from '../testing/counter.ts';
import { prepareCounter } from '../testing/prepare-counter.ts';
import { prepared } from '../testing/prepared.ts';
import { by, CODE, givenCustomer, givenSale, givenShop, ports } from '../testing/shop.ts';

const { database, platform, clock, shop, signedIn, app } = prepareCounter({
  connections: 20,
  givenShop: async (made) => {
    const house = await givenShop(made);
    await sql`update stores set capture_method = 'BY_QR_CODE' where id = ${house.storeId}::uuid`.execute(made.db);
    await sql`update retailers set is_provider = true where id = ${house.retailerId}::uuid`.execute(made.db);
    return house;
  },
});

const AT_ONCE = 200;

/** Whose purchases are authorised by face. */
const faces = prepared(() => givenShop(platform, { authorizationStrategy: 'LIVENESS_WITH_ANALYST' }));

const tokenIn = (text: unknown) => /#([\w-]{43})/.exec(JSON.stringify(text))?.[1] ?? '';
const newestText = async (purpose: string) => {
  const { rows } = await sql<{ text: string }>`select text_sealed as text from messages
    where purpose = ${purpose} order by created_at desc, id desc limit 1`.execute(database.db);
  return platform.secrets.decrypt(rows[0]?.text ?? '');
};

interface Kind {
  /** A new one; what is behind the '#'. */
  make: () => Promise<string>;
  open: RouteName;
  field: 'token' | 'key';
  /** How many of those who open it at once may. */
  opens: number;
  /** What the others are told at once, and who opens it again later; null where it stays open. */
  used: string | null;
  again?: string;
  unknown: string;
  expired: string;
  livesSeconds: number;
}

const kinds: Record<string, Kind> = {
  'a receipt': {
    async make() {
      const borrowerId = await givenCustomer(platform, shop, { phone: '+5592911110001' });
      const contractId = await givenSale(platform, shop, borrowerId, { cents: 20_000, count: 2 });
      const body = { kind: 'PURCHASE', ids: [contractId], channel: 'SMS' };
      await call(app, 'POST /receipt-links', { body, token: signedIn.token });
      return tokenIn(await newestText('RECEIPT_LINK'));
    },
    open: 'POST /receipt-links/open',
    field: 'token',
    // Good for three days, however often.
    opens: AT_ONCE,
    used: null,
    // So many have spent what one link may be asked.
    again: 'TOO_MANY_REQUESTS',
    unknown: 'RECEIPT_LINK_UNKNOWN',
    expired: 'RECEIPT_LINK_EXPIRED',
    livesSeconds: 3 * 86_400,
  },
  'own data of an operator': {
    async make() {
      const { retailerId, storeId } = shop;
      const cpf = nextCpf();
      const email = `${cpf}@casa.example`;
      const operatorId = await givenOperator(platform, { retailerId, storeId, cpf, email });
      const token = await givenSession(platform, retailerId, operatorId);
      const name = 'GET /retailers-onboarding/operators/data-validation-link';
      return tokenIn((await call(app, name, { query: { document: cpf }, token })).body);
    },
    open: 'POST /data-update/links/open',
    field: 'token',
    opens: 1,
    used: 'DATA_LINK_USED',
    unknown: 'DATA_LINK_UNKNOWN',
    expired: 'DATA_LINK_EXPIRED',
    livesSeconds: 86_400,
  },
  'a face': {
    async make() {
      const borrowerId = await givenCustomer(platform, faces);
      const ask = { borrowerId, principal: cents(10_000), storeId: faces.storeId };
      const offer = await priceProposals(platform, ports, asOperator(faces.actor), ask);
      const proposalId = offer.proposals[1]?.id ?? '';
      const body = { proposalId, communicationChannel: 'SMS' as const };
      return tokenIn(await requestVerification(platform, () => CODE, by(faces, 'POST /origination-code'), body));
    },
    open: 'POST /purchase-face/links/open',
    field: 'token',
    opens: 1,
    used: 'FACE_LINK_USED',
    unknown: 'FACE_LINK_UNKNOWN',
    expired: 'FACE_LINK_EXPIRED',
    livesSeconds: 86_400,
  },
  'a purchase by QR code': {
    async make() {
      const body = { storeId: shop.storeId, value: 600 };
      return tokenIn((await call(app, 'POST /payments/qr-code', { body, token: signedIn.token })).body);
    },
    open: 'POST /qr-purchase/open',
    field: 'token',
    opens: 1,
    used: 'QR_USED',
    unknown: 'QR_UNKNOWN',
    expired: 'QR_EXPIRED',
    livesSeconds: 3_600,
  },
  'an entry to the portal': {
    async make() {
      const cpf = nextCpf();
      await givenCustomer(platform, shop, { cpf, phone: `+5592${cpf.slice(0, 9).replace(/^./, '9')}` });
      const begun = await call(app, 'POST /portal/entries', { body: { cpf } });
      return (begun.body as { key: string }).key;
    },
    open: 'POST /portal/entries/verify',
    field: 'key',
    opens: 1,
    used: 'PORTAL_CODE_WRONG',
    again: 'PORTAL_ENTRY_OVER',
    unknown: 'PORTAL_ENTRY_OVER',
    expired: 'PORTAL_ENTRY_OVER',
    livesSeconds: 3_600,
  },
};

test.each(Object.entries(kinds))(
  '%s: guessed, expired, opened by two hundred at once, and again',
  async (_, { make, open, field, opens, used, again = used ?? 'opened', unknown, expired, livesSeconds }) => {
    const at = clock.now();
    // Each from everywhere: the caps of addresses are not what is looked at.
    const ask = async (token: string) => {
      const body = { [field]: token, ...(field === 'key' && { code: CODE }) };
      return (await call(app, open, { body })).code ?? 'opened';
    };
    await sql`truncate quota_uses`.execute(database.db);
    expect(await ask('x'.repeat(43))).toBe(unknown);
    const token = await make();
    expect(token).toHaveLength(43);
    const kept = await sql<{
      n: number;
    }>`select count(*) as n from messages where text_sealed like ${`%${token}%`}`.execute(database.db);
    expect(kept.rows[0]?.n).toBe(0);
    const codes = await Promise.all(Array.from({ length: AT_ONCE }, () => ask(token)));
    const opened = codes.filter((code) => code === 'opened').length;
    expect(opened).toBeGreaterThan(0);
    expect(opened).toBeLessThanOrEqual(opens);
    const others = new Set(codes);
    others.delete('opened');
    others.delete('TOO_MANY_REQUESTS');
    // Tries spend an entry: who came late among the many is told that it is over.
    if (again !== used) others.delete(again);
    expect([...others]).toEqual(used === null ? [] : [used]);
    await sql`truncate quota_uses`.execute(database.db);
    expect(await ask(token)).toBe(again);
    const late = await make();
    clock.set(new Date(at.getTime() + livesSeconds * 1_000 + 1_000));
    await sql`truncate quota_uses`.execute(database.db);
    expect(await ask(late)).toBe(expired);
  },
);
