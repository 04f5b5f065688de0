import { getCbo, getMunicipalities, getStates } from '@brazilian-utils/brazilian-utils';

const CODES = 1_000_000;
const SOURCE =
  '// Written by `npm run reference` from @brazilian-utils/brazilian-utils 2.4.0 (MIT). Change nothing here by hand.\n';

/** Occupations of the CBO 2002: the package finds one by its code and has no list, so every code is asked for. */
function professions(): string[] {
  return Array.from({ length: CODES }, (_, code) => getCbo(code))
    .filter((found) => found !== null)
    .map(({ code, description }) => `${code} ${description}`);
}

/** A literal of lines; none of them holds a backquote, a backslash or a dollar sign. */
function literal(lines: readonly string[]): string {
  const text = lines.join('\n');
  if (/[`\\$]/.test(text)) throw new Error('a name would end the literal');
  return `\`\n${text}\n\``;
}

/** The files by name. */
export function referenceFiles(): Record<string, string> {
  const states = getStates().toSorted((one, other) => (one.code < other.code ? -1 : 1));
  const municipalities = states.map(({ code }) => {
    const lines = getMunicipalities(code).map((one) => `${one.code} ${one.name}`);
    return `  ${code}: ${literal(lines)},\n`;
  });
  const codes = states.map(({ code, ibgeCode }) => `  ${code}: ${ibgeCode},\n`);
  return {
    'professions.gen.ts': `${SOURCE}// Ministério do Trabalho e Emprego: CBO 2002, each line a code and its title.\nexport const cbo = ${literal(professions())};\n`,
    'municipalities.gen.ts': `${SOURCE}// IBGE: codes of the states, and of each the municipalities by code and name.\nexport const stateCodes = {\n${codes.join('')}} as const;\n\nexport const municipalities = {\n${municipalities.join('')}} as const;\n`,
  };
}
