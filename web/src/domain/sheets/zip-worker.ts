import { createZipper, type ToZipper } from './zipper.ts';

/** Runs beside the page, so that its keys are answered while a sheet is made. */
const zipper = createZipper((said) => postMessage(said));
// What it cannot do is an error of the worker, which the page hears.
addEventListener('message', ({ data }: MessageEvent<ToZipper>) => void zipper(data).catch(reportError));
