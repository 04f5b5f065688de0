import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { STORE_ID } from '../../../domain/testing/customers.ts';
import { fakeApi, held, refused } from '../../../testing/fake-api.ts';
import * as devices from '../../../domain/printer/devices.ts';
import { printerItem } from '../../../lib/session/stored-items.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { signedIn } from '../../../testing/sessions.ts';
import { ReceiptViewer } from './receipt-viewer.tsx';

const ONE = 'GET /contracts/{id}/render';
const PAYOFF = 'GET /contracts/{id}/payoff/render';
const FAILED = 'Erro ao carregar o arquivo';
const PRINT = 'Clique aqui para imprimir o comprovante';

/** What the library would find in the file: this browser draws none. */
const pdf = vi.hoisted(() => ({ pages: 1, isBroken: false }));

vi.mock('../../../domain/printer/devices.ts', { spy: true });

vi.mock('react-pdf', async () => {
  const { useEffect } = await import('react');
  interface DocumentProps {
    onLoadSuccess: (file: { numPages: number }) => void;
    onLoadError: () => void;
    children: ReactNode;
  }
  interface PageProps {
    pageNumber: number;
    width: number;
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
    Page({ width, devicePixelRatio, onLoadSuccess, canvasRef }: PageProps) {
      useEffect(() => onLoadSuccess({ originalWidth: 227 }));
      return <canvas role="img" ref={canvasRef} data-dots={devicePixelRatio} data-width={width} />;
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
    await vi.waitFor(() => expect(second.parentElement?.style.getPropertyValue('--paper-width')).toBe('227pt'));
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

describe('the paper', () => {
  // Planted: a receipt as wide as an A4 page.
  test.each([
    ['originations', 'ROLL', '350'],
    ['originations', 'A4', '720'],
    ['instruments', 'ROLL', '720'],
  ] as const)('of %s on %s is shown %s wide', async (type, format, width) => {
    fakeApi({ [ONE]: file, 'GET /contracts/{id}/instrument/render': file });
    render(<ReceiptViewer ids={STORE_ID} type={type} format={format} />);
    expect(await screen.findByRole('img', { name: 'Página 1' })).toHaveAttribute('data-width', width);
  });

  test('of a receipt may be A4 instead of a roll, and that stands in the address', async () => {
    const api = fakeApi({ [ONE]: file });
    const { user, place } = await renderAt(`/render/${STORE_ID}/originations`);
    await user.click(await screen.findByRole('button', { name: 'Ver em folha A4' }));
    await user.click(await screen.findByRole('button', { name: 'Ver em bobina de 80 mm' }));
    await screen.findByRole('button', { name: 'Ver em folha A4' });
    expect(api.made(ONE).map(({ query }) => query.get('format'))).toEqual(['ROLL', 'A4', 'ROLL']);
    expect(place()).toBe(`/render/${STORE_ID}/originations`);
  });

  test.each([
    ['instruments', 'GET /contracts/{id}/instrument/render'],
    ['awareness-terms', 'GET /contracts/{id}/awareness-terms/render'],
    ['cet-sheets', 'GET /contracts/proposals/{id}/cet-sheet/render'],
    ['invoices', 'GET /coordinator/invoices/{id}/render'],
  ] as const)('%s are asked for by their own path, and are A4 only', async (type, route) => {
    const api = fakeApi({ [route]: file });
    await renderAt(`/render/${STORE_ID}/${type}`);
    expect(await screen.findByRole('button', { name: PRINT })).toBeVisible();
    expect(api.lastOf(route)?.path).toContain(STORE_ID);
    expect(screen.queryByRole('button', { name: /Ver em/ })).toBeNull();
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

describe('with a receipt printer on this device', () => {
  const BLOCKS = 'GET /contracts/{id}/render/blocks';
  const sheets = [{ title: 'T', blocks: [{ kind: 'text', text: 'Olá', style: 'body', align: 'left' } as const] }];
  const send = vi.mocked(devices.sendToPrinter);
  beforeEach(() => printerItem.write({ connection: 'USB', columns: 48, name: 'TM-T20' }));
  afterEach(() => {
    printerItem.remove();
    send.mockReset();
  });

  test('the receipt goes straight to it, and that is told', async () => {
    send.mockResolvedValue();
    fakeApi({ [ONE]: file, [BLOCKS]: () => sheets });
    render(<ReceiptViewer ids={STORE_ID} type="originations" />);
    await userEvent.click(await screen.findByRole('button', { name: PRINT }));
    expect(await screen.findByText('Comprovante enviado à impressora.')).toBeVisible();
    expect(new TextDecoder('windows-1252').decode(send.mock.calls[0]?.[1])).toContain('Olá');
  });

  test.each([
    ['payoffs', STORE_ID, PAYOFF, 'GET /contracts/{id}/payoff/render/blocks'],
    [
      'cash',
      STORE_ID,
      'GET /coordinator/cash/sessions/{id}/report',
      'GET /coordinator/cash/sessions/{id}/report/blocks',
    ],
    [
      'cash-days',
      `${STORE_ID},2026-11-21`,
      'GET /coordinator/cash/days/{day}/report',
      'GET /coordinator/cash/days/{day}/report/blocks',
    ],
  ] as const)('so does a paper of %s, asked for as its file is', async (type, ids, whole, blocks) => {
    send.mockResolvedValue();
    const api = fakeApi({ [whole]: file, [blocks]: () => sheets });
    render(<ReceiptViewer ids={ids} type={type} />);
    await userEvent.click(await screen.findByRole('button', { name: PRINT }));
    expect(await screen.findByText('Comprovante enviado à impressora.')).toBeVisible();
    const [ofFile, ofPrinter] = [api.lastOf(whole), api.lastOf(blocks)];
    expect(ofPrinter?.path.replace('/blocks', '')).toBe(ofFile?.path);
    expect(ofPrinter?.query.get('storeId')).toBe(ofFile?.query.get('storeId'));
    expect(new TextDecoder('windows-1252').decode(send.mock.calls[0]?.[1])).toContain('Olá');
  });

  test('one that does not answer is told, and the browser prints instead', async () => {
    send.mockRejectedValue(new Error('off'));
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    fakeApi({ [ONE]: file, [BLOCKS]: () => sheets });
    render(<ReceiptViewer ids={STORE_ID} type="originations" />);
    await userEvent.click(await screen.findByRole('button', { name: PRINT }));
    expect(await screen.findByText(/A impressora não respondeu/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Imprimir pelo navegador' }));
    expect(print).toHaveBeenCalledOnce();
  });

  test('an instrument is still printed by the browser', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    fakeApi({ 'GET /contracts/{id}/instrument/render': file });
    render(<ReceiptViewer ids={STORE_ID} type="instruments" />);
    await userEvent.click(await screen.findByRole('button', { name: PRINT }));
    expect(print).toHaveBeenCalledOnce();
  });
});
