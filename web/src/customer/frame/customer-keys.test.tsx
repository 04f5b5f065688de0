import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { fakeApi, refused } from '../../testing/fake-api.ts';
import { CustomerApp } from '../customer-app.tsx';
import { qrVisits } from '../qr/held-visit.ts';
import { onlineVisits } from '../registration/held-visit.ts';
import { addresses } from '../routes.ts';

beforeAll(() => import('../../ui/keyboard/heard-keys.tsx'));
beforeEach(() => {
  // Tests share modules: one before this may have opened a link, which the page would go on with.
  qrVisits.forget();
  onlineVisits.forget();
  window.location.hash = '';
  // Asked as the page of a store comes, sooner or later than the keys are read.
  fakeApi({ 'POST /store-purchase/open': () => refused('STORE_CODE_UNKNOWN') });
});

const map = () => screen.findByRole('dialog', { name: 'Teclas desta tela' });

test.each([...addresses, '/c/nada'])("'?' on %s shows the keys of the page", async (address) => {
  render(<CustomerApp path={address.replace('$code', 'abcdefgh')} />);
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  await userEvent.keyboard('?');
  expect(await map()).toHaveTextContent('Mostrar as teclas desta tela');
});

test('a field of signs takes it itself', async () => {
  render(<CustomerApp path="/c/comprovante" />);
  const field = await screen.findByRole('textbox');
  await userEvent.type(field, 'a?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('one of digits leaves it to the map, which names what Enter does', async () => {
  render(<CustomerApp path="/c/entrar" />);
  await userEvent.type(await screen.findByLabelText('CPF'), '?');
  expect(await map()).toHaveTextContent('EnterConfirmar o que está em foco');
});
