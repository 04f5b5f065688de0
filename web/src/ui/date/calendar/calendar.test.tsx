import type { CivilDate } from '@balcao/contract/kernel';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Calendar } from './calendar.tsx';

type Props = Partial<Parameters<typeof Calendar>[0]>;
type TakesDate = (date: CivilDate) => void;

const hands = () => userEvent.setup({ delay: null });
const focused = () => document.activeElement?.getAttribute('data-day');

function show(props: Props = {}) {
  const onChoose = vi.fn<TakesDate>();
  const onClose = vi.fn<() => void>();
  render(
    <Calendar
      label="Nascimento"
      value="2026-11-21"
      today="2026-11-20"
      startsFocused
      onChoose={onChoose}
      onClose={onClose}
      {...props}
    />,
  );
  return { onChoose, onClose };
}

test('opens on the chosen day, which is marked; so is today', () => {
  show();
  expect(focused()).toBe('2026-11-21');
  expect(screen.getByRole('gridcell', { selected: true })).toHaveTextContent('21');
  expect(screen.getByRole('button', { current: 'date' })).toHaveAccessibleName(/20 de novembro de 2026, hoje$/);
});

test.each([
  ['{ArrowLeft}', '2026-11-20'],
  ['{ArrowRight}', '2026-11-22'],
  ['{ArrowUp}', '2026-11-14'],
  ['{ArrowDown}', '2026-11-28'],
  ['{ArrowDown}{ArrowDown}', '2026-12-05'],
  ['{Home}', '2026-11-15'],
  ['{End}', '2026-11-21'],
  ['{PageUp}', '2026-10-21'],
  ['{PageDown}', '2026-12-21'],
  ['{Shift>}{PageUp}{/Shift}', '2025-11-21'],
  ['{Shift>}{PageDown}{/Shift}', '2027-11-21'],
])('%s leads to %s', async (keys, expected) => {
  show();
  await hands().keyboard(keys);
  expect(focused()).toBe(expected);
});

test('a month later than 31 January is the last of February', async () => {
  show({ value: '2028-01-31' });
  await hands().keyboard('{PageDown}');
  expect(focused()).toBe('2028-02-29');
});

test('Enter chooses, Escape only closes', async () => {
  const { onChoose, onClose } = show();
  await hands().keyboard('{ArrowRight}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('2026-11-22');
  await hands().keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('keys stop at the limits, and a day outside is not chosen', async () => {
  const { onChoose } = show({ min: '2026-11-20', max: '2026-11-25' });
  await hands().keyboard('{PageDown}');
  expect(focused()).toBe('2026-11-25');
  await hands().click(screen.getByRole('button', { name: /26 de novembro/ }));
  expect(onChoose).not.toHaveBeenCalled();
});

test('month and year are two choices away from a birth date', async () => {
  show();
  await hands().selectOptions(screen.getByRole('combobox', { name: 'Mês' }), 'maio');
  await hands().selectOptions(screen.getByRole('combobox', { name: 'Ano' }), '1962');
  expect(screen.getByRole('grid', { name: 'maio de 1962' })).toBeVisible();
});

test('the grid has whole weeks from Sunday to Saturday', () => {
  show({ value: '2026-02-10' });
  const [head, ...weeks] = within(screen.getByRole('grid')).getAllByRole('row');
  expect(within(head as HTMLElement).getAllByRole('columnheader')).toHaveLength(7);
  // February 2026 starts on a Sunday and fills four weeks.
  expect(weeks).toHaveLength(4);
  expect(screen.getByRole('button', { name: 'domingo, 1 de fevereiro de 2026' })).toBeVisible();
});

test('only one day is in the tab order', () => {
  show();
  const stops = screen.getAllByRole('button').filter((day) => day.dataset['day'] && day.tabIndex === 0);
  expect(stops).toHaveLength(1);
});
