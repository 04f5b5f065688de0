import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CustomerApp } from './customer-app.tsx';
import { loadPage } from './routes.ts';

test('a page whose screen is in hand is there at once, and never says that it is loading', async () => {
  const page = await loadPage('/c/entrar/');
  render(<CustomerApp path="/c/entrar/" page={page} />);
  expect(screen.getByRole('textbox', { name: 'CPF' })).toHaveFocus();
  expect(screen.queryByRole('status')).toBeNull();
});

test('of an address that is none there is nothing to fetch; the frame says so', async () => {
  const page = await loadPage('/c/nada');
  expect(page).toBeUndefined();
  render(<CustomerApp path="/c/nada" page={page} />);
  expect(screen.getByRole('heading', { name: 'Este link não é válido' })).toBeVisible();
});
