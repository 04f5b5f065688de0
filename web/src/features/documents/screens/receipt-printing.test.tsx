import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { STORE_ID } from '../../../domain/testing/customers.ts';
import { fakeApi, held, refused } from '../../../testing/fake-api.ts';
import { signedIn } from '../../../testing/sessions.ts';
import { ReceiptViewer } from './receipt-viewer.tsx';

const ONE = 'GET /contracts/{id}/render';
const PAYOFF = 'GET /contracts/{id}/payoff/render';
const FAILED = 'Erro ao carregar o arquivo';
const PRINT = 'Clique aqui para imprimir o comprovante';

/** What the library would find in the file: this browser draws none. */
const pdf = vi.hoisted(() => ({ pages: 1, isBroken: false }));

vi.mock('react-pdf', async () => {
  const { useEffect } = await import('react');
  interface DocumentProps {
    onLoadSuccess: (file: { numPages: number }) => void;
    onLoadError: () => void;
    children: ReactNode;
  }
  interface PageProps {
    pageNumber: number;
    devicePixelRatio: number;
    onLoadSuccess: (page: { originalWidth: number }) => void;
    canvasRef: (canvas: HTMLCanvasElement | null) => void;
  }
  return {
    pdfjs: { GlobalWorkerOptions: {} },
    Document({ onLoadSuccess, onLoadError, children }: DocumentProps) {
      useEffect(() => {
        if (pdf.isBroken) onLoadError();
        else onLoadSuccess({ numPages: pdf.pages });
      });
      return children;
    },
    Page({ devicePixelRatio, onLoadSuccess, canvasRef }: PageProps) {
      useEffect(() => onLoadSuccess({ originalWidth: 227 }));
      return <canvas role="img" ref={canvasRef} data-dots={devicePixelRatio} />;
    },
  };
});

const file = () => new Blob(['%PDF-']);

beforeEach(() => signedIn());
afterEach(() => Object.assign(pdf, { pages: 1, isBroken: false }));

describe('a receipt', () => {
  test('says that it opens, then shows its pages by number, as wide as their paper, and prints', async () => {
    pdf.pages = 2;
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { answer, give } = held<Blob>();
    fakeApi({ [ONE]: () => answer });
    render(<ReceiptViewer ids={STORE_ID} type="originations" />);
    expect(screen.getByRole('status')).toHaveTextContent('Abrindo o comprovante...');
    expect(screen.queryByRole('button', { name: PRINT })).toBeNull();
    give(file());
    const second = await screen.findByRole('img', { name: 'Página 2' });
    expect(screen.getByRole('img', { name: 'Página 1' })).toBeVisible();
    expect(second.parentElement?.style.getPropertyValue('--paper-width')).toBe('227pt');
    expect(screen.queryByText('Abrindo o comprovante...')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: PRINT }));
    expect(print).toHaveBeenCalledOnce();
  });

  test.each([
    [12, '3'],
    [13, '2'],
  ])('of %i pages is drawn with %s dots a pixel: a phone holds no more', async (pages, dots) => {
    pdf.pages = pages;
    fakeApi({ [ONE]: file });
    render(<ReceiptViewer ids={STORE_ID} type="originations" />);
    expect(await screen.findByRole('img', { name: `Página ${pages}` })).toHaveAttribute('data-dots', dots);
    expect(screen.getAllByRole('img')).toHaveLength(pages);
  });

  test('that is no PDF is a failure without anything to print, and opens when it is asked for again', async () => {
    pdf.isBroken = true;
    const api = fakeApi({ [ONE]: file });
    render(<ReceiptViewer ids={STORE_ID} type="originations" />);
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(screen.queryByRole('button', { name: PRINT })).toBeNull();
    pdf.isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await screen.findByRole('img', { name: 'Página 1' })).toBeVisible();
    expect(screen.queryByText(FAILED)).toBeNull();
    expect(api.made(ONE)).toHaveLength(2);
  });

  test('that was lost on the way is asked for again', async () => {
    const api = fakeApi({});
    api.lose(ONE);
    render(<ReceiptViewer ids={STORE_ID} type="originations" />);
    const again = await screen.findByRole('button', { name: 'Tentar novamente' });
    api.on(ONE, file);
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: PRINT })).toBeVisible();
  });

  // Planted: an answer that came too late was shown in the place of the one that was asked for.
  test('of another address is asked for, and the one before it, late, is not shown', async () => {
    const late = held<Blob>();
    const api = fakeApi({ [ONE]: () => late.answer });
    const { rerender } = render(<ReceiptViewer ids={STORE_ID} type="originations" />);
    await waitFor(() => expect(api.made(ONE)).toHaveLength(1));
    api.on(ONE, () => refused('DOCUMENT_NOT_FOUND'));
    rerender(<ReceiptViewer ids="01900000-0000-7000-8000-000000000099" type="originations" />);
    expect(await screen.findByText(FAILED)).toBeVisible();
    late.give(file());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.getByText(FAILED)).toBeVisible();
    expect(screen.queryByRole('button', { name: PRINT })).toBeNull();
  });
});

describe('what pays a contract off', () => {
  test('is printed for the store of this device', async () => {
    const api = fakeApi({ [PAYOFF]: file });
    render(<ReceiptViewer ids="01900000-0000-7000-8000-000000000020" type="payoffs" />);
    expect(await screen.findByRole('button', { name: PRINT })).toBeVisible();
    expect(api.lastOf(PAYOFF)?.path).toContain('01900000-0000-7000-8000-000000000020');
    expect(api.lastOf(PAYOFF)?.query.get('storeId')).toBe(STORE_ID);
  });

  test('is refused by the server where no store is configured', async () => {
    signedIn({ role: 'manager', store: null });
    const api = fakeApi({ [PAYOFF]: () => refused('STORE_NOT_FOUND') });
    render(<ReceiptViewer ids="01900000-0000-7000-8000-000000000020" type="payoffs" />);
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(api.lastOf(PAYOFF)?.query.get('storeId')).toBe('');
  });
});
