import { setTimeout as sleep } from 'node:timers/promises';
import type { FaceChallenge } from '@balcao/contract';
import { createFaceReader } from '../../../server/src/modules/faces/reader/face-reader.ts';
import { sampleFace } from '../../../server/src/modules/faces/testing/sample-face.ts';
import { embeddedJudge } from '../../../server/src/modules/faces/use-cases/judge-face.ts';
import { budgeted, compared, type Figure } from '../figure.ts';
import { quantile, run, type Slice } from '../load.ts';
import type { Place } from '../place.ts';
import { asking, openShop } from '../quote/bench-quote.ts';
import { connectHttp } from '../sales/http.ts';

const AT_ONCE = 20;
const ROUNDS = 3;
const SLICE_SECONDS = 8;
const WARM_UP_SECONDS = 10;
const DECISION_MS = 2_500;
const TARGET = 1.2;
/** A store that prices a purchase every so often, as tills do: nobody asks without a pause. */
const TILLS = 2;
const PAUSE_MS = 100;

const figure = (name: string, value: number) => ({ bench: 'faces', name, value, unit: 'ms' });
const p95 = (slices: readonly Slice[]) =>
  quantile(
    slices.flatMap(({ times }) => times),
    0.95,
  );

/**
 * One decision of two pictures and a portrait, and what twenty of them at once do to tills that price purchases, against the
 * same tills alone, in turns. The process that measures faces is started here as the server starts it.
 */
export async function benchFaces(place: Place): Promise<Figure[]> {
  const { headers, bodyOf } = await openShop(place);
  const server = await place.serve();
  const http = connectHttp(server.url, TILLS);
  const ask = asking(http, headers, bodyOf);
  const picture = sampleFace();
  const challenge: FaceChallenge = { poses: ['FRONT', 'LEFT'] };
  const judge = embeddedJudge(createFaceReader(console, { deadlineMs: 120_000 }).read);
  const decide = () => judge({ pictures: [picture, picture], portrait: picture, challenge });
  const timed = async (client: number): Promise<number> => {
    const began = performance.now();
    await ask(client);
    return performance.now() - began;
  };
  /** The pause is no part of what is measured. */
  const tills = async (seconds = SLICE_SECONDS): Promise<Slice> => {
    const times: number[] = [];
    const work = async (client: number) => {
      times.push(await timed(client));
      await sleep(PAUSE_MS);
      return true;
    };
    return { ...(await run({ clients: TILLS, seconds, work })), times };
  };
  await decide();
  await tills(WARM_UP_SECONDS);
  const single: number[] = [];
  for (let turn = 0; turn < AT_ONCE; turn += 1) {
    const began = performance.now();
    await decide();
    single.push(performance.now() - began);
  }
  const [alone, beside]: [Slice[], Slice[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(await tills());
    const decisions = Array.from({ length: AT_ONCE }, decide);
    beside.push(await tills());
    await Promise.all(decisions);
  }
  http.close();
  return [
    budgeted(figure('one decision, p95', quantile(single, 0.95)), DECISION_MS),
    compared(
      figure('tills beside twenty decisions at once, p95', p95(beside)),
      { name: 'the same tills alone', value: p95(alone) },
      { atMost: TARGET },
    ),
  ];
}
