import { call } from '../../lib/api/call.ts';
import { storeNow } from '../../lib/session/session.ts';
import { printerItem } from '../../lib/session/stored-items.ts';
import { NoPrinter, sendToPrinter } from './devices.ts';
import type { Sheets } from './encode-receipts.ts';
import { testTexts } from './texts.ts';

/** Kinds of receipts whose parts a receipt printer can set, as the address of their page says them. */
export const printableKinds: readonly string[] = [
  'originations',
  'payments',
  'renegotiations-payments',
  'payoffs',
  'cash',
  'cash-days',
];

function fetchSheets(ids: string, kind: string): Promise<Sheets> {
  const params = { id: ids };
  switch (kind) {
    case 'originations':
      return call('GET /contracts/{id}/render/blocks', { params });
    case 'payoffs':
      return call('GET /contracts/{id}/payoff/render/blocks', { params, query: { storeId: storeNow()?.id ?? '' } });
    case 'cash':
      return call('GET /coordinator/cash/sessions/{id}/report/blocks', { params });
    // Store and day.
    case 'cash-days': {
      const [storeId = '', day = ''] = ids.split(',');
      return call('GET /coordinator/cash/days/{day}/report/blocks', { params: { day }, query: { storeId } });
    }
    default:
      return call('GET /contracts/installments/payments/render/blocks', { query: { ids } });
  }
}

/** Sends receipts straight to the printer of this device. @throws ApiError, NoPrinter, and what the printer says. */
export async function printReceipt(ids: string, kind: string): Promise<void> {
  const printer = printerItem.read();
  if (!printer) throw new NoPrinter();
  const [sheets, { encodeReceipts }] = await Promise.all([fetchSheets(ids, kind), import('./encode-receipts.ts')]);
  await sendToPrinter(printer.connection, encodeReceipts(sheets, printer.columns));
}

/** A line of every letter of Portuguese, to see that the printer is right. */
export async function printTest(): Promise<void> {
  const printer = printerItem.read();
  if (!printer) throw new NoPrinter();
  const { encodeReceipts } = await import('./encode-receipts.ts');
  const sheet: Sheets[number] = {
    title: testTexts.title,
    blocks: [
      { kind: 'text', text: testTexts.title, style: 'title', align: 'center' },
      { kind: 'rule', weight: 'thin' },
      { kind: 'text', text: testTexts.letters, style: 'body', align: 'left' },
      { kind: 'pair', label: testTexts.value, value: testTexts.amount, style: 'body', valueStyle: 'strong', indent: 0 },
    ],
  };
  await sendToPrinter(printer.connection, encodeReceipts([sheet], printer.columns));
}
