import { parseArgs } from 'node:util';
import { describeOutcome, summarise } from './runner/report.ts';
import { runSteps } from './runner/run-steps.ts';
import { steps } from './runner/steps.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, list: { type: 'boolean' } } });

async function main(): Promise<void> {
  const names = steps.map(({ name }) => name);
  if (values.list) return console.log(names.join('\n'));
  const wanted = values.only?.split(',') ?? names;
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`No step ${unknown.join(', ')}; the steps are ${names.join(', ')}.`);
  const chosen = steps.filter(({ name }) => wanted.includes(name));
  const outcomes = await runSteps(
    chosen,
    ({ name }) => console.log(`running ${name}`),
    (outcome) => console.log(describeOutcome(outcome)),
  );
  console.log(summarise(outcomes));
  process.exitCode = outcomes.some(({ failed }) => failed > 0) ? 1 : 0;
}

await main();
