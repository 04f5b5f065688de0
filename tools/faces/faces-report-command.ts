import type { FaceChallenge } from '@balcao/contract';
import { createFaceReader } from '../../server/src/modules/faces/reader/face-reader.ts';
import { decode } from '../../server/src/modules/faces/reader/decode.ts';
import { loadModel } from '../../server/src/modules/faces/reader/model.ts';
import { measure } from '../../server/src/modules/faces/reader/measure.ts';
import { similarityOf } from '../../server/src/modules/faces/rules/likeness.ts';
import { retakesOf } from '../../server/src/modules/faces/rules/picture-gates.ts';
import { likenesses } from '../../server/src/modules/faces/rules/verdict.ts';
import { embeddedJudge } from '../../server/src/modules/faces/use-cases/judge-face.ts';
import { casesOf, type MeasuredCase, type Still, stillsOf } from './set-of-stills.ts';

// npm run faces:report [-- folder of stills]: what the gates catch and what they turn away by mistake, on a set made by script.

const [folder] = process.argv.slice(2);
const stills = stillsOf(folder);
const findFaces = await loadModel();

async function measuredCases(): Promise<MeasuredCase[]> {
  const measured: MeasuredCase[] = [];
  for (const still of stills)
    for (const one of await casesOf(still, findFaces))
      measured.push({ ...one, measures: await measure(await one.make(), findFaces) });
  return measured;
}

function reportGates(cases: readonly MeasuredCase[]): void {
  const found = cases.map((one) => ({ ...one, reasons: retakesOf(one.measures, one.pose) }));
  const good = found.filter(({ expected }) => expected === null);
  const rejected = good.filter(({ reasons }) => reasons.length > 0);
  console.log(`false rejects: ${rejected.length} of ${good.length} good pictures`);
  for (const { name, reasons } of rejected) console.log(`  ${name}: ${reasons.join(', ')}`);
  const bad = found.filter(({ expected }) => expected !== null);
  const accepted = bad.filter(({ reasons }) => reasons.length === 0);
  console.log(`false accepts: ${accepted.length} of ${bad.length} bad pictures`);
  for (const { name } of accepted) console.log(`  ${name}`);
  for (const gate of new Set(bad.flatMap(({ expected }) => (expected ? [expected] : [])))) {
    const those = bad.filter(({ expected }) => expected === gate);
    const named = those.filter(({ reasons }) => reasons.includes(gate)).length;
    const turnedAway = those.filter(({ reasons }) => reasons.length > 0).length;
    console.log(`  ${gate}: named ${named}, turned away ${turnedAway} of ${those.length}`);
  }
}

function reportLikeness(cases: readonly MeasuredCase[]): void {
  const good = cases.filter(({ expected, measures }) => expected === null && measures.face);
  const portraits = good.filter(({ name }) => name.endsWith(': plain'));
  const pairs = portraits.flatMap((portrait) =>
    good.flatMap((one) => {
      const alike = similarityOf(portrait.measures.face?.likeness ?? [], one.measures.face?.likeness ?? []);
      return one === portrait || alike === null ? [] : [{ isSame: one.person === portrait.person, alike }];
    }),
  );
  for (const isSame of [true, false]) {
    const values = pairs.filter((pair) => pair.isSame === isSame).map(({ alike }) => alike);
    if (values.length === 0) continue;
    const passing = values.filter((alike) => alike >= likenesses.alike).length;
    const range = `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}`;
    console.log(
      `${isSame ? 'one person' : 'two people'}: ${range}; alike enough to pass: ${passing} of ${values.length}`,
    );
  }
}

const quantile = (times: readonly number[], part: number): number =>
  Math.round(
    times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0,
  );

async function timesOf(work: () => Promise<unknown>, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  return times;
}

const told = (times: readonly number[]): string => `p50 ${quantile(times, 0.5)} ms, p95 ${quantile(times, 0.95)} ms`;

/** Two pictures and a portrait, as a customer sends them; decoding the same ones is the reference. */
async function reportTimes(cases: readonly MeasuredCase[], { bytes: portrait }: Still): Promise<void> {
  const pictures = await Promise.all(
    [cases.find(({ name }) => name.endsWith(': plain')), cases.find(({ pose }) => pose === 'LEFT')].flatMap((one) =>
      one ? [one.make()] : [],
    ),
  );
  const challenge: FaceChallenge = { poses: ['FRONT', 'LEFT'] };
  const judge = embeddedJudge(createFaceReader({ warn: console.warn }, { deadlineMs: 120_000 }).read);
  const decide = () => judge({ pictures, portrait, challenge });
  const [first = 0] = await timesOf(decide, 1);
  console.log(
    `the first decision, which starts the process: ${Math.round(first)} ms: ${JSON.stringify(await decide())}`,
  );
  console.log(`one decision: ${told(await timesOf(decide, 20))}`);
  const decodeAll = () => Promise.all([...pictures, portrait].map((picture) => decode(picture)));
  console.log(`decoding its three pictures alone: ${told(await timesOf(decodeAll, 20))}`);
  const started = performance.now();
  const times: number[] = [];
  await Promise.all(Array.from({ length: 20 }, () => decide().then(() => times.push(performance.now() - started))));
  console.log(`twenty at once: ${told(times)}; the last after ${quantile(times, 1)} ms`);
}

const cases = await measuredCases();
console.log(`${stills.length} stills, ${cases.length} pictures made of them`);
reportGates(cases);
reportLikeness(cases);
const [still] = stills;
if (still) await reportTimes(cases, still);
process.exit();
