import { messageTo } from '../../fixtures/inbox.ts';
import { analystOfProvider, type Customer, customers } from '../../fixtures/people.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ operator: analystOfProvider });

/** The bureau of the demonstration knows this CPF as that of somebody who died. */
const deceased: Customer = { cpf: '00030742269', name: 'Ninguém', phone: '92988885555' };

test('what the rules leave to a person is decided at the desk, and the store sees it; a denial, and one decided anew', async ({
  page,
  browser,
  server,
}) => {
  const { manualAnalysis, preApproved, denied } = customers;
  await page.goto('/cadastros');
  await page.getByRole('button', { name: `Analisar: ${manualAnalysis.name}` }).click();
  const act = page.getByRole('region', { name: 'Decisão' });
  await act.getByLabel('Limite a conceder').fill('600');
  await act.getByRole('button', { name: /^Aprovar/ }).click();
  const approving = page.getByRole('dialog', { name: 'Aprovar cadastro' });
  await approving.getByLabel('Motivo da decisão').fill('Renda confere');
  await approving.getByRole('button', { name: /^Aprovar/ }).click();
  await expect(page.getByText('Cadastro aprovado: o limite já vale.')).toBeVisible();
  // A conflict of the photographs: the face is decided on first.
  await page.getByRole('button', { name: `Analisar: ${preApproved.name}` }).click();
  await page.getByRole('button', { name: 'Decidir sobre a foto' }).click();
  const face = page.getByRole('dialog', { name: 'Decidir sobre a foto' });
  await face.getByRole('radio', { name: 'Não é o cliente' }).check();
  await face.getByLabel('Por quê').fill('Rosto de outra pessoa');
  await face.getByRole('button', { name: 'Registrar decisão' }).click();
  await expect(page.getByText('Decisão sobre a foto registrada.')).toBeVisible();

  const context = await browser.newContext({
    baseURL: server.url,
    storageState: { cookies: [], origins: [] },
    viewport: { width: 390, height: 844 },
  });
  const store = await context.newPage();
  await signIn(store, 'atendente@norte.example');
  const lookUp = async (cpf: string) => {
    await store.goto('/central-de-vendas');
    await store.getByLabel('CPF do cliente').fill(cpf);
    await store.getByLabel('CPF do cliente').press('Enter');
  };
  await lookUp(manualAnalysis.cpf);
  await expect(store.getByText('Valor total disponível para comprar')).toBeVisible();
  await lookUp(denied.cpf);
  await expect(store.getByRole('heading', { name: 'Reavaliação de cadastro disponível' })).toBeVisible();
  await store.getByRole('button', { name: 'Enviar código' }).click();
  const [, one = '', two = ''] = await messageTo(
    server.url,
    denied.phone,
    /(\d{3})-(\d{3}) é o código do seu cadastro/,
  );
  await store.getByLabel('Código de 6 dígitos').pressSequentially(one + two);
  await store.getByRole('button', { name: 'Reavaliar cadastro' }).click();
  await expect(
    store.getByRole('heading', { name: /^(Cadastro aprovado|Infelizmente não podemos|A avaliação continua)/ }),
  ).toBeVisible({ timeout: 30_000 });

  // Without a link what was typed stays, and goes out once it is pressed again.
  await store.goto('/applications');
  await store.getByLabel('CPF do cliente').fill(deceased.cpf);
  await store.getByRole('button', { name: 'Próximo' }).click();
  await store.getByLabel('Celular Principal').fill(deceased.phone);
  await context.setOffline(true);
  await store.getByRole('button', { name: 'Enviar SMS' }).click();
  await expect(store.getByText(/acesso a internet|[Ss]em conexão/).first()).toBeVisible();
  await expect(store.getByLabel('Celular Principal')).toHaveValue('(92) 98888-5555');
  await context.setOffline(false);
  await store.getByRole('button', { name: 'Enviar SMS' }).click();
  const code = await messageTo(server.url, deceased.phone, /(\d{3})-(\d{3}) é o código do seu cadastro/);
  await store.getByLabel('Código de 6 dígitos').pressSequentially(code.slice(1).join(''));
  await expect(store.getByRole('heading', { name: 'Cliente não pré-aprovado' })).toBeVisible();
  await context.close();
});
