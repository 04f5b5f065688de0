import { minimumRatio, measureTestRatio } from './test-ratio.ts';

const { tests, source, isEnough } = measureTestRatio(process.cwd());
console.log(`${tests} lines of tests for ${source} of source in the web: ${(tests / source).toFixed(3)}`);
if (!isEnough) {
  console.error(
    `web: lines of tests must be at least ${minimumRatio} of the lines of source: add tests for what is new`,
  );
  process.exitCode = 1;
}
