import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { aTaken, aWaiting, CLAIM, DECIDE, LIST, page } from '../testing/registrations.ts';

test.each([
  ['lifted', 'Deixar seguir', 'Deixar o cadastro seguir', { isApproved: true, limit: null }, /pode seguir/],
  ['kept', 'Manter a negativa', 'Manter a negativa', { isApproved: false }, /^Negativa mantida/],
])(
  'a denial before data and photographs is %s: no limit is asked for, and no photograph',
  async (_, name, title, word, said) => {
    signedIn({ role: 'analyst' });
    const denied = aTaken({ cause: 'REVIEW', isPreDenial: true, suggestedLimit: null, reviewText: 'Estou vivo' });
    const api = fakeApi({
      [LIST]: () => page(aWaiting()),
      [CLAIM]: () => denied,
      [DECIDE]: () => ({ status: 'PRE_APPLICATION_CONTINUE' as const }),
      'GET /coordinator/limit-requests': () => ({ items: [], next: null }),
      'GET /coordinator/purchase-calls': () => ({ items: [], next: null }),
    });
    const { user } = await renderAt('/cadastros');
    await user.click(await screen.findByRole('button', { name: 'Analisar: ROSA PRADO' }));
    await screen.findByRole('article', { name: 'ROSA PRADO' });
    const act = within(screen.getByRole('region', { name: 'Decisão' }));
    expect(screen.getByText('Estou vivo')).toBeVisible();
    expect(screen.getByText(/^Nenhuma foto ainda/)).toBeVisible();
    expect(act.getByText(/Ainda não há limite a conceder/)).toBeVisible();
    expect(act.queryByLabelText('Limite a conceder')).toBeNull();
    await user.click(act.getByRole('button', { name }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await user.type(dialog.getByLabelText('Motivo da decisão'), 'Prova apresentada');
    await user.click(dialog.getByRole('button', { name }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(api.lastOf(DECIDE)?.body).toEqual({ ...word, reason: 'Prova apresentada' });
  },
);
