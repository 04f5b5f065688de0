import { startEngine } from './engine.ts';
import { readDocument } from './read-document.ts';
import type { AskedText, SaidText } from './text-reader.ts';

// Runs in a process of its own, which ends when the server does.
process.on('disconnect', () => process.exit());

const say = (said: SaidText): void => void process.send?.(said);

const readPage = await startEngine();
process.on(
  'message',
  ({ picture, today }: AskedText) =>
    void readDocument((page) => readPage(picture, page), today).then(
      (fields) => say({ fields }),
      () => say({ fields: null }),
    ),
);
say('ready');
