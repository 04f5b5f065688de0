import { violationsInBothThemes } from '../../fixtures/axe.ts';
import { analyst, analystOfProvider, cashier, stores } from '../../fixtures/people.ts';
import { signIn } from '../../fixtures/sign-in.ts';
import { sizes } from '../../fixtures/sizes.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ operator: analyst });

/** Three pixels wide, two high. */
const aLogo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAMAAACqqpYoAAAAA1BMVEUAeFAr95/QAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAC0lEQVQImWNggAAAAAgAAa9T6iIAAAAASUVORK5CYII=',
  'base64',
);

const tills = 'Escolha do caixa, de 01 a 20';

test('an analyst turns a flag for one store, its till shows it, and the change is undone', async ({
  page,
  browser,
  server,
}) => {
  const tillOf = async () => {
    const context = await browser.newContext({ baseURL: server.url, storageState: { cookies: [], origins: [] } });
    const till = await context.newPage();
    await signIn(till, cashier);
    await expect(till.getByRole('heading', { name: 'Caixa', exact: true })).toBeVisible();
    const asked = await till.getByText('Qual caixa você está operando?').count();
    await context.close();
    return asked;
  };
  expect(await tillOf()).toBe(0);
  await page.goto('/?menu=true');
  await page.getByRole('link', { name: /^Parâmetros/ }).click();
  await page.getByLabel('Onde vale').selectOption(stores.centro.name);
  await page.getByLabel('Assunto').selectOption('Recursos');
  await page.getByLabel(tills).selectOption('Sim');
  for (const { width, height } of sizes) {
    await page.setViewportSize({ width, height });
    expect(await violationsInBothThemes(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Ver o que muda' }).click();
  await expect(page.getByText(`${tills}: de Não para Sim`)).toBeVisible();
  await page.getByLabel('Motivo').fill('A loja abriu mais caixas');
  await page.getByRole('button', { name: 'Confirmar mudança' }).click();
  await expect(page.getByText('Feito: vale a partir de agora.')).toBeVisible();
  const newest = page.getByRole('region', { name: 'Histórico' }).getByRole('listitem').first();
  await expect(newest).toContainText('A loja abriu mais caixas');
  await expect(newest).toContainText('Davi Rocha');
  expect(await tillOf()).toBe(1);

  await page.getByRole('button', { name: 'Desfazer' }).click();
  await page.getByLabel('Motivo').fill('Era outra loja');
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('Desfeito: vale o que valia antes.')).toBeVisible();
  await expect(newest).toContainText('Desfez a mudança anterior');
  expect(await tillOf()).toBe(0);
});

test('the tabs of the configuration: what changes, how a store sees it, who changed it, the way back, and the audit', async ({
  page,
}) => {
  await page.goto('/?menu=true');
  await page.getByRole('link', { name: /^Parâmetros/ }).click();
  const tabs = page.getByRole('navigation', { name: 'Configuração' });
  await expect(tabs.getByRole('link')).toHaveText(['Parâmetros', 'Políticas', 'Política de crédito']);
  const open = async (name: string) => {
    await tabs.getByRole('link', { name, exact: true }).click();
    await expect(tabs.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  };

  await open('Políticas');
  const dated = page.getByRole('region', { name: 'Super Compra, Norte Móveis' });
  await expect(dated).toContainText('Em vigor');
  await expect(dated.getByRole('link', { name: 'Mudar a partir desta' })).toBeVisible();

  await open('Política de crédito');
  await expect(page.getByText('Regras que eliminam').first()).toBeVisible();

  await open('Parâmetros');
  await page.getByLabel('Assunto').selectOption('Recursos');
  await page.getByLabel(tills).selectOption('Sim');
  await page.getByLabel('Ver como fica na loja').selectOption(stores.shopping.name);
  await page.getByRole('button', { name: 'Ver o que muda' }).click();
  await expect(page.getByRole('heading', { name: 'O que muda' })).toBeVisible();
  await expect(page.getByRole('heading', { name: `Como fica em ${stores.shopping.name}` })).toBeVisible();
  await expect(page.getByText(`${tills}: de Não para Sim`)).toHaveCount(2);
  await page.getByLabel('Motivo').fill('Todas as lojas abriram caixas');
  await page.getByRole('button', { name: 'Confirmar mudança' }).click();
  const newest = page.getByRole('region', { name: 'Histórico' }).getByRole('listitem').first();
  await expect(newest).toContainText('Todas as lojas abriram caixas');
  await newest.getByRole('button', { name: 'Desfazer' }).click();
  await page.getByLabel('Motivo').fill('Ainda não abriram');
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click();
  await expect(newest).toContainText('Desfez a mudança anterior');

  await page.goto('/auditoria');
  const entries = page.getByRole('table').getByRole('row');
  await expect(entries.filter({ hasText: 'Mudança de configuração desfeita' }).first()).toContainText('Davi Rocha');
  await expect(entries.filter({ hasText: 'Configuração alterada' }).first()).toContainText('Davi Rocha');
});

test.describe('at the provider', () => {
  test.use({ operator: analystOfProvider });

  test('the brand of a hostname is changed, its logo sent, and a colour that cannot be read is said', async ({
    page,
  }) => {
    await page.goto('/parametros');
    await page.getByLabel('Onde vale').selectOption('Marca e acesso, por endereço');
    await page.getByLabel('Nome').fill('Crediário Aurora');
    await page.getByLabel('Assunto').selectOption('Imagens');
    await page
      .getByLabel('Escolher imagem: Logotipo', { exact: true })
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: aLogo });
    await expect(page.getByText('A imagem está pronta')).toBeVisible();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByLabel('Assunto').selectOption('Cores');
    await page.getByLabel('Cor principal').fill('#ffee00');
    await expect(page.getByText(/^Para ser lida sobre o papel, aparece como #/)).toBeVisible();
    await page.getByRole('button', { name: 'Ver o que muda' }).click();
    await page.getByLabel('Motivo').fill('Marca nova');
    await page.getByRole('button', { name: 'Confirmar mudança' }).click();
    await expect(page.getByText('Feito: vale a partir de agora.')).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.reload();
    await expect(page).toHaveTitle('Crediário Aurora');
    const home = page.getByRole('link', { name: 'Crediário Aurora, início' });
    await expect(home.locator('img')).toHaveJSProperty('naturalWidth', 3);
    expect(asked).not.toContain('/configurations/public');
  });
});
