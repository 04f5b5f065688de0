import { customers } from '../fixtures/people.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { test } from '../fixtures/test.ts';

test.use({ operator: null });
test.setTimeout(400_000);
const shot = async (page: any, name: string, wide = true) => {
  await page.waitForTimeout(700);
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.screenshot({ path: `/tmp/look/${name}-1366.png` });
  if (wide) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForTimeout(200);
    await page.screenshot({ path: `/tmp/look/${name}-390.png` });
    await page.setViewportSize({ width: 1366, height: 768 });
  }
};
const tryIt = async (name: string, work: () => Promise<void>) => {
  try { await work(); } catch (error) { console.log(name, String(error).slice(0, 400)); }
};

test('centre', async ({ page }) => {
  await signIn(page, 'atendente@norte.example');
  await page.getByLabel('CPF do cliente').waitFor();
  await shot(page, 'centre-home');
  for (const [name, cpf] of [['ok', customers.upToDate.cpf], ['overdue', customers.overdue.cpf], ['denied', '90002100207'], ['unknown', '52998224725']] as const) {
    await tryIt(name, async () => {
      await page.goto('/central-de-vendas');
      await page.getByLabel('CPF do cliente').fill(cpf);
      await page.keyboard.press('Enter');
      await page.waitForTimeout(2500);
      await shot(page, `centre-${name}`);
      if (name === 'ok') {
        await page.getByText('Simular parcelamento').first().click({ timeout: 3000 });
        await page.getByRole('table').waitFor();
        await shot(page, 'simulator');
      }
    });
  }
});

test('flow', async ({ page }) => {
  await signIn(page, 'atendente@norte.example');
  await page.getByLabel('CPF do cliente').waitFor();
  await page.goto('/applications');
  await page.waitForTimeout(1500);
  await shot(page, 'flow-cpf');
  await tryIt('flow', async () => {
    await page.getByRole('textbox').first().fill('00010742298');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(2000);
    await shot(page, 'flow-phone');
  });
});

test('desk', async ({ page }) => {
  await signIn(page, 'analista@provedor.example');
  await page.waitForTimeout(1500);
  await shot(page, 'analyst-home');
  for (const path of ['fila', 'politica-de-credito', 'limite-extra', 'incentivos', 'campanhas', 'boletos']) {
    await tryIt(path, async () => {
      await page.goto(`/${path}`);
      await page.waitForTimeout(2000);
      await shot(page, path);
    });
  }
});
