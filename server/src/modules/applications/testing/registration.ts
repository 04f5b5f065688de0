import type { RouteName, Wire } from '@balcao/contract';
import { cents } from '@balcao/credit-math';
import { expect } from 'vitest';
import { applicationsPorts } from '../../../bindings.ts';
import { rowsOf } from '../../../kernel/db/select.ts';
import { sql } from '../../../kernel/db/sql.ts';
import { asSystem } from '../../../kernel/row-security/scope.ts';
import { call } from '../../../testing/counter.ts';
import { prepareCounter } from '../../../testing/prepare-counter.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { CODE } from '../../../testing/shop.ts';
import { nextCpf } from '../../borrowers/testing.ts';
import { personDecides } from '../person-decides.ts';
import type { Decider, Verdict } from '../ports.ts';
import { decideApplication } from '../use-cases/decide-application.ts';

type Begun = Wire<'POST /application-engine/pre-application'>['answer'];

const data = { name: 'Jo\u00e3o da Silva 2\u00ba', birthDate: '1990-02-28', professionId: 1, cep: '69005-040' };

const verdict = (over: Partial<Verdict>): Decider => ({
  ...personDecides,
  decide: () =>
    Promise.resolve({
      outcome: 'APPROVED',
      limitCents: cents(80_000),
      codes: [],
      isBureauSilent: false,
      record: null,
      ...over,
    }),
});

/** Decides the newest registration of a customer as the rules would, with what is given. */
export async function decideAs(platform: Platform, borrowerId: string, over: Partial<Verdict> = {}) {
  const [found] = await rowsOf(
    platform.db,
    sql<{
      id: string;
    }>`select id from applications where borrower_id = ${borrowerId}::uuid order by created_at desc, id desc limit 1`,
  );
  const key = { borrowerId, id: found?.id ?? '' };
  await asSystem('jobs', () => decideApplication(platform, { decider: verdict(over), ports: applicationsPorts }, key));
  return key;
}

/** A counter with the steps of a registration, from its CPF to what is decided, for the tests of one file. */
export function prepareRegistration() {
  const counter = prepareCounter({ connections: 12, shopPer: 'test' });
  const { platform, shop, app, signedIn } = counter;
  let made = 0;
  const nextPhone = () => `929${String(81_000_000 + (made += 1))}`;
  const ask = async <K extends RouteName>(name: K, asked: Parameters<typeof call>[2] = {}) => {
    const answered = await call(app, name, { token: signedIn.token, ...asked });
    return { ...answered, body: answered.body as Wire<K>['answer'] };
  };
  const begin = (cpf: string, token = signedIn.token) =>
    ask('POST /application-engine/pre-application', { body: { cpf, storeId: shop.storeId }, token });
  const addPhone = (id: string, phoneNumber: string) =>
    ask('POST /borrowers/{id}/phones', { params: { id }, body: { phoneNumber } });
  const sendCode = (id: string, phoneId: string, communicationChannel = 'SMS') =>
    ask('POST /borrowers/{id}/phones/{phoneId}/verification-code', {
      params: { id, phoneId },
      body: { communicationChannel },
    });
  const verify = (id: string, phoneId: string, verificationCode: string = CODE) =>
    ask('PATCH /borrowers/{id}/phones/{phoneId}/verify', { params: { id, phoneId }, body: { verificationCode } });
  const fill = (id: string, body: object = data) => ask('PATCH /borrowers/{id}', { params: { id }, body });
  const send = (borrowerId: string) =>
    ask('POST /application-engine/application', { body: { borrowerId, storeId: shop.storeId, requestedValue: 1 } });
  const status = async (id: string, token = signedIn.token) =>
    (await ask('GET /application-engine/borrowers/{id}/applications/status', { params: { id }, token })).body;

  /** A customer with a verified phone and data, not sent. */
  async function filled(cpf = nextCpf()): Promise<Begun> {
    const { body } = await begin(cpf);
    const { id } = body.borrower;
    const phone = await addPhone(id, nextPhone());
    await sendCode(id, phone.body.id);
    expect(await verify(id, phone.body.id)).toMatchObject({ status: 200 });
    expect(await fill(id)).toMatchObject({ status: 200 });
    return (await begin(cpf)).body;
  }
  const decide = (borrowerId: string, over: Partial<Verdict> = {}) => decideAs(platform, borrowerId, over);
  return { ...counter, nextPhone, ask, begin, addPhone, sendCode, verify, fill, send, status, filled, decide };
}
