import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { IconButton } from '../button/icon-button.tsx';

const given = () => {
  const onClick = vi.fn<() => void>();
  render(<IconButton icon="close" label="Fechar aviso" onClick={onClick} />);
  return { onClick, button: screen.getByRole('button', { name: 'Fechar aviso' }) };
};
const told = () => screen.queryByText('Fechar aviso');
const wait = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const finger = { pointerType: 'touch' };

test('what is pointed at is named, until it is left or pressed', async () => {
  const user = userEvent.setup();
  const { button, onClick } = given();
  await user.hover(button);
  expect(told()).toBeVisible();
  await user.unhover(button);
  expect(told()).toBeNull();
  await user.hover(button);
  await user.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(told()).toBeNull();
});

test('who comes by keys is told too, once: those who do not see it know the name already', async () => {
  const user = userEvent.setup();
  given();
  await user.tab();
  expect(told()).toHaveAttribute('aria-hidden', 'true');
  await user.tab();
  expect(told()).toBeNull();
});

// Planted: hidden as the finger leaves, nobody reads it.
test('a finger that holds is told for six seconds after it left', () => {
  vi.useFakeTimers();
  const { button } = given();
  fireEvent.pointerDown(button, finger);
  wait(499);
  expect(told()).toBeNull();
  wait(1);
  fireEvent.pointerUp(button, finger);
  wait(5_999);
  expect(told()).toBeVisible();
  wait(1);
  expect(told()).toBeNull();
});

test('a finger that only presses is told nothing', () => {
  vi.useFakeTimers();
  const { button } = given();
  fireEvent.pointerDown(button, finger);
  wait(100);
  fireEvent.pointerUp(button, finger);
  wait(10_000);
  expect(told()).toBeNull();
});
