import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi, lost, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { STORE_ID } from '../../../domain/testing/customers.ts';

const message = (text: string, sentAt: string) => ({
  id: STORE_ID.replace(/..$/, sentAt.slice(14, 16)),
  channel: 'SMS' as const,
  to: '+5592988887777',
  text,
  sentAt,
});
const route = 'GET /inbox/messages';

test('shows the newest first and keeps a code on one line', async () => {
  fakeApi({
    [route]: () => [message('antiga', '2026-11-21T12:01:00Z'), message('código 123 456', '2026-11-21T12:02:00Z')],
  });
  await renderAt('/inbox');
  await screen.findByText('antiga');
  const texts = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(texts[0]).toContain('código 123\u00a0456');
  expect(texts[0]).toContain('SMS para (92) 98888-7777');
  expect(texts[0]).toContain('21/11/2026 08:02');
});

test('asks again every three seconds and goes on after a failure', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let turn = 0;
  fakeApi({
    [route]: () => {
      turn += 1;
      if (turn === 1) return [];
      return turn === 2 ? lost() : [message('chegou', '2026-11-21T12:03:00Z')];
    },
  });
  await renderAt('/inbox');
  expect(await screen.findByText('Nenhuma mensagem ainda.')).toBeVisible();
  await vi.advanceTimersByTimeAsync(3000);
  expect(await screen.findByText(/Sem resposta do servidor/)).toBeVisible();
  await vi.advanceTimersByTimeAsync(3000);
  expect(await screen.findByText('chegou')).toBeVisible();
});

test('filters by a phone in any spelling', async () => {
  const api = fakeApi({ [route]: () => [] });
  const { user } = await renderAt('/inbox');
  await user.type(await screen.findByLabelText('Telefone ou e-mail'), '(92) 98888-7777');
  await waitFor(() => expect(api.lastOf(route)?.query.get('to')).toBe('+5592988887777'));
  expect(await screen.findByText('Nenhuma mensagem para este destino.')).toBeVisible();
});

test('says that it is off, and stops asking', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const api = fakeApi({ [route]: () => refused('NOT_FOUND') });
  await renderAt('/inbox');
  expect(await screen.findByText('A caixa de mensagens está desligada.')).toBeVisible();
  const asked = api.calls.length;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(api.calls).toHaveLength(asked);
});
