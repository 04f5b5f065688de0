import { screen, waitFor } from '@testing-library/react';
import { wholeCents } from '@balcao/contract/kernel';
import { unzipSync } from 'fflate';
import { expect, test, vi } from 'vitest';
import { renderAlone } from '../../testing/render-alone.tsx';
import { toastStore } from '../../ui/toast/toasts.ts';
import { savedSheets } from '../testing/sheets.ts';
import { downloadSheet, type SheetDownload } from './download-sheet.ts';
import type { Cell } from './sheet.ts';
import { SheetButtons } from './sheet-buttons.tsx';
import { useSheetDownload } from './use-sheet-download.tsx';

const columns = ['Um', 'Dois', 'Três'].map((header, at) => ({
  header,
  cell: (row: readonly Cell[]) => row[at] ?? null,
}));
const sheet = (
  rows: Iterable<readonly Cell[]> | AsyncIterable<readonly Cell[]>,
  over: Partial<SheetDownload<readonly Cell[]>> = {},
): SheetDownload<readonly Cell[]> => ({ fileName: 'um', sheetName: 'Um', columns, rows, format: 'xlsx', ...over });

test('a workbook holds every kind of cell as what it is', async () => {
  const sheets = savedSheets();
  await downloadSheet(
    sheet([
      ['João <& "Zé">', { whole: 12 }, { cents: wholeCents(-5) }],
      [{ cpf: '05299822475' }, { day: '2026-11-23' }, { instant: '2026-11-23T16:00:00Z' }],
      [null, { reais: 1234.5 }, ''],
    ]),
  );
  expect(sheets.names()).toEqual(['um.xlsx']);
  expect(await sheets.cells()).toEqual([
    ['Um', 'Dois', 'Três'],
    ['João <& "Zé">', '12', '-0.05'],
    ['052.998.224-75', '46349', '46349.50000000'],
    ['', '1234.50'],
  ]);
});

test('a browser that packs nothing itself gives the same cells', async () => {
  const sheets = savedSheets();
  vi.stubGlobal('CompressionStream', undefined);
  await downloadSheet(sheet([['João', { whole: 12 }, null]]));
  vi.unstubAllGlobals();
  expect(await sheets.cells()).toEqual([
    ['Um', 'Dois', 'Três'],
    ['João', '12'],
  ]);
});

test('what looks like a formula, and what no XML holds, is a text and harms nothing', async () => {
  const sheets = savedSheets();
  await downloadSheet(sheet([['=1+1', '@SUM(A1)', 'a\u0001b\uD800c']], { sheetName: 'a/b:c' }));
  const parts = unzipSync(await sheets.bytes());
  const text = (name: string) => new TextDecoder().decode(parts[name]);
  expect(text('xl/worksheets/sheet1.xml')).not.toContain('<f>');
  expect(text('xl/workbook.xml')).toContain('name="a b c"');
  expect((await sheets.cells())[1]).toEqual(['=1+1', '@SUM(A1)', 'abc']);
});

test('a CSV for Brazilian spreadsheets: semicolons, decimal comma, and no formula', async () => {
  const sheets = savedSheets();
  await downloadSheet(
    sheet(
      [
        ['=1+1', 'a";b', { cents: wholeCents(-123_456) }],
        [{ day: '2026-11-23' }, { whole: -3 }, null],
      ],
      { format: 'csv', fileName: '1/2' },
    ),
  );
  expect(sheets.names()).toEqual(['1-2.csv']);
  expect(await sheets.text()).toBe('\uFEFF"Um";"Dois";"Três"\r\n"\'=1+1";"a"";b";-1234,56\r\n23/11/2026;-3;\r\n');
});

test.each(['+1', '-1', '\t=1', '\r=1', ' =1'])('no text of a CSV begins a formula: %j', async (text) => {
  const sheets = savedSheets();
  await downloadSheet(sheet([[text]], { format: 'csv' }));
  expect(await sheets.text()).toContain(`"'${text}"`);
});

test.each(['xlsx', 'csv'] as const)(
  'rows of many pieces come whole and in order as %s, and progress is told',
  async (format) => {
    const sheets = savedSheets();
    const rows = Array.from({ length: 800 }, (_, index) => [`linha ${index}`, { whole: index }, 'x'.repeat(600)]);
    const told: number[] = [];
    await downloadSheet(sheet(rows, { format, onProgress: (count) => told.push(count) }));
    const written =
      format === 'xlsx'
        ? (await sheets.cells()).map(([, second]) => second)
        : (await sheets.text()).split('\r\n').slice(0, -1);
    expect(written).toHaveLength(801);
    expect(format === 'xlsx' ? written[800] : written[800]?.split(';')[1]).toBe('799');
    expect(told.length).toBeGreaterThan(2);
    expect(told.at(-1)).toBe(800);
  },
);

test('rows that break, or a signal, leave no file', async () => {
  const sheets = savedSheets();
  const broken = (async function* rows() {
    yield ['a'];
    await Promise.reject(new Error('no more'));
  })();
  await expect(downloadSheet(sheet(broken))).rejects.toThrow('no more');
  const controller = new AbortController();
  controller.abort(new Error('left'));
  for (const format of ['xlsx', 'csv'] as const)
    await expect(downloadSheet(sheet([['a']], { format, signal: controller.signal }))).rejects.toThrow('left');
  expect(sheets.names()).toEqual([]);
});

type AskedRows = Parameters<ReturnType<typeof useSheetDownload>['download']>[0]['rows'];

const endless = (signal: AbortSignal) =>
  (async function* rows() {
    yield ['a'];
    await new Promise((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  })();

function Screen({ rows }: { rows: AskedRows }) {
  const { download, isBusy, dialog } = useSheetDownload();
  const asked = {
    fileName: 'um',
    sheetName: 'Um',
    format: 'xlsx',
    columns: [{ header: 'Um', cell: () => 'a' }],
    total: 2,
  } as const;
  return (
    <>
      <button type="button" disabled={isBusy} onClick={() => void download({ ...asked, rows })}>
        Baixar
      </button>
      {dialog}
    </>
  );
}

const said = () => toastStore.get().map(({ text }) => text);

test('a screen says how far a long one is; cancelled, it gives nothing and says nothing', async () => {
  const sheets = savedSheets();
  const { user } = await renderAlone(<Screen rows={endless} />);
  await user.click(screen.getByRole('button', { name: 'Baixar' }));
  expect(await screen.findByRole('dialog', { name: 'Gerando planilha' })).toHaveTextContent('0 de 2 linhas');
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Baixar' })).toBeEnabled();
  expect([sheets.names(), said()]).toEqual([[], []]);
});

test('the button that was pressed says what it does and keeps the focus; the other waits for it', async () => {
  savedSheets();
  const { user } = await renderAlone(
    <SheetButtons sheet={{ fileName: 'um', sheetName: 'Um', columns, rows: endless }} />,
  );
  await user.click(screen.getByRole('button', { name: 'Baixar CSV' }));
  const making = screen.getByRole('button', { name: 'Gerando planilha...' });
  expect(making).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Baixar Excel' })).toBeDisabled();
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(making).toHaveTextContent('Baixar CSV'));
  expect(making).toHaveFocus();
});

test('a short one asks for no dialog and says that it is done', async () => {
  const sheets = savedSheets();
  const { user } = await renderAlone(<Screen rows={[['a']]} />);
  await user.click(screen.getByRole('button', { name: 'Baixar' }));
  await waitFor(() => expect(sheets.names()).toEqual(['um.xlsx']));
  await waitFor(() => expect(said()).toEqual(['Planilha baixada.']));
});

test('what went wrong is said, and the button is there again', async () => {
  savedSheets();
  const broken = () => {
    throw new Error('x');
  };
  const { user } = await renderAlone(<Screen rows={broken} />);
  await user.click(screen.getByRole('button', { name: 'Baixar' }));
  const failed = 'Não foi possível gerar a planilha. Nada foi baixado, tente novamente.';
  await waitFor(() => expect(said()).toEqual([failed]));
  expect(screen.getByRole('button', { name: 'Baixar' })).toBeEnabled();
});
