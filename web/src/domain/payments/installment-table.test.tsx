import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { anInstallment } from '../testing/installments.ts';
import { formatReais } from '../money/format-reais.ts';
import { InstallmentBadge } from './installment-badge.tsx';
import { InstallmentTable } from './installment-table.tsx';
import type { Installment } from './installment.ts';

const three = [1, 2, 3].map((order) => anInstallment(order));
const checks = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const check = (at: number) => checks()[at] ?? document.body;

function setUp(installments: readonly Installment[] = three, whyNot: (one: Installment) => string | null = () => null) {
  const onEnter = vi.fn<() => void>();
  const onForbidden = vi.fn<(why: string) => void>();
  function Page() {
    const [selected, select] = useState<ReadonlySet<string>>(new Set());
    return (
      <InstallmentTable
        installments={installments}
        selectedIds={selected}
        isLocked={false}
        whyNot={whyNot}
        onForbidden={onForbidden}
        onToggle={(id) => select((before) => new Set([...before, id].filter((one) => one !== id || !before.has(id))))}
        onEnter={onEnter}
        empty={<p>Nada a receber</p>}
      />
    );
  }
  render(<Page />);
  return { onEnter, onForbidden, user: userEvent.setup() };
}

test('arrows go from line to line, Home and End to the first and the last', async () => {
  const { user } = setUp();
  expect(check(0)).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(check(1)).toHaveFocus();
  await user.keyboard('{End} ');
  expect(check(2)).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowUp}{Home}');
  expect(check(0)).toHaveFocus();
  expect(checks().map(({ checked }) => checked)).toEqual([false, false, true]);
});

test('what may not be checked says why, by a click and by Space; Tab and the first focus pass it over', async () => {
  const { user, onForbidden } = setUp(three, (one) =>
    one.installmentOrder < 3 ? `Antes de ${one.installmentOrder}` : null,
  );
  expect(check(2)).toHaveFocus();
  await user.click(check(0));
  await user.keyboard('{ArrowDown} ');
  expect(onForbidden.mock.calls).toEqual([['Antes de 1'], ['Antes de 2']]);
  expect(checks().some(({ checked }) => checked)).toBe(false);
  expect(check(0)).toHaveAccessibleDescription('Antes de 1');
  await user.keyboard('{Tab}');
  expect(check(2)).toHaveFocus();
});

test('Enter asks to receive and checks nothing; held down it asks once', async () => {
  const { user, onEnter } = setUp();
  await user.keyboard('{Enter}');
  fireEvent.keyDown(check(0), { key: 'Enter', repeat: true });
  expect(onEnter).toHaveBeenCalledOnce();
  expect(checks().some(({ checked }) => checked)).toBe(false);
});

test('each check says of which line it is', () => {
  setUp([anInstallment(2, { contractNumber: '99', numberOfInstallments: 12 })]);
  expect(screen.getByRole('checkbox')).toHaveAccessibleName('Selecionar parcela 2 de 12 do contrato 99');
});

test('nothing to receive says so, without a check to fall into', () => {
  setUp([]);
  expect(screen.getByText('Nada a receber')).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a payment of an agreement is marked', () => {
  setUp([anInstallment(1, { isFromRenegotiation: true }), anInstallment(2)]);
  const [, agreed, plain] = within(screen.getByRole('table')).getAllByRole('row');
  expect(agreed).toHaveTextContent('1 de 6 **');
  expect(plain).not.toHaveTextContent('**');
});

test('long values stand whole', async () => {
  const long = anInstallment(1, {
    contractNumber: '123456789012',
    installmentValue: 1_234_567.89,
    paymentDue: 1_234_567.89,
  });
  const { user } = setUp([long]);
  expect(screen.getAllByText('R$ 1.234.567,89')).toHaveLength(2);
  await user.click(check(0));
  expect(check(0)).toBeChecked();
});

test.each([
  ['PENDING', 'A vencer'],
  ['PAYMENT_OVERDUE', 'Em atraso'],
  ['PAID', 'Pago'],
  ['CANCELED', 'Cancelada'],
] as const)('%s reads %s', (status, word) => {
  render(<InstallmentBadge status={status} />);
  expect(screen.getByText(word)).toBeVisible();
});

test.each([
  [0, 'R$ 0,00'],
  [0.3, 'R$ 0,30'],
  [1234.5, 'R$ 1.234,50'],
  [-12.34, '-R$ 12,34'],
])('%s reais read %s', (reais, text) => {
  expect(formatReais(reais).replaceAll('\u00a0', ' ')).toBe(text);
});

test('an amount with a fraction of a cent is a fault, never a rounded price', () => {
  expect(() => formatReais(0.1 + 0.2)).toThrow(RangeError);
});
