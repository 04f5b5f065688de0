/** Base of the CPFs that tell the embedded bureau what to answer: `000 SS VVV 2`, a situation and a dial. */
const TEST = /^000(\d{2})(\d{3})2\d{2}$/;

export const isTestCpf = (cpf: string): boolean => TEST.test(cpf);

/** Situation and dial of a test CPF; null of any other. */
export function dialOf(cpf: string): { situation: string; dial: number } | null {
  const [, situation, dial] = TEST.exec(cpf) ?? [];
  return situation === undefined ? null : { situation, dial: Number(dial) };
}
