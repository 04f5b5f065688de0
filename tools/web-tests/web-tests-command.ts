import { leastShare, weighTests } from './weigh-tests.ts';

const { tests, source, isEnough } = weighTests(process.cwd());
console.log(`${tests} lines of tests for ${source} of source in the web: ${(tests / source).toFixed(3)}`);
if (!isEnough) {
  console.error(`web: tests are at least ${leastShare} of what they test: what is new came without enough of them`);
  process.exitCode = 1;
}
