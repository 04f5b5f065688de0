import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import { ToastRegion } from '../toast/toast-region.tsx';
import { toastStore } from '../toast/toasts.ts';
import { Dialog } from './dialog.tsx';

function Page({ onClosed }: { onClosed?: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClosed?.();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Dialog open={isOpen} title="Confirmar pagamento" onClose={close} actions={<Button onClick={close}>Não</Button>}>
        <TextField label="Motivo" value="" onChange={() => undefined} startsFocused />
      </Dialog>
      <ToastRegion />
    </>
  );
}

test('the focus goes in and returns where it was', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  expect(screen.getByRole('dialog', { name: 'Confirmar pagamento' })).toBeVisible();
  expect(screen.getByLabelText('Motivo')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Não' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
});

test('Escape and the cross close it, once', async () => {
  const user = userEvent.setup();
  const onClosed = vi.fn<() => void>();
  render(<Page onClosed={onClosed} />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  await user.keyboard('{Escape}');
  expect(onClosed).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(onClosed).toHaveBeenCalledTimes(2);
});

test('without onClose only the actions close it', async () => {
  const user = userEvent.setup();
  render(<Dialog open title="Aguarde" actions={<Button>Sim</Button>} />);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fechar' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Sim' })).toHaveFocus();
});

test('a toast is shown inside the dialog, where it can be heard', async () => {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  act(() => toastStore.show({ kind: 'danger', text: 'Código inválido', ms: 5_000 }));
  expect(screen.getByRole('dialog')).toContainElement(screen.getByText('Código inválido'));
});
