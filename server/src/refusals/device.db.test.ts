import { type RouteName } from '@balcao/contract';
import { sql } from '../kernel/db/sql.ts';
import { expect, test } from 'vitest';
import { newId } from '../kernel/ids.ts';
import { givenProduct, nextImei } from '../modules/smartphone-sale/testing.ts';
import { givenStore } from '../modules/retailers/testing.ts';
import { type Ask, call, givenSession } from '../testing/counter.ts';
import { authorise, givenDeviceOffer, givenDeviceShop } from '../testing/device-sale.ts';
import { accept, givenCustomer } from '../testing/shop.ts';
import { prepareCounter } from '../testing/prepare-counter.ts';
import { prepared } from '../testing/prepared.ts';
import { expectRefusedCall } from '../testing/refused-calls.ts';

const VERIFY = 'POST /smartphone-sale/evaluations/verify';
const CONSENT = 'POST /smartphone-sale/consents';
const SUBMIT = 'POST /smartphone-sale/submit-lock';
const CONFIRM = 'POST /smartphone-sale/confirm-lock';
const UNAVAILABLE = 'Serviço indisponível. Tente novamente em alguns minutos';
const { database, platform, clock, shop, staff, app, signedIn } = prepareCounter({ givenShop: givenDeviceShop });
const product = prepared(async () => ({ id: await givenProduct(platform, shop.retailerId) }));

const devices = async () =>
  (
    await sql<{ contract: string; imei: string; locked: boolean }>`
      select contract_id as contract, imei, status = 'LOCKED' as locked from contract_devices order by 1`.execute(
      database.db,
    )
  ).rows;

/** None of them chooses or locks a device. */
const expectRefusal = expectRefusedCall({ app, by: signedIn, written: devices });

async function offered(wanted = product.id) {
  const borrowerId = await givenCustomer(platform, shop, { limitCents: 500_000 });
  const offer = await givenDeviceOffer(platform, shop, borrowerId, { productId: wanted });
  const about = (imei: string, over: object = {}) => ({
    body: { contractId: offer.contractId, productId: wanted, imei, ...over },
  });
  return { ...offer, borrowerId, about, signed: { body: { contractId: offer.contractId } } };
}
const run = async (name: RouteName, ask: Ask) =>
  expect((await call(app, name, { ...signedIn, ...ask })).status).toBe(200);

test('a catalogue of an unknown or a closed store', async () => {
  const name = 'GET /smartphone-sale/products';
  const closed = await givenStore(database.db, shop.retailerId, { isActive: false });
  await expectRefusal(name, { query: { storeId: newId() } }, 'STORE_NOT_FOUND', 'Loja não encontrada');
  await expectRefusal(name, { query: { storeId: closed } }, 'DEACTIVATED_STORE', 'Loja inativada. Configure uma loja');
});

test('an IMEI that is none: too short, too long, with letters, with a wrong check digit, all zeros', async () => {
  const { about } = await offered();
  const invalid = 'Número IMEI informado é inválido';
  const imei = nextImei();
  const wrong = imei.slice(0, 14) + ((Number(imei[14]) + 1) % 10);
  for (const text of ['', imei.slice(1), `${imei}0`, `${imei.slice(0, 14)}x`, wrong, '0'.repeat(15)]) {
    await expectRefusal(VERIFY, about(text), 'BAD_REQUEST', invalid);
    await expectRefusal(SUBMIT, about(text), 'BAD_REQUEST', invalid);
  }
  await expectRefusal(VERIFY, about(nextImei('6')), 'INVALID_IMEI', invalid);
  await expectRefusal(VERIFY, about(nextImei('7')), 'IMEI_VERIFICATION_SERVICE_UNAVAILABLE', UNAVAILABLE);
});

test('a device of no such purchase, of another one, of another brand, in use', async () => {
  const { about, contractId, proposalId, signed } = await offered();
  const imei = nextImei();
  const unknown = 'Contrato não encontrado';
  for (const name of [VERIFY, SUBMIT, CONFIRM] as const)
    await expectRefusal(name, about(imei, { contractId: newId() }), 'CONTRACT_NOT_FOUND', unknown);
  const other = 'Aparelho não encontrado nesta venda.';
  await expectRefusal(VERIFY, about(imei, { productId: newId() }), 'PRODUCT_NOT_FOUND', other);
  await expectRefusal(SUBMIT, about(imei, { productId: newId() }), 'PRODUCT_NOT_FOUND', other);
  await sql`insert into device_tacs (tac, brand) values ('35000000', 'Motorola')`.execute(database.db);
  const foreign = 'O IMEI informado é de um aparelho de outra marca.';
  await expectRefusal(VERIFY, about('350000000000006'), 'IMEI_OF_ANOTHER_BRAND', foreign);
  await run(VERIFY, about(imei));
  await run(CONSENT, signed);
  for (const name of [SUBMIT, CONFIRM] as const) await run(name, about(imei));
  await authorise(platform, shop, proposalId);
  await accept(platform, shop, proposalId);
  const sold = 'Outra proposta já foi selecionada. Tente novamente.';
  for (const name of [VERIFY, SUBMIT, CONFIRM] as const)
    await expectRefusal(name, about(imei), 'ANOTHER_PROPOSAL_ALREADY_ACCEPTED', sold);
  await expectRefusal(CONSENT, signed, 'ANOTHER_PROPOSAL_ALREADY_ACCEPTED', sold);
  const inUse = 'Este IMEI já está em uso em outro contrato.';
  const next = await offered();
  expect(next.contractId).not.toBe(contractId);
  await expectRefusal(VERIFY, next.about(imei), 'IMEI_ALREADY_IN_USE', inUse);
});

test('a lock without an IMEI, not confirmed yet, refused by the service, after the offer ended', async () => {
  const { about, signed } = await offered();
  const first = 'Informe o IMEI do aparelho antes de continuar.';
  const slow = about(nextImei('9'));
  await expectRefusal(SUBMIT, slow, 'DEVICE_NOT_VERIFIED', first);
  await expectRefusal(CONFIRM, slow, 'DEVICE_NOT_VERIFIED', first);
  await expectRefusal(CONSENT, signed, 'DEVICE_NOT_VERIFIED', first);
  await run(VERIFY, slow);
  await expectRefusal(SUBMIT, slow, 'DEVICE_CONSENT_MISSING', 'O cliente ainda não assinou o termo do bloqueio.');
  await run(CONSENT, signed);
  await expectRefusal(SUBMIT, about(nextImei()), 'DEVICE_NOT_VERIFIED', first);
  await run(SUBMIT, slow);
  await expectRefusal(CONFIRM, slow, 'DEVICE_NOT_LOCKED', 'Configuração ainda não foi confirmada');
  await run(SUBMIT, slow);
  await run(CONFIRM, slow);
  const stubborn = about(nextImei('8'));
  await run(VERIFY, stubborn);
  // Another device, another signature.
  await expectRefusal(SUBMIT, stubborn, 'DEVICE_CONSENT_MISSING', 'O cliente ainda não assinou o termo do bloqueio.');
  await run(CONSENT, signed);
  const refused = 'O aparelho não pôde ser registrado. Confira o aparelho e tente novamente.';
  await expectRefusal(SUBMIT, stubborn, 'DEVICE_LOCK_REFUSED', refused);
  clock.set('2026-11-23T15:00:00Z');
  signedIn.token = await givenSession(platform, shop.retailerId, shop.actor.operatorId);
  const over = 'A validade desta oferta terminou. Consulte o parcelamento novamente.';
  for (const name of [VERIFY, SUBMIT, CONFIRM] as const) await expectRefusal(name, stubborn, 'OFFER_EXPIRED', over);
});

test('a device for a customer whose limit is gone, by who is no cashier', async () => {
  const { about, borrowerId } = await offered();
  await sql`delete from credit_limits where borrower_id = ${borrowerId}::uuid`.execute(database.db);
  await expectRefusal(VERIFY, about(nextImei()), 'LIMIT_NOT_FOUND', 'CPF sem limite');
  const noCashier = 'Operador não possui permissão para este acesso';
  for (const name of [VERIFY, SUBMIT, CONFIRM] as const)
    for (const role of ['promoter', 'representative', 'retailer_analyst'] as const) {
      const ask = { ...about(nextImei()), token: staff[role].token };
      await expectRefusal(name, ask, 'OPERATOR_IS_NOT_CASHIER', noCashier);
    }
});
