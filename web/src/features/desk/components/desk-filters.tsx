import { Select } from '../../../ui/field/select.tsx';
import { kindChoices, kindText, texts } from '../texts.ts';

export type DeskFilter = 'kind' | 'holder' | 'place';

interface DeskFiltersProps {
  filters: Partial<Record<DeskFilter, string>>;
  places: readonly string[];
  onChange: (filter: DeskFilter, value: string) => void;
}

const holders = ['FREE', 'MINE'] as const;

export function DeskFilters({ filters, places, onChange }: DeskFiltersProps) {
  const asked = filters.place;
  const shown = asked === undefined || places.includes(asked) ? places : [asked, ...places];
  return (
    <div className="desk-filters">
      <Select
        label={texts.kind}
        value={filters.kind ?? ''}
        onChange={(value) => onChange('kind', value)}
        options={[
          { value: '', label: texts.everyKind },
          ...kindChoices.map(({ value, ...of }) => ({ value, label: kindText(of) })),
        ]}
      />
      <Select
        label={texts.holder}
        value={filters.holder ?? ''}
        onChange={(value) => onChange('holder', value)}
        options={[
          { value: '', label: texts.everyHolder },
          ...holders.map((holder) => ({ value: holder, label: texts.holders[holder] })),
        ]}
      />
      <Select
        label={texts.place}
        value={asked ?? ''}
        onChange={(value) => onChange('place', value)}
        options={[{ value: '', label: texts.everyPlace }, ...shown.map((place) => ({ value: place, label: place }))]}
      />
    </div>
  );
}
