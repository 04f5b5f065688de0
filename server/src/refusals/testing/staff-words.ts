import type { Role } from '@balcao/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from '../../kernel/db/sql.ts';
import type { Platform } from '../../kernel/platform.ts';
import { givenPhoneChange } from '../../modules/data-updates/testing.ts';
import { givenOperator, givenSecondFactor } from '../../modules/identity/testing.ts';
import { retailerEntry, storeEntry } from '../../modules/network/testing/entries.ts';
import { givenRetailer, givenStore } from '../../modules/retailers/testing.ts';
import { givenSupportRequest } from '../../modules/support/testing.ts';
import { type Ask, call, type Colleague } from '../../testing/counter.ts';
import type { Shop } from '../../testing/shop.ts';

export interface Counter {
  platform: Platform;
  app: FastifyInstance;
  shop: Shop;
  staff: Record<Role, Colleague>;
}

/** An act that takes words of whoever does it. */
export interface WordsAct {
  /** Where the words belong: one column that can be changed. */
  owner: string;
  /** Only the provider's analyst does it. */
  isProviders?: boolean;
  ask: () => Promise<Ask>;
}

/** Acts on staff and requests for help, by their route and the field that is typed in. */
export function staffWords(of: () => Counter, TYPED: string): Record<string, WordsAct> {
  const token = () => of().staff.analyst.token;
  const request = async () => {
    const { platform, shop, staff } = of();
    const actor = { ...shop.actor, operatorId: staff.cashier.operatorId };
    return givenSupportRequest(platform, { actor });
  };
  return {
    'PATCH /coordinator/phone-changes/{personId}/{id} reason': {
      owner: 'phone_changes.decision_reason',
      ask: async () => {
        const { platform, app, shop } = of();
        const { personId, id } = await givenPhoneChange(platform, shop);
        await call(app, 'POST /coordinator/phone-changes/{personId}/{id}/claim', {
          params: { personId, id },
          token: token(),
        });
        return { params: { personId, id }, body: { isApproved: false, reason: TYPED } };
      },
    },
    'POST /coordinator/operators/{id}/second-factor/reset reason': {
      owner: 'second_factor_resets.reason',
      ask: async () => {
        const { platform, shop } = of();
        const { retailerId } = shop;
        const operatorId = await givenOperator(platform, { retailerId, role: 'manager' });
        await givenSecondFactor(platform, { retailerId, operatorId });
        return { params: { id: operatorId }, body: { reason: TYPED } };
      },
    },
    'POST /support/requests subject': {
      owner: 'support_requests.subject_sealed',
      ask: async () => ({ body: { subject: TYPED, text: 'Não imprime' } }),
    },
    'POST /support/requests text': {
      owner: 'support_requests.text_sealed',
      ask: async () => ({ body: { subject: 'Impressora', text: TYPED } }),
    },
    'POST /support/requests/{id}/answer text': {
      owner: 'support_requests.answer_sealed',
      ask: async () => {
        const id = await request();
        await call(of().app, 'POST /support/requests/{id}/claim', { params: { id }, token: token() });
        return { params: { id }, body: { text: TYPED } };
      },
    },
  };
}

/** Acts of the provider on retailers, stores and holidays. */
export function networkWords(of: () => Counter, TYPED: string): Record<string, WordsAct> {
  const house = async () => {
    const { db } = of().platform;
    const id = await givenRetailer(db);
    return { id, storeId: await givenStore(db, id) };
  };
  const created = async (name: 'POST /network/holidays', body: object) => {
    const answer = await call(of().app, name, { body, token: of().staff.analyst.token });
    return (answer.body as { id: string }).id;
  };
  const onRetailer = (name: string, owner: string, ask: WordsAct['ask']) => [name, { owner, isProviders: true, ask }];
  const holiday = async (day: string) => {
    const { id: retailerId, storeId } = await house();
    return { scope: 'STORE', retailerId, storeId, day, name: 'São José', reason: 'Feriado' };
  };
  const status = { status: 'inactive', reason: TYPED, revision: 0 };
  const acts = [
    onRetailer('POST /network/holidays name', 'local_holidays.name', async () => ({
      body: { ...(await holiday('2031-03-19')), name: TYPED },
    })),
    onRetailer('POST /network/holidays reason', 'local_holidays.reason', async () => ({
      body: { ...(await holiday('2031-03-20')), reason: TYPED },
    })),
    onRetailer('POST /network/holidays/{id}/removal reason', 'local_holidays.removal_reason', async () => ({
      params: { id: await created('POST /network/holidays', await holiday('2031-03-21')) },
      body: { reason: TYPED },
    })),
    onRetailer('POST /network/retailers fantasyName', 'retailers.fantasy_name', async () => ({
      body: { ...retailerEntry, fantasyName: TYPED },
    })),
    onRetailer('POST /network/retailers legalName', 'retailers.legal_name', async () => ({
      body: { ...retailerEntry, cnpj: '11.222.333/0001-81', legalName: TYPED },
    })),
    onRetailer('PUT /network/retailers/{id} fantasyName', 'retailers.fantasy_name', async () => ({
      params: { id: (await house()).id },
      body: { ...retailerEntry, cnpj: '45.723.174/0001-10', fantasyName: TYPED, revision: 0 },
    })),
    onRetailer('PUT /network/retailers/{id} legalName', 'retailers.legal_name', async () => ({
      params: { id: (await house()).id },
      body: { ...retailerEntry, cnpj: '06.990.590/0001-23', legalName: TYPED, revision: 0 },
    })),
    onRetailer('POST /network/retailers/{id}/status reason', 'retailer_changes.reason', async () => ({
      params: { id: (await house()).id },
      body: status,
    })),
    onRetailer('POST /network/retailers/{id}/stores name', 'stores.name', async () => ({
      params: { id: (await house()).id },
      body: { ...storeEntry, cnpj: '33.000.167/0001-01', name: TYPED },
    })),
    onRetailer('PUT /network/retailers/{id}/stores/{storeId} name', 'stores.name', async () => ({
      params: await house(),
      body: { ...storeEntry, cnpj: '60.746.948/0001-12', name: TYPED },
    })),
    onRetailer('POST /network/retailers/{id}/stores/{storeId}/status reason', 'retailer_changes.reason', async () => ({
      params: await house(),
      body: status,
    })),
  ] as [string, WordsAct][];
  return Object.fromEntries(acts);
}

/** What the words lie in, opened where they are sealed. */
export async function wordsIn(platform: Platform, owner: string): Promise<string[]> {
  const [table = '', column = ''] = owner.split('.');
  const { rows } = await sql<{ word: string | null }>`
    select ${sql.ref(column)} as word from ${sql.table(table)}`.execute(platform.db);
  const words = rows.flatMap(({ word }) => (word === null ? [] : [word]));
  return column.endsWith('_sealed') ? words.map((word) => platform.secrets.decrypt(word)) : words;
}

/** While an act is the provider's, the shop is the provider. */
export async function asProvider<T>({ db }: Platform, { retailerId }: Shop, work: () => Promise<T>): Promise<T> {
  const set = (isProvider: boolean) =>
    sql`update retailers set is_provider = ${isProvider}::boolean where id = ${retailerId}::uuid`.execute(db);
  await set(true);
  try {
    return await work();
  } finally {
    await set(false);
  }
}
