import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CPF } from '../../../domain/testing/customers.ts';
import {
  aDevice,
  aDeviceEvaluation,
  aLock,
  anotherDevice,
  IMEI,
  rangeDevice,
} from '../../../domain/testing/devices.ts';
import { anOffer, aProposal, CONTRACT_ID } from '../../../domain/testing/offers.ts';
import { selling } from '../../../testing/answers.ts';
import { type FakeApi, fakeApi, held, lost, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';

const OFFER = 'POST /coordinator/contracts';
const PRODUCTS = 'GET /smartphone-sale/products';
const CREDIT = 'GET /tx-credit/evaluations';
const VERIFY = 'POST /smartphone-sale/evaluations/verify';
const CONSENT = 'POST /smartphone-sale/consents';
const SUBMIT = 'POST /smartphone-sale/submit-lock';
const CONFIRM = 'POST /smartphone-sale/confirm-lock';
const ACCEPT = 'POST /coordinator/contracts/proposals/{id}/accept';
// This browser draws no picture.
vi.mock('../../../ui/camera/frame.ts', () => ({
  sizeOfVideo: () => null,
  drawn: () => document.createElement('canvas'),
}));

let api: FakeApi;
let user: Awaited<ReturnType<typeof renderAt>>['user'];
let path: () => string;

const deviceOffer = () =>
  anOffer({ sourceProduct: 'SMARTPHONE_SALE', principal: 750, purchaseValue: 899, downPayment: 149 });

beforeEach(() => {
  signedIn({ sellsDevices: true });
  vi.stubGlobal('open', () => null);
  api = fakeApi({
    ...selling,
    [OFFER]: deviceOffer,
    [PRODUCTS]: () => [rangeDevice(), aDevice(), anotherDevice()],
    [CREDIT]: () => refused('EVALUATION_NOT_FOUND'),
    [VERIFY]: () => ({ imeiDetails: { brand: 'Samsung', imei: IMEI } }),
    [CONSENT]: () => ({ contractId: CONTRACT_ID, consentedAt: '2026-11-23T12:00:00.000Z' }),
    [SUBMIT]: () => aLock(),
    [CONFIRM]: () => aLock({ status: 'LOCKED' }),
  });
});

async function catalogue() {
  const page = await renderAt('/caixa/compras');
  ({ user, path } = page);
  await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  await user.click(await screen.findByRole('tab', { name: 'Celular' }));
  await screen.findByText('Samsung Galaxy A06 128 GB');
}
async function confirming() {
  await catalogue();
  await user.click(screen.getByRole('radio', { name: /Galaxy A06/ }));
  await user.click(await screen.findByRole('radio', { name: /6x de/ }));
  await user.click(screen.getByRole('button', { name: 'Finalizar compra' }));
  return within(await screen.findByRole('dialog'));
}
async function locking() {
  const dialog = await confirming();
  await user.type(dialog.getByLabelText('IMEI do aparelho'), `${IMEI}{Enter}`);
  await user.click(await screen.findByLabelText('O cliente leu e assinou o termo'));
  await user.click(screen.getByRole('button', { name: /^Sim/ }));
  await user.type(await screen.findByLabelText('Código de 6 dígitos'), '123456{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Próximo' }));
}

describe('the catalogue', () => {
  test('is there only where the store sells devices', async () => {
    signedIn();
    const page = await renderAt('/caixa/compras');
    await page.user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
    expect(await screen.findByLabelText('Valor da compra')).toBeVisible();
    expect(screen.queryByRole('tab', { name: 'Celular' })).toBeNull();
  });

  test('is searched in capitals by every word, sorted by name; price and down payment are said', async () => {
    await catalogue();
    const names = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    expect(names()).toEqual([
      expect.stringContaining('Itel A50'),
      expect.stringMatching(/Realme C61.*Entrada fixa de 20%.*1.249,00/),
      expect.stringMatching(/Samsung Galaxy A06.*Entrada de R\$\s149,00.*899,00/),
    ]);
    const search = screen.getByPlaceholderText('Busque pelo nome do aparelho...');
    await user.type(search, '128 gal');
    expect(search).toHaveValue('128 GAL');
    expect(names()).toEqual([expect.stringContaining('Galaxy A06')]);
    await user.type(search, 'x');
    expect(screen.getByText('Nenhum aparelho com essas palavras')).toBeVisible();
  });

  test('arrows move without choosing, Space chooses', async () => {
    await catalogue();
    screen.getByRole('radio', { name: /Itel/ }).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowDown}');
    expect(screen.getByRole('radio', { name: /Galaxy/ })).toHaveFocus();
    expect(api.made(OFFER)).toHaveLength(0);
    await user.keyboard(' ');
    await waitFor(() => expect(api.made(OFFER)).toHaveLength(1));
  });

  test('that does not come is asked for again; without devices it says so', async () => {
    api.on(PRODUCTS, lost);
    const page = await renderAt('/caixa/compras');
    await page.user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
    await page.user.click(await screen.findByRole('tab', { name: 'Celular' }));
    const again = await screen.findByRole('button', { name: 'Tentar novamente' }, { timeout: 10_000 });
    api.ok(PRODUCTS, []);
    await page.user.click(again);
    expect(await screen.findByText('Nenhum aparelho à venda nesta loja')).toBeVisible();
  });

  test('opens by itself for who has extra credit for a device, and the offer is asked with it', async () => {
    api.ok(CREDIT, aDeviceEvaluation());
    const page = await renderAt('/caixa/compras');
    await page.user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
    await page.user.click(await screen.findByRole('radio', { name: /Galaxy A06/ }));
    expect(screen.getByText(/Crédito extra para celular: até R\$\s1.000,00/)).toBeVisible();
    expect(api.lastOf(CREDIT)?.query.getAll('results')).toEqual(['APPROVED', 'PARTIALLY_APPROVED']);
    await waitFor(() =>
      expect(api.lastOf(OFFER)?.body).toMatchObject({ transactionalCreditEvaluationId: aDeviceEvaluation().id }),
    );
  });
});

test('a fixed price is priced at once, less its down payment; the summary has the nine items', async () => {
  await catalogue();
  await user.click(screen.getByRole('radio', { name: /Galaxy A06/ }));
  await user.click(await screen.findByRole('radio', { name: /6x de/ }));
  expect(api.lastOf(OFFER)?.body).toMatchObject({ principal: 750, productId: aDevice().id });
  const { interestValue, iof } = aProposal();
  expect([interestValue, iof]).toEqual([186.07, 13]);
  const summary = screen.getByRole('region', { name: 'Resumo do contrato' });
  for (const line of [
    /Valor da compraR\$\s899,00/,
    /EntradaR\$\s149,00/,
    /Valor financiadoR\$\s750,00/,
    /Taxas e jurosR\$\s190,97/,
    /IOFR\$\s13,00/,
    /Juros ao mês5,00%/,
    /Total financiado com taxasR\$\s1.203,97/,
    /Vencimento da 1ª parcela21\/12\/2026/,
    /Valor da 1ª parcelaR\$\s199,85/,
  ])
    expect(summary).toHaveTextContent(line);
});

test('another device takes the plans of the first away', async () => {
  await catalogue();
  await user.click(screen.getByRole('radio', { name: /Galaxy A06/ }));
  await user.click(await screen.findByRole('radio', { name: /6x de/ }));
  await user.click(screen.getByRole('radio', { name: /Itel A50/ }));
  await waitFor(() => expect(api.lastOf(OFFER)?.body).toMatchObject({ productId: anotherDevice().id }));
  expect(await screen.findByRole('radio', { name: /6x de/ })).not.toBeChecked();
});

test('a price range asks for the value, with the three messages of the spec, and splits it', async () => {
  await catalogue();
  await user.click(screen.getByRole('radio', { name: /Realme C61/ }));
  expect(await screen.findByRole('heading', { name: 'Valores da venda' })).toBeVisible();
  expect(api.made(OFFER)).toHaveLength(0);
  const value = screen.getByLabelText('Valor do aparelho');
  const choose = screen.getByRole('button', { name: 'Escolher parcelamento' });
  await user.clear(value);
  expect(choose).toBeDisabled();
  await user.type(value, '1000');
  expect(screen.getByText(/Valor do aparelho deve ser no mínimo R\$\s1.061,65/)).toBeVisible();
  expect(choose).toBeDisabled();
  await user.clear(value);
  await user.type(value, '1300');
  expect(screen.getByText(/Valor do aparelho deve ser no máximo R\$\s1.249,00/)).toBeVisible();
  await user.clear(value);
  await user.type(value, '1234,56');
  const range = screen.getByRole('region', { name: 'Valores da venda' });
  expect(range).toHaveTextContent(/Entrada fixa \(20%\)R\$\s247,56/);
  expect(range).toHaveTextContent(/Valor financiadoR\$\s987,00/);
  await user.click(choose);
  await waitFor(() =>
    expect(api.lastOf(OFFER)?.body).toMatchObject({ principal: 1234.56, productId: rangeDevice().id }),
  );
});

test('the IMEI is checked for its digits, then by the service; the term is signed before the code goes out', async () => {
  const dialog = await confirming();
  expect(dialog.getByText('Informe o IMEI para confirmar')).toBeVisible();
  const field = dialog.getByLabelText('IMEI do aparelho');
  await user.type(field, '490154203237519{Enter}');
  expect(dialog.getByText('IMEI inválido! Digite novamente.')).toBeVisible();
  expect(api.made(VERIFY)).toHaveLength(0);
  api.refuse(VERIFY, 'INVALID_IMEI');
  await user.clear(field);
  await user.type(field, `${IMEI}{Enter}`);
  expect(await dialog.findByText('Número IMEI informado é inválido')).toBeVisible();
  api.refuse(VERIFY, 'IMEI_VERIFICATION_SERVICE_UNAVAILABLE');
  await user.click(dialog.getByRole('button', { name: 'Verificar IMEI' }));
  expect(await dialog.findByText('Serviço indisponível. Tente novamente em alguns minutos')).toBeVisible();
  expect(field).toHaveValue(IMEI);
  api.ok(VERIFY, { imeiDetails: { brand: 'Samsung', imei: IMEI } });
  await user.click(dialog.getByRole('button', { name: 'Verificar IMEI' }));
  const print = await dialog.findByRole('link', { name: /Imprimir termo/ });
  expect(print).toHaveAttribute('href', `/render/${CONTRACT_ID}/device-consents`);
  await user.click(dialog.getByRole('button', { name: /^Sim/ }));
  expect(dialog.getByText('Marque que o cliente leu e assinou o termo.')).toBeVisible();
  expect(api.made(CONSENT)).toHaveLength(0);
  expect(api.made('POST /origination-code')).toHaveLength(0);
  await user.click(dialog.getByLabelText('O cliente leu e assinou o termo'));
  await user.click(dialog.getByRole('button', { name: /^Sim/ }));
  expect(await screen.findByLabelText('Código de 6 dígitos')).toBeVisible();
  expect(api.lastOf(CONSENT)?.body).toEqual({ contractId: CONTRACT_ID });
});

test('a camera reads the IMEI from the box; where there is none the field stays', async () => {
  const dialog = await confirming();
  await user.click(dialog.getByRole('button', { name: 'Ler com a câmera' }));
  expect(await dialog.findByText('Este navegador não abre a câmera. Digite o IMEI.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Fechar câmera' }));
  const stream = { getTracks: () => [], getVideoTracks: () => [] };
  const mediaDevices = { getUserMedia: () => Promise.resolve(stream), enumerateDevices: () => Promise.resolve([]) };
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  let looks = 0;
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = () =>
        Promise.resolve((looks += 1) < 2 ? [{ rawValue: '7891234567895' }] : [{ rawValue: `IMEI ${IMEI}` }]);
    },
  );
  await user.click(dialog.getByRole('button', { name: 'Ler com a câmera' }));
  expect(await dialog.findByRole('link', { name: /Imprimir termo/ })).toBeVisible();
  expect(api.lastOf(VERIFY)?.body).toMatchObject({ imei: IMEI });
  expect(looks).toBeGreaterThan(1);
  Reflect.deleteProperty(navigator, 'mediaDevices');
});

describe('the lock step', () => {
  test('registers by itself, shows the handbook of the brand, and sells once the lock is confirmed', async () => {
    const { answer, give } = held<ReturnType<typeof aLock>>();
    api.on(SUBMIT, () => answer);
    await locking();
    expect(await screen.findByText('Registrando aparelho...')).toBeVisible();
    give(aLock());
    expect(await screen.findByRole('dialog', { name: 'Confirmar configuração do aparelho' })).toBeVisible();
    expect(await screen.findByRole('link', { name: /Abrir o manual Samsung/ })).toHaveAttribute(
      'href',
      '/venda-celular/manual/samsung',
    );
    expect(api.lastOf(SUBMIT)?.body).toEqual({ contractId: CONTRACT_ID, productId: aDevice().id, imei: IMEI });
    expect(api.made(ACCEPT)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('Mensagem de ativação enviada com sucesso')).toBeVisible();
    await waitFor(() => expect(path()).toBe(`/caixa/compras/${CONTRACT_ID}/confirmacao`));
  });

  test('a confirmation that fails warns and asks for the lock again by itself', async () => {
    api.refuse(CONFIRM, 'DEVICE_NOT_LOCKED');
    await locking();
    await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('Configuração ainda não foi confirmada')).toBeVisible();
    await waitFor(() => expect(api.made(SUBMIT)).toHaveLength(2));
    expect(api.made(ACCEPT)).toHaveLength(0);
    api.ok(CONFIRM, aLock({ status: 'LOCKED' }));
    await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(api.made(ACCEPT)).toHaveLength(1));
  });

  test('the handbook that the retailer configured comes first; the operation is given up after a question', async () => {
    api.ok(SUBMIT, aLock({ brand: 'Nokia', handbookUrl: 'https://manual.example/nokia' }));
    await locking();
    expect(await screen.findByRole('link', { name: /Abrir o manual Nokia/ })).toHaveAttribute(
      'href',
      'https://manual.example/nokia',
    );
    await user.click(screen.getByRole('button', { name: 'Cancelar operação' }));
    await user.click(await screen.findByRole('button', { name: 'Cancelar a compra' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.made(ACCEPT)).toHaveLength(0);
  });

  test('a service that is away is asked again by a press', async () => {
    api.refuse(SUBMIT, 'DEVICE_LOCK_SERVICE_UNAVAILABLE');
    await locking();
    expect(await screen.findByText('O aparelho não foi registrado')).toBeVisible();
    api.ok(SUBMIT, aLock());
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('link', { name: /Abrir o manual/ })).toBeVisible();
  });
});
