import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CPF } from '../../../domain/testing/customers.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { working } from '../testing/centre.ts';

test.each([
  [true, 1],
  [false, 0],
])('extra credit is offered by its flag alone: %s', async (transactionalCreditOnServiceCentre, links) => {
  signedIn({ role: 'promoter', asksExtraCredit: true, flags: { transactionalCreditOnServiceCentre } });
  fakeApi(working);
  const { user } = await renderAt('/central-de-vendas');
  await user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);
  await screen.findByRole('heading', { level: 1, name: 'MARIA DOS SANTOS' });
  expect(screen.queryAllByRole('link', { name: /Super Compra/ })).toHaveLength(links);
});
