import { stepTexts } from '../texts.ts';
import type { PageKind } from './pages.ts';

type StepKey = keyof typeof stepTexts;

/** The step that a page belongs to; what ends a registration belongs to none. */
const stepOfPage: { readonly [K in PageKind]?: StepKey } = {
  cpf: 'cpf',
  phone: 'phone',
  sendCode: 'phone',
  verifyPhone: 'phone',
  preApproved: 'phone',
  data: 'data',
  liveness: 'photographs',
  document: 'photographs',
  biometry: 'photographs',
  dueDay: 'dueDay',
  inProgress: 'decision',
};

export const stepOf = (page: PageKind): string => stepOfPage[page] ?? '';

/** The steps that these pages make, each once; none while there is nothing to go through. */
export function stepsOf(pages: readonly PageKind[]): readonly { key: StepKey; label: string }[] {
  const keys = [...new Set(pages.flatMap((page) => stepOfPage[page] ?? []))];
  return keys.length < 3 ? [] : keys.map((key) => ({ key, label: stepTexts[key] }));
}
