import { papers, themeOf } from '../../../lib/brand/apply-theme.ts';
import type { Draft, LayerField } from './draft.ts';
import { asText } from './draft.ts';

export interface ShownBrand {
  name: string;
  logo: string;
  darkLogo: string;
  favicon: string;
  primary: string;
}

const paths: Readonly<Record<keyof ShownBrand, string>> = {
  name: 'app.name',
  logo: 'cdn.logoUrl',
  darkLogo: 'cdn.logoDarkBackgroundUrl',
  favicon: 'cdn.faviconUrl',
  primary: 'theme.primary',
};

const subjects: readonly string[] = Object.values(paths);

/** Whether what is typed of a subject is seen in the preview of a brand. */
export const isOfBrand = (fields: readonly LayerField[], part: string): boolean =>
  fields.some((field) => field.part === part && subjects.includes(field.path));

/** The brand that a draft would make; what is empty inherits. */
export function brandOf(fields: readonly LayerField[], draft: Draft): ShownBrand {
  const said = (path: string) => {
    const typed = (draft[path] ?? '').trim();
    return typed === '' ? asText(fields.find((field) => field.path === path)?.inherited) : typed;
  };
  const { name, logo, darkLogo, favicon, primary } = paths;
  return {
    name: said(name),
    logo: said(logo),
    darkLogo: said(darkLogo),
    favicon: said(favicon),
    primary: said(primary),
  };
}

export type PaperName = keyof typeof papers;

/** Ours, where a brand has no colour: as `ui/tokens.css` has them. */
const ours: Readonly<Record<PaperName, { primary: string; onPrimary: string }>> = {
  light: { primary: '#0b6b4f', onPrimary: '#ffffff' },
  dark: { primary: '#4cc39b', onPrimary: '#06231a' },
};

/** The custom properties that a paper has under a brand's colour; a colour that is none shows ours. */
export function paperOf(paper: PaperName, primary: string): Record<`--${string}`, string> {
  const theme = themeOf(/^#[0-9a-f]{6}$/i.test(primary) ? primary : null);
  const colour = theme[`--brand-${paper}`] ?? ours[paper].primary;
  return {
    '--paper': papers[paper].paper,
    '--ink': papers[paper].ink,
    '--primary': colour,
    '--on-primary': theme[`--on-brand-${paper}`] ?? ours[paper].onPrimary,
  };
}
