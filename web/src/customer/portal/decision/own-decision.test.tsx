import type { Wire } from '@balcao/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { HOME, home, signedIn } from '../../testing/portal.ts';
import { endSession } from '../session.ts';

type Decision = Wire<'GET /portal/decision'>['answer'];

const DECISION = 'GET /portal/decision';
const REVIEW = 'POST /portal/decision/review';
const aDenial = (over: Partial<Decision> = {}): Decision => ({
  status: 'DENIED',
  storeName: 'Loja Centro',
  decidedOn: '2026-11-20',
  reasons: ['Há dívidas em atraso registradas em seu nome acima do valor aceito.'],
  review: 'AVAILABLE',
  reviewAskedOn: null,
  ...over,
});
const waits = aDenial({ status: 'MANUAL_ANALYSIS', reasons: [], review: 'WAITING', reviewAskedOn: '2026-11-21' });
const open = (decision: Decision) =>
  signedIn('/c/inicio', {
    [HOME]: () => ({ ...home, next: null, limit: null }),
    [DECISION]: () => decision,
    [REVIEW]: () => waits,
  });
const askName = 'Pedir revisão por uma pessoa';

beforeAll(async () => {
  await Promise.all([import('../door.tsx'), import('../home.tsx'), import('./own-decision.tsx')]);
});
afterEach(() => {
  endSession();
  sessionStorage.clear();
});

test('a denial says what was decided, where, when and why; a person is asked for once, and is then awaited', async () => {
  const api = open(aDenial());
  expect(await screen.findByText('Seu cadastro na Loja Centro não foi aprovado em 20/11/2026.')).toBeVisible();
  expect(screen.getByRole('listitem')).toHaveTextContent('Há dívidas em atraso registradas em seu nome');
  expect(screen.queryByText(/ainda não tem limite/)).toBeNull();
  await userEvent.type(screen.getByLabelText(/^O que ela deve saber/), '  Já paguei ');
  api.refuse(REVIEW, 'REVIEW_NOT_AVAILABLE');
  await userEvent.click(screen.getByRole('button', { name: askName }));
  expect(await screen.findByText(/^Só uma decisão automática negativa pode ser revista/)).toBeVisible();
  api.ok(REVIEW, waits);
  await userEvent.click(screen.getByRole('button', { name: askName }));
  expect(await screen.findByText(/^Você pediu a revisão em 21\/11\/2026\. Uma pessoa está conferindo/)).toBeVisible();
  expect(api.lastOf(REVIEW)?.body).toEqual({ text: 'Já paguei' });
  expect(screen.queryByRole('button', { name: askName })).toBeNull();
});

test('a denial before data and photographs offers the same review', async () => {
  open(aDenial({ status: 'PRE_APPLICATION_DENIED' }));
  await userEvent.click(await screen.findByRole('button', { name: askName }));
  expect(await screen.findByText(/^Você pediu a revisão em 21\/11\/2026/)).toBeVisible();
});

test.each([
  ['reviewed', aDenial({ review: 'ANSWERED', reviewAskedOn: '2026-11-20' }), /^Uma pessoa já conferiu esta decisão/],
  ['made by a person', aDenial({ review: 'BY_PERSON', reasons: [] }), /tomada por uma pessoa da nossa equipe/],
  ['awaited', aDenial({ status: 'UNDER_ANALYSIS', review: null, decidedOn: null }), /^Seu cadastro está em análise/],
  ['lifted', aDenial({ status: 'PRE_APPLICATION_CONTINUE', review: 'LIFTED' }), /o seu cadastro pode seguir/],
  ['kept before data', aDenial({ status: 'PRE_APPLICATION_DENIED', review: 'ANSWERED' }), /^Uma pessoa já conferiu/],
  ['none', aDenial({ status: 'INCOMPLETE', review: null }), /ainda não tem limite/],
])('a decision that is %s is said so, and offers no review', async (_, decision, said) => {
  open(decision);
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByRole('button', { name: askName })).toBeNull();
});
