import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ApiError, errorText } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx';
import { useToast } from '../../ui/toast/toasts.ts';
import { downloadSheet, type SheetDownload } from './download-sheet.ts';
import { TooManyRows } from './rules/xlsx.ts';
import type { SheetRows } from './sheet.ts';
import { texts } from './texts.ts';

export interface AskedSheet<Row> extends Omit<SheetDownload<Row>, 'rows' | 'signal' | 'onProgress'> {
  /** What is asked of the server for them ends with the signal. */
  readonly rows: SheetRows<Row> | ((signal: AbortSignal) => SheetRows<Row>);
  /** How many there will be, where it is known. */
  readonly total?: number;
  /** Said once the file is given; 'Planilha baixada.' when left out. */
  readonly saved?: string;
  /** Said when it was not, in place of what went wrong. */
  readonly failed?: string;
}

interface Running {
  readonly rows: number;
  readonly total: number | undefined;
  readonly isShown: boolean;
}

/** Under this nothing moves. */
const SHOWN_AFTER_MS = 300;

/** Makes sheets for a screen, one at a time; what takes longer shows how far it is and can be cancelled. */
export function useSheetDownload(): {
  download: <Row>(asked: AskedSheet<Row>) => Promise<boolean>;
  isBusy: boolean;
  /** To be put somewhere in the screen. */
  dialog: ReactNode;
} {
  const toast = useToast();
  const [running, setRunning] = useState<Running>();
  const current = useRef<AbortController>(undefined);
  // Whoever leaves the screen wants no file of it.
  useEffect(() => () => current.current?.abort(), []);

  /** Whether the file was given. */
  const download = async <Row,>({ total, saved, failed, rows, ...sheet }: AskedSheet<Row>): Promise<boolean> => {
    if (current.current) return false;
    const controller = new AbortController();
    const { signal } = controller;
    current.current = controller;
    setRunning({ rows: 0, total, isShown: false });
    const change = (over: Partial<Running>) => setRunning((before) => before && { ...before, ...over });
    const timer = setTimeout(() => change({ isShown: true }), SHOWN_AFTER_MS);
    try {
      const given = typeof rows === 'function' ? rows(signal) : rows;
      await downloadSheet({ ...sheet, rows: given, signal, onProgress: (count) => change({ rows: count }) });
      toast.show({ kind: 'success', text: saved ?? texts.saved });
      return true;
    } catch (error) {
      if (!signal.aborted) toast.show({ kind: 'danger', text: failed ?? sentenceOf(error), ms: 5_000 });
      return false;
    } finally {
      clearTimeout(timer);
      current.current = undefined;
      setRunning(undefined);
    }
  };
  return {
    download,
    isBusy: running !== undefined,
    dialog: running?.isShown ? <Progress running={running} onCancel={() => current.current?.abort()} /> : null,
  };
}

function Progress({ running: { rows, total }, onCancel }: { running: Running; onCancel: () => void }) {
  return (
    <Dialog open title={texts.title} onClose={onCancel} actions={<Button onClick={onCancel}>{texts.cancel}</Button>}>
      {total === undefined ? (
        <p role="status">{texts.written(rows, total)}</p>
      ) : (
        <ProgressBar label={texts.progress} value={rows} max={Math.max(total, 1)} text={texts.written(rows, total)} />
      )}
    </Dialog>
  );
}

function sentenceOf(error: unknown): string {
  if (error instanceof TooManyRows) return texts.tooManyRows;
  return error instanceof ApiError ? errorText(error, brandName()) : texts.failed;
}
