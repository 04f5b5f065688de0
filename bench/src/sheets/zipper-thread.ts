import { parentPort } from 'node:worker_threads';
import { createZipper, type ToZipper } from '../../../web/src/domain/sheets/zipper.ts';

/** The page's worker, in a thread of Node, for one sheet after the other; it says so once it listens. */
const begin = () => createZipper((said) => parentPort?.postMessage(said, []));
let zipper = begin();
parentPort?.on('message', (heard: ToZipper) => {
  if ('begin' in heard) zipper = begin();
  void zipper(heard);
});
parentPort?.postMessage('ready', []);
