import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ToastRegion } from './toast-region.tsx';
import { toastStore } from './toasts.ts';

function showing(text: string, ms?: 3_000) {
  vi.useFakeTimers();
  render(<ToastRegion />);
  act(() => toastStore.show({ kind: 'success', text, ...(ms === undefined ? {} : { ms }) }));
}
const wait = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('stays two seconds unless told otherwise', () => {
  showing('SMS enviado com sucesso!');
  wait(1999);
  expect(screen.getByRole('status')).toHaveTextContent('SMS enviado com sucesso!');
  wait(1);
  expect(screen.queryByText('SMS enviado com sucesso!')).toBeNull();
});

test('stays as long as it is told', () => {
  showing('Loja alterada com sucesso!', 3000);
  wait(2999);
  expect(screen.getByText('Loja alterada com sucesso!')).toBeVisible();
  wait(1);
  expect(screen.queryByText('Loja alterada com sucesso!')).toBeNull();
});

test('waits while pointed at or focused', () => {
  showing('Leia com calma');
  const toast = screen.getByText('Leia com calma');
  fireEvent.pointerEnter(toast);
  wait(10_000);
  expect(toast).toBeVisible();
  fireEvent.pointerLeave(toast);
  fireEvent.focus(screen.getByRole('button', { name: 'Fechar aviso' }));
  wait(10_000);
  expect(toast).toBeVisible();
  fireEvent.blur(screen.getByRole('button', { name: 'Fechar aviso' }));
  wait(2000);
  expect(screen.queryByText('Leia com calma')).toBeNull();
});

test('a dialog that opens takes it along, and it does not begin anew', () => {
  vi.useFakeTimers();
  const first = render(<ToastRegion />);
  act(() => toastStore.show({ kind: 'success', text: 'Código enviado' }));
  wait(1_500);
  first.unmount();
  render(<ToastRegion />);
  wait(499);
  expect(screen.getByText('Código enviado')).toBeVisible();
  wait(1);
  expect(screen.queryByText('Código enviado')).toBeNull();
});

test('the same sentence does not pile up, and errors interrupt', () => {
  showing('Uma vez');
  act(() => toastStore.show({ kind: 'success', text: 'Uma vez' }));
  act(() => toastStore.show({ kind: 'danger', text: 'Falhou' }));
  expect(screen.getAllByText('Uma vez')).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Falhou');
  wait(5000);
});
