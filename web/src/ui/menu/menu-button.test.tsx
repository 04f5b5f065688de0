import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MenuButton } from './menu-button.tsx';

const hands = () => userEvent.setup({ delay: null });
const button = () => screen.getByRole('button', { name: 'Mais ações' });
const focused = () => document.activeElement?.textContent;

function show() {
  const onChoose = vi.fn<(key: string) => void>();
  const item = (key: string, label: string, disabled = false) => {
    return { key, label, disabled, onChoose: () => onChoose(key) };
  };
  const items = [
    item('view', 'Ver'),
    item('print', 'Imprimir'),
    item('send', 'Enviar', true),
    item('undo', 'Desfazer'),
  ];
  render(
    <>
      <MenuButton label="Mais ações" items={items} />
      <button type="button">Depois</button>
    </>,
  );
  return onChoose;
}

test('opens by a press on its first act, and by arrows on the first or the last', async () => {
  show();
  await hands().click(button());
  expect(focused()).toBe('Ver');
  await hands().keyboard('{Escape}{ArrowUp}');
  expect(focused()).toBe('Desfazer');
  await hands().keyboard('{Escape}{ArrowDown}');
  expect(focused()).toBe('Ver');
});

test('arrows go around, Home and End to the ends, a letter to its act', async () => {
  show();
  button().focus();
  await hands().keyboard('{ArrowDown}{ArrowUp}');
  expect(focused()).toBe('Desfazer');
  await hands().keyboard('{ArrowDown}');
  expect(focused()).toBe('Ver');
  await hands().keyboard('{End}{Home}i');
  expect(focused()).toBe('Imprimir');
});

test('Enter acts once, closes and gives the focus back', async () => {
  const onChoose = show();
  button().focus();
  await hands().keyboard('{Enter}{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('print');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button()).toHaveFocus();
});

test('Escape closes without an act, Tab goes on', async () => {
  const onChoose = show();
  button().focus();
  await hands().keyboard('{ArrowDown}{Escape}');
  expect(button()).toHaveFocus();
  await hands().keyboard('{ArrowDown}{Tab}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(onChoose).not.toHaveBeenCalled();
});

test('a disabled act is reached and does nothing', async () => {
  const onChoose = show();
  button().focus();
  await hands().keyboard('{ArrowDown}e{Enter}');
  expect(focused()).toBe('Enviar');
  expect(onChoose).not.toHaveBeenCalled();
});

test('a press elsewhere closes it', async () => {
  show();
  await hands().click(button());
  await hands().click(screen.getByRole('button', { name: 'Depois' }));
  expect(screen.queryByRole('menu')).toBeNull();
});
