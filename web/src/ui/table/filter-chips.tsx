import { type RefObject, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { texts } from './texts.ts';
import './filter-chips.css';

export interface AppliedFilter {
  key: string;
  /** 'Loja' */
  label: string;
  /** As a person reads it: 'Centro'. */
  value: string;
}

interface FilterChipsProps {
  filters: readonly AppliedFilter[];
  onRemove: (key: string) => void;
  onClear: () => void;
}

/** What a list is narrowed to, each part removable; nothing when it is whole. */
export function FilterChips({ filters, onRemove, onClear }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  if (filters.length === 0) return null;
  return (
    <ul className="filter-chips" ref={list} aria-label={texts.filters}>
      {filters.map(({ key, label, value }, at) => (
        <li key={key}>
          <button
            type="button"
            className="filter-chip"
            aria-label={texts.removeFilter(label, value)}
            onClick={() => {
              focusBeside(list, at);
              onRemove(key);
            }}
          >
            <span className="filter-chip-label">{label}</span> {value}
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
      {filters.length > 1 ? (
        <li>
          <button type="button" className="filter-chips-clear" onClick={onClear}>
            {texts.clearFilters}
          </button>
        </li>
      ) : null}
    </ul>
  );
}

/** A chip that goes away hands the focus to its neighbour, or the keyboard would start again at the top. */
function focusBeside(list: RefObject<HTMLUListElement | null>, at: number): void {
  const chips = [...(list.current?.querySelectorAll<HTMLElement>('.filter-chip') ?? [])];
  (chips[at + 1] ?? chips[at - 1])?.focus();
}
