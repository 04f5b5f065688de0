import { parentPort, workerData } from 'node:worker_threads';
import { parseSheet } from './parse.ts';
import { SheetFault } from './sheet.ts';

/** Runs in a thread of its own: reads one file, answers and ends. */
async function run(bytes: Uint8Array): Promise<void> {
  try {
    parentPort?.postMessage({ rows: await parseSheet(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) });
  } catch (error) {
    parentPort?.postMessage({ code: error instanceof SheetFault ? error.code : 'SHEET_DAMAGED' });
  }
}

parentPort?.postMessage('ready');
void run(workerData as Uint8Array);
