import type { SaidImage } from './image-redrawer.ts';
import { redraw } from './redraw.ts';

// Runs in a process of its own, which ends when the server does.
process.on('disconnect', () => process.exit());

const say = (said: SaidImage): void => void process.send?.(said);

process.on('message', ({ picture }: { picture: Uint8Array }) => void redraw(picture).then(say));
say('ready');
