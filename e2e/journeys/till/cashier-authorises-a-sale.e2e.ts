import { codeOf, contractCount, wrongCodeFor } from '../../fixtures/counter-books.ts';
import {
  askForCode,
  askPlans,
  codeDialog,
  codeField,
  choosePlan,
  openCodeDialog,
  countCalls,
  finishButton,
  finishedTitle,
  giveCode,
  plans,
  valueField,
} from '../../fixtures/counter.ts';
import { customers } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/test.ts';

test('wrong codes say how many tries are left, the fifth ends the offer, a new one goes on', async ({ page, api }) => {
  const customer = customers.raisedLimit;
  const sale = { customer, reais: 400, count: 2 };
  const right = await askForCode(page, api, sale);
  for (const left of ['Restam 4 tentativas', 'Restam 3 tentativas', 'Restam 2 tentativas', 'Resta 1 tentativa']) {
    await codeField(page).fill('');
    await giveCode(page, wrongCodeFor(right));
    await expect(page.getByText('Código de compra incorreto').first()).toBeVisible();
    await expect(codeDialog(page).getByText(left).first()).toBeVisible();
    await expect(finishButton(page)).toBeDisabled();
  }
  await codeField(page).fill('');
  await giveCode(page, wrongCodeFor(right));
  await expect(
    page
      .getByText(
        'Código digitado errado 5 vezes. Por segurança, consulte o parcelamento novamente para receber outro código.',
      )
      .first(),
  ).toBeVisible();
  await expect(codeDialog(page)).toBeHidden();
  await expect(valueField(page)).toHaveValue(/400/);

  await valueField(page).press('Enter');
  await expect(plans(page)).toBeVisible();
  await choosePlan(page, api, sale);
  await giveCode(page, await codeOf(api, customer, right));
  await finishButton(page).click();
  await expect(finishedTitle(page)).toBeVisible();
});

test('another code may be asked for after a minute, by three ways, and replaces the first', async ({ page, api }) => {
  const customer = customers.fixedDay;
  await page.clock.install({ time: new Date() });
  const first = await askForCode(page, api, { customer, reais: 200, count: 1 });
  const ways = ['SMS', 'Whatsapp', 'Chamada telefônica'].map((name) =>
    codeDialog(page).getByRole('button', { name, exact: true }),
  );
  for (const way of ways) await expect(way).toBeDisabled();
  await page.clock.fastForward(50_000);
  for (const way of ways) await expect(way).toBeDisabled();
  await expect(codeDialog(page).getByRole('progressbar')).toBeVisible();
  await page.clock.fastForward(12_000);
  for (const way of ways) await expect(way).toBeEnabled();
  const resends = countCalls(page, 'POST', /^\/origination-code$/);
  const answered = page.waitForResponse('**/origination-code');
  await ways[1]?.click();
  // The server keeps its own minute: sooner, it answers the code that is on its way.
  expect((await answered).ok()).toBe(true);
  expect(resends()).toBe(1);
  await expect(codeDialog(page)).toBeVisible();
  await giveCode(page, first);
  await expect(finishButton(page)).toBeEnabled();
});

test('the dialog opened again shows the code that is still good instead of sending another', async ({ page, api }) => {
  const customer = customers.paysEarly;
  await askPlans(page, customer, 150);
  const code = await choosePlan(page, api, { customer, count: 1 });
  await codeDialog(page).getByRole('button', { name: 'Cancelar' }).click();
  await expect(codeDialog(page)).toBeHidden();
  const sends = countCalls(page, 'POST', /^\/origination-code$/);
  await openCodeDialog(page, 1);
  expect(sends()).toBe(0);
  await giveCode(page, code);
  await expect(finishButton(page)).toBeEnabled();
});

test('an authorised sale is not given up without a question', async ({ page, api }) => {
  const customer = customers.paidLate;
  const contractsBefore = await contractCount(api, customer);
  const code = await askForCode(page, api, { customer, reais: 120, count: 1 });
  await giveCode(page, code);
  await expect(finishButton(page)).toBeEnabled();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'A compra ainda não foi finalizada' });
  await question.getByRole('button', { name: 'Continuar a compra' }).click();
  await expect(finishButton(page)).toBeEnabled();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Cancelar a compra' }).click();
  await expect(codeDialog(page)).toBeHidden();
  expect(await contractCount(api, customer)).toBe(contractsBefore);
});
