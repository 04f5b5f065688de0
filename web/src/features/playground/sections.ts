import type { Section } from './section.ts';

export interface PlacedSection {
  /** 'date-field': the file's name. */
  part: string;
  section: Section;
}

const files = import.meta.glob<Section>('./sections/*.tsx', { eager: true, import: 'section' });

const byPlace = ({ section: one }: PlacedSection, { section: other }: PlacedSection) =>
  one.group.localeCompare(other.group, 'pt-BR') || one.title.localeCompare(other.title, 'pt-BR');

/** Every section there is; a new file is enough. */
export const sections: readonly PlacedSection[] = Object.entries(files)
  .map(([path, section]) => ({ part: path.replace(/^.*\/|\.tsx$/g, ''), section }))
  .sort(byPlace);
