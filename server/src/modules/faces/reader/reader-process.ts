import {
  type ProcessLimits,
  programBeside,
  startOwnProcess,
  type Told,
} from '../../../kernel/own-process/own-process.ts';
import type { PictureMeasures } from '../rules/measures.ts';
import type { Recomputed } from '../rules/recomputed.ts';

/** What a process is sent: pictures to be measured, */
export type Asked = readonly (Uint8Array | null)[];
/** or one to be drawn anew, with or without looking for faces. */
export interface AskedPicture {
  picture: Uint8Array;
  findsFaces: boolean;
}
type Answer = { measures: (PictureMeasures | null)[] } | { recomputed: Recomputed };
export type Said = Told<Answer>;
export type ReaderLimits = ProcessLimits;

export interface ReaderProcess {
  /** @throws Error once the process is gone: it is asked nothing more. */
  ask(pictures: Asked): Promise<(PictureMeasures | null)[]>;
  recompute(asked: AskedPicture): Promise<Recomputed>;
  end(): void;
}

const measuring = programBeside(import.meta.url, './measuring-process');

/** The process that decodes and measures pictures of faces. */
export async function startReader(limits: ReaderLimits, program = measuring): Promise<ReaderProcess> {
  const reading = await startOwnProcess<Asked | AskedPicture, Answer>({ program, name: 'face' }, limits);
  return {
    async ask(pictures) {
      const said = await reading.ask(pictures);
      return 'measures' in said ? said.measures : [];
    },
    async recompute(asked) {
      const said = await reading.ask(asked);
      return 'recomputed' in said ? said.recomputed : { broken: 'DAMAGED' };
    },
    end() {
      reading.end();
    },
  };
}
