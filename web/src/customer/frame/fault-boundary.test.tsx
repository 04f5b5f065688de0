import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { onFaults } from '../../lib/watching/faults.ts';
import { CustomerApp } from '../customer-app.tsx';

const lost = new Error('a part did not arrive');

function Broken(): never {
  throw lost;
}

// Planted: without the boundary the page was empty.
test('a page that breaks says so with a way on, below the name of whose it is, and the fault is told', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const told = vi.fn<(fault: unknown) => void>();
  onFaults(told);
  render(<CustomerApp path="/c/entrar" page={<Broken />} />);
  expect(screen.getByRole('banner')).toHaveTextContent('UME');
  expect(screen.getByRole('heading', { name: 'Esta página não abriu por inteiro' })).toBeVisible();
  expect(screen.getByText('A conexão pode ter caído. O que você já confirmou não se perdeu.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeEnabled();
  expect(told).toHaveBeenCalledWith(lost);
  vi.restoreAllMocks();
});
