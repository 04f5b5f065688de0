import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as devices from '../../../domain/printer/devices.ts';
import { printerItem } from '../../../lib/session/stored-items.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';

vi.mock('../../../domain/printer/devices.ts', { spy: true });

beforeEach(() => {
  fakeApi({ 'GET /retailers/stores': () => [] });
  signedIn();
});
afterEach(() => {
  printerItem.remove();
  vi.mocked(devices.connections).mockReset();
});

test('a browser that does not speak to printers says so', async () => {
  vi.mocked(devices.connections).mockReturnValue([]);
  await renderAt('/configuracao');
  expect(await screen.findByText(/Este navegador não fala direto com impressoras/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Escolher/ })).toBeNull();
});

test('a printer is chosen with its roll, kept on this device, tried, and forgotten', async () => {
  vi.mocked(devices.connections).mockReturnValue(['USB', 'SERIAL']);
  vi.mocked(devices.choosePrinter).mockResolvedValue('TM-T20');
  const send = vi.mocked(devices.sendToPrinter).mockResolvedValue();
  const { user } = await renderAt('/configuracao');
  await user.click(await screen.findByLabelText('bobina de 58 mm'));
  await user.click(screen.getByRole('button', { name: 'Escolher impressora USB' }));
  expect(await screen.findByText('TM-T20')).toBeVisible();
  expect(printerItem.read()).toEqual({ connection: 'USB', columns: 32, name: 'TM-T20' });
  await user.click(screen.getByRole('button', { name: 'Imprimir teste' }));
  expect(await screen.findByText('Teste enviado à impressora.')).toBeVisible();
  expect(new TextDecoder('windows-1252').decode(send.mock.calls[0]?.[1])).toContain('ÁÂÃÀÇÉÊÍÓÔÕÚÜ');
  send.mockRejectedValue(new Error('off'));
  await user.click(screen.getByRole('button', { name: 'Imprimir teste' }));
  expect(await screen.findByText(/A impressora não respondeu/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Esquecer impressora' }));
  expect(printerItem.read()).toBeNull();
  expect(screen.getByRole('button', { name: 'Escolher porta serial' })).toBeVisible();
});

test('the wider letters of some printers are kept too', async () => {
  vi.mocked(devices.connections).mockReturnValue(['USB']);
  vi.mocked(devices.choosePrinter).mockResolvedValue('TM-T88');
  const { user } = await renderAt('/configuracao');
  await user.click(await screen.findByLabelText('bobina de 80 mm, 42 letras por linha'));
  await user.click(screen.getByRole('button', { name: 'Escolher impressora USB' }));
  expect(await screen.findByText('TM-T88')).toBeVisible();
  expect(printerItem.read()).toEqual({ connection: 'USB', columns: 42, name: 'TM-T88' });
});

test('nobody chosen keeps nothing', async () => {
  vi.mocked(devices.connections).mockReturnValue(['SERIAL']);
  vi.mocked(devices.choosePrinter).mockResolvedValue(null);
  const { user } = await renderAt('/configuracao');
  await user.click(await screen.findByRole('button', { name: 'Escolher porta serial' }));
  expect(printerItem.read()).toBeNull();
});
