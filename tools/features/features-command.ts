import { checkFeatures } from './check-features.ts';

const { problems, proven, closed, beyond } = checkFeatures(process.cwd());
for (const { line, message } of problems) console.log(`docs/features.md:${line} ${message}`);
console.log(`${proven} of 132 proven, ${closed} of 24 closed, ${beyond} beyond`);
process.exitCode = problems.length > 0 ? 1 : 0;
