import { parentPort, workerData } from 'node:worker_threads';
import { parseSheet } from './parse.ts';
import { SheetFault } from './sheet.ts';

/** A thread's port has no origin to name. */
const tell = (...said: Parameters<NonNullable<typeof parentPort>['postMessage']>) => parentPort?.postMessage(...said);

/** Runs in a thread of its own: reads one file, answers and ends. */
async function run(bytes: Uint8Array): Promise<void> {
  try {
    tell({ rows: await parseSheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) });
  } catch (error) {
    tell({ code: error instanceof SheetFault ? error.code : 'SHEET_DAMAGED' });
  }
}

tell('ready');
void run(workerData as Uint8Array);
