import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { FaceStatus } from './face-status.tsx';

/** What is told of a face in conflict: beside it, and under 'Saiba mais'. */
async function told(isOver: boolean) {
  const ends = '2026-11-21T15:30:00.000Z';
  render(<FaceStatus status="CONFLICT" analysisEndsAt={ends} isOver={isOver} onRefresh={() => undefined} />);
  const line = screen.getByRole('status').querySelector('p')?.textContent;
  await userEvent.click(screen.getByRole('button', { name: 'Saiba mais' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Biometria em Conflito' }));
  return [line, ...dialog.getAllByRole('paragraph').map(({ textContent }) => textContent)];
}

const what = 'Não foi possível confirmar que a foto é do titular do CPF.';

test('until the promised time a person looks, and refreshing is for a screen that does not change by itself', async () => {
  const until = expect.stringMatching(/^Uma pessoa confere até .*\.$/);
  expect(await told(false)).toEqual([
    expect.stringMatching(/^Uma pessoa confere até .* Esta tela muda sozinha\.$/),
    what,
    'A análise pode levar até 30 minutos. Se esta tela não mudar sozinha, atualize e tente de novo.',
    until,
  ]);
});

test('after it the registration goes on, and nobody is told to wait or to refresh', async () => {
  const over = 'O prazo passou sem resposta: siga com o cadastro. A foto é conferida junto com ele.';
  expect(await told(true)).toEqual([over, what, over]);
});
