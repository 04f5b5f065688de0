import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type FakeApi, fakeApi, held, lost, refused } from '../../../testing/fake-api.ts';
import { renderAlone } from '../../../testing/render-alone.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { aChange, claimed, DECIDE, RELEASE } from '../testing/changes.ts';
import type { PhoneChange } from '../texts.ts';
import { DecisionDialog } from './decision-dialog.tsx';

const REASON = 'Motivo da decisão';
const mine = aChange({ claim: claimed() });
let api: FakeApi;

beforeEach(() => {
  signedIn({ role: 'analyst' });
  api = fakeApi({ [DECIDE]: () => aChange({ status: 'REFUSED' }), [RELEASE]: () => aChange() });
});

async function open() {
  const onClose = vi.fn<() => void>();
  const onDecided = vi.fn<() => void>();
  const page = await renderAlone(<DecisionDialog change={mine} onDecided={onDecided} onClose={onClose} />);
  return { ...page, onClose, onDecided };
}
const press = (name: string) => screen.getByRole('button', { name });

test('by the keyboard alone: the reason first, then refuse', async () => {
  const { user, onClose, onDecided } = await open();
  expect(screen.getByLabelText(REASON)).toHaveFocus();
  expect(screen.getByText(/Ligue para o novo número/)).toBeVisible();
  await user.keyboard(' Ninguém atendeu {Tab}{Tab}{Enter}');
  expect(await screen.findByText('Troca recusada.')).toBeVisible();
  expect(api.lastOf(DECIDE)?.body).toEqual({ isApproved: false, reason: 'Ninguém atendeu' });
  expect(api.lastOf(DECIDE)?.path).toBe(`/coordinator/phone-changes/${mine.personId}/${mine.id}`);
  expect(onDecided).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  // Decided: there is nothing to give back.
  expect(api.made(RELEASE)).toHaveLength(0);
});

// Found: while an approval was on its way a click on the other button refused the same request.
test('while one answer is on its way neither the other nor a second one goes out', async () => {
  const answer = held<PhoneChange>();
  api.on(DECIDE, () => answer.answer);
  const { user, onDecided } = await open();
  await user.type(screen.getByLabelText(REASON), 'Confirmou');
  await user.dblClick(press('Aprovar'));
  await user.click(press('Recusar'));
  await user.keyboard('{Escape}');
  expect(press('Devolver à fila')).toBeDisabled();
  expect(screen.getByLabelText(REASON)).toHaveAttribute('readonly');
  answer.give(aChange({ status: 'APPROVED' }));
  expect(await screen.findByText('Troca aprovada: o telefone mudou.')).toBeVisible();
  expect(api.made(DECIDE)).toHaveLength(1);
  expect(api.made(RELEASE)).toHaveLength(0);
  expect(onDecided).toHaveBeenCalledTimes(1);
});

test.each(['', '   ', 'ok', ' ok '])('%j is no reason for either answer', async (reason) => {
  const { user } = await open();
  if (reason !== '') await user.type(screen.getByLabelText(REASON), reason);
  for (const name of ['Recusar', 'Aprovar']) {
    await user.click(press(name));
    expect(screen.getByLabelText(REASON)).toBeInvalid();
    expect(screen.getByText('Escreva ao menos 3 letras')).toBeVisible();
  }
  expect(api.made(DECIDE)).toHaveLength(0);
  await user.type(screen.getByLabelText(REASON), '!');
  expect(screen.queryByText('Escreva ao menos 3 letras')).toBeNull();
});

test.each([
  ['PHONE_CHANGE_NOT_CLAIMED', 'Assuma a análise deste pedido antes de decidir.'],
  ['PHONE_CHANGE_DECIDED', /já foi decidido ou a pessoa desistiu/],
  ['PHONE_CHANGE_OWN', 'Este pedido é seu: outra pessoa decide.'],
] as const)('%s stands under the reason, which stays', async (code, sentence) => {
  api.on(DECIDE, () => refused(code));
  const { user, onClose } = await open();
  await user.type(screen.getByLabelText(REASON), 'Confirmou');
  await user.click(press('Aprovar'));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText(REASON)).toHaveValue('Confirmou');
  expect(screen.getByLabelText(REASON)).toBeInvalid();
  expect(onClose).not.toHaveBeenCalled();
});

test('after a lost answer the same decision goes out by the same key, the other one by another', async () => {
  api.on(DECIDE, lost);
  const { user } = await open();
  await user.type(screen.getByLabelText(REASON), 'Confirmou');
  for (const [name, times] of [
    ['Aprovar', 1],
    ['Aprovar', 2],
    ['Recusar', 3],
  ] as const) {
    await user.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(api.made(DECIDE)).toHaveLength(times));
    expect(await screen.findByText(/^Sem conexão/)).toBeVisible();
    await waitFor(() => expect(press('Devolver à fila')).toBeEnabled());
  }
  const [first, again, other] = api.made(DECIDE).map(({ key }) => key);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
