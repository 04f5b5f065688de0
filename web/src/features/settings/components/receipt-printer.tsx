import { useState } from 'react';
import { choosePrinter, type Connection, connections } from '../../../domain/printer/devices.ts';
import { printTest } from '../../../domain/printer/print-receipt.ts';
import { printerItem, type StoredPrinter } from '../../../lib/session/stored-items.ts';
import { Button } from '../../../ui/button/button.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { printerTexts as texts } from '../texts.ts';

const COLUMNS = [48, 42, 32] as const;

/** The receipt printer of this device; without one receipts are PDFs that the browser prints. */
export function ReceiptPrinter() {
  const [printer, setPrinter] = useState(() => printerItem.read());
  const [columns, setColumns] = useState<StoredPrinter['columns']>(printer?.columns ?? 48);
  const toast = useToast();
  const ways = connections();

  const keep = (next: StoredPrinter | null) => {
    if (next) printerItem.write(next);
    else printerItem.remove();
    setPrinter(next);
  };
  const choose = async (connection: Connection) => {
    try {
      const name = await choosePrinter(connection);
      if (name !== null) keep({ connection, columns, name });
    } catch {
      toast.show({ kind: 'danger', text: texts.failed, ms: 4000 });
    }
  };
  const test = async () => {
    try {
      await printTest();
      toast.show({ kind: 'success', text: texts.sent });
    } catch {
      toast.show({ kind: 'danger', text: texts.failed, ms: 4000 });
    }
  };
  return (
    <section className="settings-section">
      <h2>{texts.title}</h2>
      <p className="settings-hint">{ways.length === 0 ? texts.none : texts.hint}</p>
      {printer ? (
        <p>
          {texts.chosen} <strong>{printer.name || texts.byConnection[printer.connection]}</strong>,{' '}
          {texts.columns[printer.columns]}.
        </p>
      ) : null}
      {ways.length > 0 && !printer ? (
        <fieldset className="settings-roll">
          <legend>{texts.width}</legend>
          {COLUMNS.map((one) => (
            <label key={one} className="settings-mode">
              <input type="radio" name="roll" checked={columns === one} onChange={() => setColumns(one)} />
              {texts.columns[one]}
            </label>
          ))}
        </fieldset>
      ) : null}
      <div className="settings-roll-acts">
        {printer ? (
          <>
            <Button icon="printer" onClick={() => void test()}>
              {texts.test}
            </Button>
            <Button kind="quiet" onClick={() => keep(null)}>
              {texts.forget}
            </Button>
          </>
        ) : (
          ways.map((way) => (
            <Button key={way} icon="printer" onClick={() => void choose(way)}>
              {texts.choose[way]}
            </Button>
          ))
        )}
      </div>
    </section>
  );
}
