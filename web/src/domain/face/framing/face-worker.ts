import { answerWith, type FromWatcher } from './watcher.ts';
import { createDetector } from './detector.ts';

/** Runs beside the page: looking for a face takes a cheap telephone longer than a key may wait. */
const answer = answerWith(createDetector, (said) => postMessage(said));
// What it cannot do is an error of the worker, which the page hears.
addEventListener('message', ({ data }: MessageEvent<FromWatcher>) => void answer(data).catch(reportError));
