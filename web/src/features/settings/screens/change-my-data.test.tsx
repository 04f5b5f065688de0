import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sessionChanged } from '../../../lib/session/session.ts';
import { operatorItem } from '../../../lib/session/stored-items.ts';
import { fakeApi, held, refused } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { anOperator, signedIn } from '../../../testing/sessions.ts';

const LINK = 'GET /retailers-onboarding/operators/data-validation-link';
const stores = { 'GET /retailers/stores': () => [] };
const url = `/c/meus-dados#${'t'.repeat(43)}`;

function fakeTab() {
  const tab = { opener: window, close: vi.fn<() => void>(), location: { replace: vi.fn<(url: string) => void>() } };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
}

test('the link opens in a new tab while it is said where it leads, and what changed there shows here', async () => {
  const tab = fakeTab();
  const link = held<{ url: string }>();
  fakeApi({
    ...stores,
    [LINK]: () => link.answer,
    'GET /coordinator/operators/{id}': () => anOperator({ email: 'nova@casa.example' }),
  });
  signedIn();
  const { user } = await renderAt('/configuracao');
  await user.click(await screen.findByRole('button', { name: 'Alterar dados cadastrais' }));
  expect(await screen.findByText('Levando você para um ambiente seguro...')).toBeVisible();
  link.give({ url });
  await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(`${window.location.origin}${url}`));
  expect(tab.opener).toBeNull();
  await vi.waitFor(() => expect(screen.queryByText('Levando você para um ambiente seguro...')).toBeNull());
  await vi.waitFor(() => {
    fireEvent.focus(window);
    expect(screen.getByText('nova@casa.example')).toBeVisible();
  });
});

test('a failure is told and closes the tab; a tab that the browser blocks is offered as a link', async () => {
  const tab = fakeTab();
  const api = fakeApi({ ...stores, [LINK]: () => refused('TOO_MANY_REQUESTS') });
  signedIn();
  const { user } = await renderAt('/configuracao');
  const button = await screen.findByRole('button', { name: 'Alterar dados cadastrais' });
  await user.click(button);
  expect(await screen.findByText('Ocorreu um erro, tente novamente.')).toBeVisible();
  expect(tab.close).toHaveBeenCalled();
  vi.spyOn(window, 'open').mockReturnValue(null);
  api.ok(LINK, { url });
  await user.click(button);
  expect(await screen.findByRole('link', { name: 'Abrir a página' })).toHaveAttribute('href', url);
});

test('on a login that the store shares the person is named by CPF, and the link is theirs', async () => {
  const tab = fakeTab();
  const api = fakeApi({ ...stores, [LINK]: () => refused('OPERATOR_NOT_FOUND') });
  signedIn();
  operatorItem.write(anOperator({ isStoreLogin: true }));
  sessionChanged();
  const { user } = await renderAt('/configuracao');
  await user.click(await screen.findByRole('button', { name: 'Alterar dados cadastrais' }));
  const dialog = screen.getByRole('dialog', { name: 'Alterar dados cadastrais' });
  expect(api.lastOf(LINK)).toBeUndefined();
  await user.type(screen.getByLabelText('CPF do colaborador'), '11122233344');
  expect(screen.getByText('CPF inválido')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continuar' })).toBeDisabled();
  await user.clear(screen.getByLabelText('CPF do colaborador'));
  await user.type(screen.getByLabelText('CPF do colaborador'), '52998224725{Enter}');
  expect(await screen.findByText('Colaborador não encontrado')).toBeVisible();
  expect(tab.close).toHaveBeenCalled();
  api.ok(LINK, { url });
  await user.click(screen.getByRole('button', { name: 'Continuar' }));
  await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(`${window.location.origin}${url}`));
  expect(api.lastOf(LINK)?.query.get('document')).toBe('52998224725');
  expect(dialog).not.toBeInTheDocument();
});
