import { checkBoundaries } from './check-boundaries.ts';

const { files, imports, crossings, problems } = checkBoundaries(process.cwd());
if (process.argv.includes('--print-crossings')) {
  for (const name of crossings) console.log(name);
} else {
  for (const { path, line, message } of problems) console.log(`${path}:${line} ${message}`);
  console.log(`${crossings.length} uses of tables of others are left in tools/boundaries/known-crossings.txt`);
  console.log(`${problems.length} boundary problems in ${imports} imports of ${files} files`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
