import { kept } from '../../../../kernel/db/table.ts';
import { inTurn, type InTurn, type TurnOptions } from '../../../../kernel/own-process/in-turn.ts';
import {
  type OwnProcess,
  type ProcessLimits,
  programBeside,
  startOwnProcess,
  type Told,
} from '../../../../kernel/own-process/own-process.ts';
import type { Platform } from '../../../../kernel/platform.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Redrawn } from './redraw.ts';

interface Asked {
  picture: Uint8Array;
}
export type SaidImage = Told<Redrawn>;

/** A picture of 4096 by 4096 takes 64 MB decoded, twice while it is made smaller. */
const limits: ProcessLimits & TurnOptions = {
  most: 4,
  startMs: 30_000,
  deadlineMs: 20_000,
  idleMs: 60_000,
  asksOfOne: 100,
  heapMb: 64,
  memoryMb: 500,
};

const program = programBeside(import.meta.url, './redraw-process');

/** By the secrets of a server, which stay the same object whatever else of its platform is replaced for an act. */
const redrawers = new WeakMap<Platform['secrets'], InTurn<OwnProcess<Asked, Redrawn>>>();

/** Draws a picture anew in a process that starts with the first. @throws Refusal SERVICE_UNAVAIBLE where none could, or too many wait. */
export async function redrawn(
  { secrets, log }: Pick<Platform, 'secrets' | 'log'>,
  picture: Uint8Array,
): Promise<Redrawn> {
  const start = () => startOwnProcess<Asked, Redrawn>({ program, name: 'brand image' }, limits);
  const failed = 'a picture of a brand could not be drawn';
  const work = kept(redrawers, secrets, () => inTurn(log, { ...limits, start, failed }));
  return (await work((process) => process.ask({ picture }))) ?? refuse('SERVICE_UNAVAIBLE');
}
