import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type FakeApi, fakeApi } from '../../testing/fake-api.ts';
import { fakeCamera } from '../../ui/camera/testing/fake-camera.ts';
import { FindCode } from './find-code.tsx';
import { paymentCodeIn } from './payment-code.ts';

const FIND = 'POST /coordinator/payment-codes/find';
const BARS = `99991${'0'.repeat(39)}`;
const boleto = {
  kind: 'BOLETO' as const,
  digitableLine: '99990.00003 00000.000000 00000.000000 1 00000000000000',
  value: 159.9,
  dueDate: '2026-12-10',
  ours: {
    state: 'OPEN' as const,
    customerName: 'Rita',
    contractNumber: '1234',
    installmentNumber: 2,
    installmentCount: 6,
  },
};
let api: FakeApi;
beforeEach(() => {
  api = fakeApi({ [FIND]: () => boleto });
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByLabelText('Código de barras, linha digitável ou Pix copia e cola');
async function open() {
  render(<FindCode />);
  await press('Ler boleto ou Pix');
}
/** What the camera sees, look by look; the last one stays. */
function sees(...looks: string[][]) {
  let look = 0;
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      detect = () =>
        Promise.resolve((looks[Math.min(look++, looks.length - 1)] ?? []).map((rawValue) => ({ rawValue })));
    },
  );
}

describe('a boleto or Pix in the hand', () => {
  test('is read by the camera: another code is told, the right one says what it is of', async () => {
    fakeCamera();
    sees([], ['7891234567895'], ['7891234567895'], [BARS]);
    await open();
    await press('Ler com a câmera');
    expect(await screen.findByText('Aponte para o código de barras do boleto ou para o QR Code do Pix.')).toBeVisible();
    expect(await screen.findByText('Este código não é de boleto nem de Pix. Aponte para outro.')).toBeVisible();
    const found = within(await screen.findByRole('status', { name: 'Boleto' }, { timeout: 4_000 }));
    for (const said of ['A pagar', 'Rita', '10/12/2026', '2 de 6, contrato 1234'])
      expect(found.getByText(said)).toBeVisible();
    expect(api.lastOf(FIND)?.body).toEqual({ code: BARS });
    expect(field()).toHaveValue(BARS);
    expect(screen.queryByLabelText('Imagem da câmera')).not.toBeInTheDocument();
  });

  test.each([
    ['NotAllowedError', /não foi permitida/],
    ['NotFoundError', /Nenhuma câmera encontrada/],
    ['NotReadableError', /em uso por outro programa/],
  ])('with a camera that fails (%s) it is typed', async (refusal, word) => {
    fakeCamera().refusal = refusal;
    await open();
    await press('Ler com a câmera');
    expect(await screen.findByText(word)).toBeVisible();
    await userEvent.type(field(), `${BARS}{Enter}`);
    expect(await screen.findByRole('status', { name: 'Boleto' })).toBeVisible();
  });

  test('that is nobody’s here moves nothing, and says so; nothing typed asks nothing', async () => {
    api.ok(FIND, { ...boleto, kind: 'PIX', digitableLine: null, value: null, dueDate: null, ours: null });
    await open();
    await press('Procurar');
    expect(field()).toHaveAccessibleDescription(/Digite ou leia um código/);
    expect(api.made(FIND)).toHaveLength(0);
    await userEvent.type(field(), '000201');
    await press('Procurar');
    expect(await screen.findByText('Não é uma parcela deste varejo. Nada foi pago nem mudado.')).toBeVisible();
    expect(screen.getByText('quem paga digita')).toBeVisible();
  });

  test('that is none is said under the field, and what was typed stays', async () => {
    api.refuse(FIND, 'PAYMENT_CODE_UNREADABLE');
    await open();
    await userEvent.type(field(), '123{Enter}');
    expect(await screen.findByText(/Este código não é de um boleto nem de um Pix/)).toBeVisible();
    expect(field()).toHaveValue('123');
  });
});

test.each([
  [BARS, BARS],
  [`8${BARS.slice(1)}`, null],
  [' 00020126580014br.gov.bcb.pix', '00020126580014br.gov.bcb.pix'],
  ['https://balcao.example/c/loja/ABC', null],
  ['490154203237518', null],
])('of %s a camera takes %s', (seen, taken) => {
  expect(paymentCodeIn(seen)).toBe(taken);
});
