import { createZipper, type ToZipper } from './zipper.ts';

/** Runs beside the page, so that its keys are answered while a sheet is made. */
const zipper = createZipper((said) => postMessage(said));
addEventListener('message', ({ data }: MessageEvent<ToZipper>) => zipper(data));
