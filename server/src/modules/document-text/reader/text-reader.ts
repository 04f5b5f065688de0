import type { Log } from '../../../kernel/log.ts';
import { inTurn, type TurnOptions } from '../../../kernel/own-process/in-turn.ts';
import {
  type ProcessLimits,
  programBeside,
  startOwnProcess,
  type Told,
} from '../../../kernel/own-process/own-process.ts';
import type { DocumentFields } from '../rules/fields.ts';

/** What the process is sent; `today` is an ISO day. */
export interface AskedText {
  picture: Uint8Array;
  today: string;
}
/** Null of a picture that cannot be decoded. */
interface Answer {
  fields: DocumentFields | null;
}
export type SaidText = Told<Answer>;

/** Null when the machine could not tell. @throws Refusal SERVICE_UNAVAIBLE while too many wait. */
export type ReadText = (asked: AskedText) => Promise<DocumentFields | null>;

/** Three readings take some seconds each on a slow machine: few wait, and none for long. */
const limits: ProcessLimits & TurnOptions = {
  most: 6,
  startMs: 30_000,
  deadlineMs: 40_000,
  idleMs: 120_000,
  asksOfOne: 100,
  heapMb: 256,
  memoryMb: 600,
};

const program = programBeside(import.meta.url, './text-process');

/** Reads documents in a process that starts with the first. */
export function createTextReader(log: Pick<Log, 'warn'>): ReadText {
  const start = () => startOwnProcess<AskedText, Answer>({ program, name: 'text' }, limits);
  const work = inTurn(log, { ...limits, start, failed: 'a document could not be read' });
  return async (asked) => (await work((process) => process.ask(asked)))?.fields ?? null;
}
