import { blend, contrast, readableOn } from './colour.ts';

/** Where a brand's colour must be read, and what it is moved towards until it is. */
export const papers = {
  light: { paper: '#fbfaf6', ink: '#16211d' },
  dark: { paper: '#171d1a', ink: '#ecefea' },
} as const;
const light = { ...papers.light, white: '#ffffff' };
const dark = { ...papers.dark, black: '#0c100e' };

/** Puts a brand's primary in place of ours, made readable on both papers; null puts ours back. */
export function applyTheme(primary: string | null): void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(themeOf(primary))) {
    if (value === null) style.removeProperty(name);
    else style.setProperty(name, value);
  }
}

/** The colour a brand's primary is shown in on each paper, where that is another; null where it is itself, or no colour. */
export function shownOnPapers(primary: string): Record<keyof typeof papers, string | null> {
  if (!/^#[0-9a-f]{6}$/i.test(primary)) return { light: null, dark: null };
  const otherOn = ({ paper, ink }: { paper: string; ink: string }) => {
    const shown = readableOn(paper, ink, primary);
    return shown.toLowerCase() === primary.toLowerCase() ? null : shown;
  };
  return { light: otherOn(papers.light), dark: otherOn(papers.dark) };
}

/** The six custom properties of a brand; exported for tests. */
export function themeOf(primary: string | null): Record<string, string | null> {
  const onLight = primary && readableOn(light.paper, light.ink, primary);
  const onDark = primary && readableOn(dark.paper, dark.ink, primary);
  return {
    '--brand-light': onLight,
    '--brand-light-strong': onLight && blend(onLight, light.ink, 0.2),
    '--on-brand-light': onLight && pairOf(onLight, light.white, light.ink),
    '--brand-dark': onDark,
    '--brand-dark-strong': onDark && blend(onDark, dark.ink, 0.2),
    '--on-brand-dark': onDark && pairOf(onDark, dark.black, dark.ink),
  };
}

const pairOf = (colour: string, first: string, second: string) =>
  contrast(colour, first) >= contrast(colour, second) ? first : second;
