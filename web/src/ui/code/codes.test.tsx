import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import jsQR from 'jsqr';
import { describe, expect, test, vi } from 'vitest';
import { ItfBarcode } from './itf-barcode.tsx';
import { itfPath } from './itf.ts';
import { QrCode } from './qr-code.tsx';
import { qrPath } from './qr-path.ts';

const pix =
  '00020101021226820014br.gov.bcb.pix2560pix.example.com/qr/v2/5f84a3c1e0b74f0f9d1c2b7a6e3d4f505204000053039865802BR5913Norte Móveis6006Manaus62070503***6304A3F1';

/** Paints the runs of a path on white, `scale` pixels a unit, and lets another library read it. */
function read({ size, path }: { size: number; path: string }, scale = 4): string | undefined {
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g))
    for (let row = Number(y) * scale; row < (Number(y) + 1) * scale; row += 1)
      for (let column = Number(x) * scale; column < (Number(x) + Number(width)) * scale; column += 1)
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  return jsQR(pixels, side, side)?.data;
}

/** A code with a reflection on it: a square in its middle, a third of a side wide, is light. */
function withSpot({ size, path }: ReturnType<typeof qrPath>) {
  const [from, to] = [size / 3, (2 * size) / 3];
  const cells = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].flatMap(([, x, y, width]) =>
    Array.from({ length: Number(width) }, (_, step) => [Number(x) + step, Number(y)] as const),
  );
  const left = cells.filter(([x, y]) => x < from || x >= to || y < from || y >= to);
  return { size, path: left.map(([x, y]) => `M${x} ${y}h1v1h-1z`).join('') };
}

describe('a QR code', () => {
  // Caught a planted code in Latin-1: the reader lost 'orte Móveis6006Manaus'.
  test('reads as the text it was made of', () => {
    expect(read(qrPath(pix))).toBe(pix);
    expect(read(qrPath('https://balcao.example/c/9f3a'))).toBe('https://balcao.example/c/9f3a');
  });

  test('reads for any Pix there is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{25}$/), fc.integer({ min: 1, max: 9_999_999 }), (txid, cents) => {
        const text = `${pix.slice(0, 60)}${txid}54${(cents / 100).toFixed(2)}6304ABCD`;
        expect(read(qrPath(text))).toBe(text);
      }),
      { numRuns: 15 },
    );
  });

  // With level M in its place the reader finds nothing under such a spot.
  test('a code on a screen in a bright shop is read with a part of it gone', () => {
    const link = `https://balcao.example/c/compra#${'t'.repeat(43)}`;
    const code = qrPath(link, 'H');
    expect(read(withSpot(code))).toBe(link);
    expect(read(withSpot(qrPath(link, 'M')))).toBeUndefined();
  });

  test('has four light modules around it', () => {
    const { size, path } = qrPath(pix);
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => [
      Number(x),
      Number(y),
      Number(width),
    ]);
    expect(Math.min(...runs.map(([x = 0]) => x))).toBe(4);
    expect(Math.min(...runs.map(([, y = 0]) => y))).toBe(4);
    expect(Math.max(...runs.map(([x = 0, , width = 0]) => x + width))).toBe(size - 4);
    expect(Math.max(...runs.map(([, y = 0]) => y))).toBe(size - 5);
  });

  test('has its text beside it, which can be copied', async () => {
    const user = userEvent.setup();
    render(<QrCode text={pix} label="QR Code do Pix" textLabel="Pix copia e cola" />);
    expect(screen.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
    expect(screen.getByText(pix)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copiar código' }));
    expect(await screen.findByText('Copiado')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(pix);
  });

  test('says when a page may not copy', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
    render(<QrCode text={pix} label="QR Code do Pix" textLabel="Pix copia e cola" />);
    await user.click(screen.getByRole('button', { name: 'Copiar código' }));
    expect(await screen.findByText(/Não foi possível copiar/)).toBeVisible();
  });
});

/** Which of five elements are wide, weighted 1 2 4 7 and parity: the reader's way round, not the writer's table. */
function digitOf(widths: readonly number[]): number {
  const weights = [1, 2, 4, 7, 0];
  const sum = widths.reduce((total, width, at) => total + (width === 3 ? (weights[at] ?? 0) : 0), 0);
  if (widths.filter((width) => width === 3).length !== 2) return Number.NaN;
  return sum === 11 ? 0 : sum;
}

function readItf(path: string): string {
  const bars = [...path.matchAll(/M(\d+) 0h(\d+)/g)].map(([, x, width]) => ({ x: Number(x), width: Number(width) }));
  const elements = bars.flatMap(({ x, width }, at) => [width, (bars[at + 1]?.x ?? x + width) - x - width]).slice(0, -1);
  expect(elements.slice(0, 4)).toEqual([1, 1, 1, 1]);
  expect(elements.slice(-3)).toEqual([3, 1, 1]);
  let text = '';
  for (let at = 4; at < elements.length - 3; at += 10) {
    const pair = elements.slice(at, at + 10);
    text += digitOf(pair.filter((_, one) => one % 2 === 0));
    text += digitOf(pair.filter((_, one) => one % 2 === 1));
  }
  return text;
}

describe('a bar code', () => {
  const digits = '00193373700000001000500940144816060680935031';

  test('reads as its 44 digits, whatever they are', () => {
    expect(readItf(itfPath(digits).path)).toBe(digits);
    fc.assert(
      fc.property(fc.stringMatching(/^\d{44}$/), (any) => {
        expect(readItf(itfPath(any).path)).toBe(any);
      }),
    );
  });

  test('has ten light units before and after', () => {
    const { width, path } = itfPath(digits);
    const runs = [...path.matchAll(/M(\d+) 0h(\d+)/g)];
    expect(Number(runs[0]?.[1])).toBe(10);
    expect(Number(runs.at(-1)?.[1]) + Number(runs.at(-1)?.[2])).toBe(width - 10);
    // What its style counts on for whole pixels.
    expect(width).toBe(425);
  });

  test.each(['', '123', '12a4'])('is not made of %j', (text) => expect(() => itfPath(text)).toThrow(RangeError));

  test('has crisp edges and the line to type, copied without points', async () => {
    const user = userEvent.setup();
    const line = '00190.50095 40144.816069 06809.350314 3 37370000000100';
    render(<ItfBarcode digits={digits} label="Código de barras" line={line} lineLabel="Linha digitável" />);
    const picture = screen.getByRole('img', { name: 'Código de barras' });
    expect(picture.querySelector('path')).toHaveAttribute('shape-rendering', 'crispEdges');
    await user.click(screen.getByRole('button', { name: 'Copiar código' }));
    expect(await navigator.clipboard.readText()).toBe('00190500954014481606906809350314337370000000100');
  });
});
