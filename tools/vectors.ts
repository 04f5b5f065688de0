import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isCnpj, isCpf, isImei, isMobilePhone, toE164, ufOfCep } from '@balcao/contract/kernel';
import { goldenKinds, runGolden } from '@balcao/credit-math';
import type { GoldenKind } from '@balcao/credit-math';
import { isDecisionFile, runDecisions } from '../server/src/modules/decisions/golden.ts';

/**
 * `npm run vectors -- FILE`: runs golden cases through the product's own functions, prints every difference
 * and a closing count. Exit 1 on any difference, 2 when the file cannot be read. Without FILE, the project's own of the
 * arithmetic; those of credit decisions are `server/vectors/decision.json`.
 */
const OWN_FILE = new URL('../credit-math/vectors/credit.json', import.meta.url);

const identifierKinds: Readonly<Record<string, GoldenKind>> = {
  cpf: ({ input }) => ({ expected: isCpf(String(input)) }),
  cnpj: ({ input }) => ({ expected: isCnpj(String(input)) }),
  imei: ({ input }) => ({ expected: isImei(String(input)) }),
  cep_uf: ({ input }) => ({ expected: ufOfCep(String(input)) }),
  mobile_phone: ({ input }) => ({ expected: isMobilePhone(String(input)), e164: toE164(String(input)) }),
};

function readCases(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    console.error(`cannot read golden cases from ${file}: ${String(error)}`);
    process.exit(2);
  }
}

const asked = process.argv[2];
// npm moves to the project's root; a relative path means the folder the command was typed in.
const typedIn = process.env['INIT_CWD'] ?? process.cwd();
const file = asked === undefined ? fileURLToPath(OWN_FILE) : resolve(typedIn, asked);
const cases = readCases(file);
const report = isDecisionFile(cases) ? runDecisions(cases) : runGolden(cases, { ...goldenKinds, ...identifierKinds });
for (const difference of report.differences) console.log(difference);
console.log(`${report.passed} passed, ${report.failed} failed`);
process.exitCode = report.failed === 0 ? 0 : 1;
