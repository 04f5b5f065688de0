import { toAscii } from '@balcao/contract/kernel';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Told apart by it: 'AM' beside 'Bonfim'. Searched too. */
  detail?: string | undefined;
}

export interface FoldedOption {
  option: ComboboxOption;
  text: string;
}

/** How many options the list shows at once; the rest is a matter of typing on. */
const cap = 50;

/** 'São João' -> 'sao joao'. */
export const fold = (text: string): string => toAscii(text).toLowerCase().trim();

/** Folds once for many searches. */
export const foldAll = (options: readonly ComboboxOption[]): readonly FoldedOption[] =>
  options.map((option) => ({ option, text: fold(`${option.label} ${option.detail ?? ''}`) }));

interface Found {
  shown: readonly ComboboxOption[];
  /** How many match, also beyond the cap. */
  count: number;
}

/** Options that hold every word typed: those that start with the text first, then those where each word starts one. */
export function searchOptions(options: readonly FoldedOption[], typed: string): Found {
  const wanted = fold(typed);
  const words = wanted.split(/\s+/).filter(Boolean);
  const ranks: [ComboboxOption[], ComboboxOption[], ComboboxOption[]] = [[], [], []];
  for (const { option, text } of options) {
    if (!words.every((word) => text.includes(word))) continue;
    const startsWords = words.every((word) => ` ${text}`.includes(` ${word}`));
    ranks[text.startsWith(wanted) ? 0 : startsWords ? 1 : 2].push(option);
  }
  const found = ranks.flat();
  return { shown: found.slice(0, cap), count: found.length };
}
