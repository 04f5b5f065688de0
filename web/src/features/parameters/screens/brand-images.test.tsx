import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type FakeApi, fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import type { Layer, LayerField } from '../rules/draft.ts';

const LAYER = 'GET /configurations/layers';
const PREVIEW = 'POST /configurations/layers/preview';
const ENTER = 'POST /configurations/layers';

const aField = (part: Partial<LayerField> = {}): LayerField => ({
  path: 'flags.localCashierSelector',
  part: 'Recursos',
  title: 'Escolha do caixa, de 01 a 20',
  kind: 'BOOLEAN',
  choices: [],
  variables: [],
  inherited: false,
  inheritedFrom: 'RETAILER',
  ...part,
});
const aLayer = (part: Partial<Layer> = {}): Layer => ({
  scope: 'STORE',
  revision: 3,
  document: {},
  fields: [],
  hostnames: [],
  ...part,
});
let api: FakeApi;
beforeEach(() => {
  signedIn({ role: 'analyst' });
  api = fakeApi({
    'GET /retailers/stores': () => [],
    [LAYER]: () => aLayer(),
    'GET /configurations/layers/versions': () => ({ items: [], next: null }),
  });
});
async function open(place: string) {
  const page = await renderAt('/parametros');
  await page.user.selectOptions(await screen.findByLabelText('Onde vale'), place);
  await screen.findByLabelText('Assunto');
  return page;
}

test('a picture is sent, seen on light and dark paper, and put into what is edited: nothing changes before it is confirmed', async () => {
  const id = '0123456789abcdef'.repeat(2);
  const address = `/configurations/images/${id}`;
  const logo = aField({ path: 'cdn.logoUrl', part: 'Imagens', title: 'Logotipo', kind: 'IMAGE', inherited: null });
  api.ok(LAYER, aLayer({ scope: 'HOSTNAME', fields: [logo] }));
  api.ok(PREVIEW, { difference: [{ path: logo.path, title: 'Logotipo', before: null, after: address }], seen: [] });
  api.ok('POST /configurations/images', { id, address, width: 300, height: 100 });
  const { user } = await open('Marca e acesso, por endereço');
  await user.upload(screen.getByLabelText('Escolher imagem: Logotipo'), new File(['abc'], 'norte.png'));
  expect(await screen.findByText(/^A imagem está pronta: só aparece nas páginas depois/)).toBeVisible();
  expect(api.lastOf('POST /configurations/images')?.body).toEqual({ imageBase64: btoa('abc') });
  expect(screen.getByLabelText('Logotipo')).toHaveValue(address);
  for (const name of ['Logotipo, papel claro', 'Logotipo, papel escuro'])
    expect(screen.getByRole('img', { name })).toHaveAttribute('src', address);
  expect(api.made(ENTER)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Ver o que muda' }));
  expect(await screen.findByText('Logotipo: de vazio para imagem 01234567')).toBeVisible();
  expect(api.lastOf(PREVIEW)?.body).toMatchObject({ document: { cdn: { logoUrl: address } } });
});

test('a picture that is refused says why where it was chosen, and what was there stays', async () => {
  const logo = aField({ path: 'cdn.logoUrl', part: 'Imagens', title: 'Logotipo', kind: 'IMAGE', own: '/norte.png' });
  api.ok(LAYER, aLayer({ scope: 'HOSTNAME', fields: [logo] }));
  api.refuse('POST /configurations/images', 'BRAND_IMAGE_IS_SVG');
  const { user } = await open('Marca e acesso, por endereço');
  const choose = screen.getByLabelText('Escolher imagem: Logotipo');
  // What calls itself PNG and is none is the server's to say; what is too large is not sent.
  await user.upload(choose, new File(['<svg/>'], 'norte.png'));
  expect(await screen.findByText(/^SVG não é aceito/)).toBeVisible();
  await user.upload(choose, new File([new Uint8Array(600 * 1024)], 'grande.png'));
  expect(await screen.findByText('grande.png tem 600 KB; o máximo é 512 KB.')).toBeVisible();
  expect(api.made('POST /configurations/images')).toHaveLength(1);
  expect(screen.getByLabelText('Logotipo')).toHaveValue('/norte.png');
});
