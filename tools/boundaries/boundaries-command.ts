import { checkBoundaries } from './check-boundaries.ts';

const { files, imports, problems } = checkBoundaries(process.cwd());
for (const { path, line, message } of problems) console.log(`${path}:${line} ${message}`);
console.log(`${problems.length} boundary problems in ${imports} imports of ${files} files`);
process.exitCode = problems.length > 0 ? 1 : 0;
