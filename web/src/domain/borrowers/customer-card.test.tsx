import { render, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { fakeApi, lost, refused } from '../../testing/fake-api.ts';
import { renderAlone } from '../../testing/render-alone.tsx';
import { signedIn } from '../../testing/sessions.ts';
import { aBorrower } from '../testing/customers.ts';
import { BorrowerPhoto } from './borrower-photo.tsx';
import { CustomerCard } from './customer-card.tsx';
import { LimitBar } from './limit-bar.tsx';

const PORTRAIT = 'GET /borrowers/{id}/images/portrait';
const DOCUMENT = 'GET /borrowers/{id}/images/document';
const picture = { imagebase64: 'AAAA', contentType: 'image/png' } as const;
const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';

describe('who is at the counter', () => {
  test('is named with masked CPF and telephone, and what the screen adds', () => {
    render(
      <CustomerCard
        borrower={aBorrower()}
        badge={<em>Leve</em>}
        photos={<i>foto</i>}
        actions={<button type="button">SMS</button>}
      >
        aviso
      </CustomerCard>,
    );
    const card = screen.getByRole('region', { name: 'Cliente' });
    expect(within(card).getByRole('heading')).toHaveTextContent('MARIA APARECIDA DOS SANTOS Leve');
    expect(card).toHaveTextContent('CPF 529.***.***-25(92) *****-7777');
    expect(card).toHaveTextContent(/foto.*aviso.*SMS/);
  });

  test('without a telephone nothing stands in its place; a long name is whole', () => {
    const name = 'MARIA APARECIDA DA CONCEIÇÃO DE ALBUQUERQUE E VASCONCELOS DOS SANTOS FILHA';
    render(<CustomerCard borrower={aBorrower({ name, phoneNumber: null })} />);
    expect(screen.getByRole('heading')).toHaveTextContent(name);
    expect(text()).not.toMatch(/null|undefined/);
  });
});

describe('the photograph', () => {
  const photo = (props = {}) => renderAlone(<BorrowerPhoto borrower={aBorrower()} {...props} />);
  const outline = () => screen.findByRole('img', { name: 'MARIA APARECIDA DOS SANTOS, sem foto' });

  test('is an outline until it comes', async () => {
    signedIn();
    fakeApi({ [PORTRAIT]: () => picture });
    await photo();
    expect(await outline()).toBeVisible();
    const image = await screen.findByRole('img', { name: 'Foto de MARIA APARECIDA DOS SANTOS' });
    expect(image).toHaveAttribute('src', 'data:image/png;base64,AAAA');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('stays an outline where there is none, asked for once', async () => {
    const api = fakeApi({ [DOCUMENT]: () => refused('PORTRAIT_NOT_FOUND') });
    await photo({ kind: 'document', caption: 'Documento', isEnlargeable: true });
    expect(await outline()).toBeVisible();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(api.made(DOCUMENT)).toHaveLength(1);
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('that is lost leaves the outline, not an error', async () => {
    fakeApi({ [PORTRAIT]: lost });
    await photo();
    expect(await outline()).toBeVisible();
    expect(screen.queryByText(/Sem conexão/)).toBeNull();
  });

  test('is enlarged by the keyboard and closed by Escape, with the focus back', async () => {
    fakeApi({ [DOCUMENT]: () => picture });
    const { user } = await photo({ kind: 'document', caption: 'Documento', isEnlargeable: true });
    const button = await screen.findByRole('button', { name: 'Ampliar foto: Documento de MARIA APARECIDA DOS SANTOS' });
    button.focus();
    await user.keyboard('{Enter}');
    const dialog = screen.getByRole('dialog', { name: 'Documento de MARIA APARECIDA DOS SANTOS' });
    expect(within(dialog).getByRole('img')).toHaveAttribute('src', 'data:image/png;base64,AAAA');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
  });
});

describe('the limit', () => {
  const bar = (totalLimit: number, availableLimit: number) => {
    const { container } = render(<LimitBar limit={{ totalLimit, availableLimit }} />);
    return Number(container.querySelector('.limit-bar-part')?.getAttribute('width'));
  };

  test('says what is available of how much', () => {
    expect(bar(2500, 1800)).toBeCloseTo(72);
    expect(text()).toBe('Limite disponívelR$ 1.800,00Limite totalR$ 2.500,00');
  });

  // Planted: without the clamp a customer over the limit draws a bar outside its frame, and none at all divides by zero.
  test.each([
    [0, 0, 0],
    [1000, -50, 0],
    [1000, 1200, 100],
    [1000, 1000, 100],
    [999_999.99, 0.01, 0],
  ])('of R$ %s with R$ %s available the bar is %s %%', (totalLimit, availableLimit, width) => {
    expect(bar(totalLimit, availableLimit)).toBeCloseTo(width, 4);
  });
});
