import { faceOutcomes, type FaceReason, faceReasons } from '@balcao/contract';
import { z } from 'zod';
import { createCircuit } from '../../kernel/circuit.ts';
import { type Clock, systemClock } from '../../kernel/clock.ts';
import type { Log } from '../../kernel/log.ts';
import { type FaceJudge, type FaceJudgement, notJudged } from '../../modules/faces/index.ts';

const TIMEOUT_MS = 15_000;
const CIRCUIT = { failures: 5, pauseSeconds: 30 };

const known: ReadonlySet<string> = new Set(faceReasons);
const judged = z.object({
  outcome: z.enum(faceOutcomes),
  // A reason of a newer service is left out, not a failure.
  reasons: z.array(z.string()).transform((reasons) => reasons.filter((one): one is FaceReason => known.has(one))),
  similarity: z.number().min(0).max(1).nullable(),
});

export interface FaceServiceOptions {
  /** From the configuration only, its host on the configured list. */
  url: string;
  token: string | undefined;
  log: Pick<Log, 'warn'>;
  /** Times the pause of the circuit; the system clock when left out. */
  clock?: Clock;
  timeoutMs?: number;
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

/**
 * Has a certified provider judge faces: POST JSON to `{url}/face-checks`, bearer token. A service that is away passes
 * nobody and turns nobody away: a person looks at the pictures.
 */
export function faceService({
  url,
  token,
  log,
  clock = systemClock,
  timeoutMs = TIMEOUT_MS,
}: FaceServiceOptions): FaceJudge {
  const circuit = createCircuit(clock, CIRCUIT);
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };

  const ask = async (body: object): Promise<FaceJudgement> => {
    const response = await fetch(`${url.replace(/\/$/, '')}/face-checks`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      // A redirect could lead the pictures and the token to another host.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`face service answered ${response.status}`);
    }
    return judged.parse(await response.json());
  };
  return async ({ pictures, portrait, challenge }) => {
    const body = { pictures: pictures.map(base64), portrait: portrait && base64(portrait), challenge };
    try {
      return await circuit(() => ask(body));
    } catch (error) {
      log.warn({ err: error }, 'the face service judged nothing');
      return notJudged;
    }
  };
}
