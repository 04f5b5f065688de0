import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { aProposal, proposalId } from '../../testing/offers.ts';
import { ProposalsList } from './list.tsx';

const proposals = [
  aProposal(),
  aProposal({ numberOfInstallments: 1, installmentValue: 1056.14, lastInstallmentValue: 1056.14 }),
  aProposal({ numberOfInstallments: 12, installmentValue: 1_234_567.89, lastInstallmentValue: 1_234_567.89 }),
];
const [one, six, twelve] = [1, 6, 12].map(proposalId);
const rows = () => screen.getAllByRole('radio');
const row = (at: number) => rows()[at] ?? document.body;
const textOf = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ');

function setUp(props: Partial<ComponentProps<typeof ProposalsList>> = {}) {
  const told = {
    onSelect: vi.fn<(id: string | null) => void>(),
    onAccept: vi.fn<() => void>(),
    onCancel: vi.fn<() => void>(),
  };
  function Page() {
    const [selected, select] = useState<string | null>(props.selectedId ?? null);
    return (
      <ProposalsList
        proposals={proposals}
        {...told}
        {...props}
        selectedId={selected}
        onSelect={(id) => {
          told.onSelect(id);
          select(id);
        }}
      />
    );
  }
  render(<Page />);
  return { ...told, user: userEvent.setup() };
}

test('fewest first, each with interest, CET and total, a different last installment said', () => {
  setUp();
  expect(screen.getByRole('radiogroup', { name: 'Opções de parcelamento' })).toBeVisible();
  expect(rows().map(textOf)).toEqual([
    '1x de R$ 1.056,14juros 5,00% a.m.CET 89,67% a.a.total R$ 1.056,14',
    '6x de R$ 199,85 última de R$ 199,82juros 5,00% a.m.CET 89,67% a.a.total R$ 1.199,07',
    '12x de R$ 1.234.567,89juros 5,00% a.m.CET 89,67% a.a.total R$ 14.814.814,68',
  ]);
});

test('the first has the focus and is the only stop of Tab', async () => {
  const { user } = setUp();
  expect(row(0)).toHaveFocus();
  expect(rows().map((each) => each.tabIndex)).toEqual([0, -1, -1]);
  await user.keyboard('{ArrowDown}');
  expect(row(1)).toHaveFocus();
  expect(rows().map((each) => each.tabIndex)).toEqual([-1, 0, -1]);
});

test('one chosen before is where the keyboard begins', () => {
  setUp({ selectedId: twelve ?? null });
  expect(row(2)).toHaveFocus();
  expect(row(2)).toBeChecked();
});

test('Space chooses and takes back; Enter accepts what is focused when none is chosen', async () => {
  const { user, onSelect, onAccept } = setUp();
  await user.keyboard('{End} ');
  expect(onSelect).toHaveBeenLastCalledWith(twelve);
  await user.keyboard(' ');
  expect(onSelect).toHaveBeenLastCalledWith(null);
  expect(onAccept).not.toHaveBeenCalled();
  await user.keyboard('{Home}{Enter}');
  expect(onSelect).toHaveBeenLastCalledWith(one);
  expect(onAccept).toHaveBeenCalledOnce();
});

test('Enter accepts the chosen one, wherever the focus is', async () => {
  const { user, onSelect, onAccept } = setUp({ selectedId: six ?? null });
  await user.keyboard('{ArrowUp}{Enter}');
  expect(onSelect).not.toHaveBeenCalled();
  expect(onAccept).toHaveBeenCalledOnce();
});

// Planted: without the look at `repeat` an Enter held down from the field before accepts by itself.
test('a held Enter accepts nothing, held arrows move', () => {
  const { onAccept } = setUp();
  fireEvent.keyDown(row(0), { key: 'Enter', repeat: true });
  expect(onAccept).not.toHaveBeenCalled();
  fireEvent.keyDown(row(0), { key: 'ArrowDown', repeat: true });
  expect(row(1)).toHaveFocus();
});

test('Escape gives up; other keys are left to the browser', async () => {
  const { user, onCancel, onSelect } = setUp({ selectedId: six ?? null });
  await user.keyboard('x');
  expect(onCancel).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledOnce();
  expect(onSelect).not.toHaveBeenCalled();
});

test('a press chooses, offers to accept beside it, and takes back', async () => {
  const { user, onSelect, onAccept } = setUp();
  await user.click(row(1));
  expect(onSelect).toHaveBeenLastCalledWith(six);
  await user.click(screen.getByRole('button', { name: 'Aceitar' }));
  expect(onAccept).toHaveBeenCalledOnce();
  await user.click(row(1));
  expect(onSelect).toHaveBeenLastCalledWith(null);
  expect(screen.queryByRole('button', { name: 'Aceitar' })).toBeNull();
});

test('a coupon is in the total; biweekly plans say so and give their own rate', () => {
  const biweekly = aProposal({ dueDateRule: 'BIWEEKLY', lastInstallmentValue: 199.85 });
  setUp({ proposals: [biweekly], couponValue: 50.5 });
  const group = screen.getByRole('radiogroup', { name: 'Parcelamento quinzenal' });
  expect(textOf(within(group).getByRole('radio'))).toBe(
    '6x de R$ 199,85juros 2,30% por quinzenaCET 89,67% a.a.total R$ 1.249,60',
  );
});
