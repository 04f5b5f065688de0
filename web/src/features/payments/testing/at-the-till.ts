import { screen } from '@testing-library/react';
import { CPF } from '../../../domain/testing/customers.ts';
import { renderAt } from '../../../testing/render-at.tsx';

export type Page = Awaited<ReturnType<typeof renderAt>>;
type User = Page['user'];

/** The payments in the whole app; on the history of before it is a refresh. */
export const openPayments = (history?: Page['history']): Promise<Page> => renderAt('/caixa/pagamentos', history);

/** The check of an installment, by its number. */
export const check = (order: number): HTMLElement =>
  screen.getByRole('checkbox', { name: new RegExp(`parcela ${order} de`) });

/** Asks for the customer, and waits for nothing. */
export const search = async (user: User): Promise<void> =>
  user.type(await screen.findByLabelText('CPF do cliente'), `${CPF}{Enter}`);

/** What the customer owes stands there. */
export async function list(user: User): Promise<void> {
  await search(user);
  await screen.findByRole('table');
}

/** Selects installments and asks to receive them. */
export async function confirm(user: User, orders: readonly number[] = [1, 2]): Promise<HTMLElement> {
  await list(user);
  for (const order of orders) await user.click(check(order));
  await user.click(screen.getByRole('button', { name: 'Pagar' }));
  return screen.findByRole('dialog');
}
