import { checkDocs } from './check-docs.ts';

const { pages, problems } = checkDocs(process.cwd());
for (const { path, line, message } of problems) console.log(`${path}:${line} ${message}`);
console.log(`${problems.length} problems in ${pages} pages`);
process.exitCode = problems.length > 0 || pages === 0 ? 1 : 0;
