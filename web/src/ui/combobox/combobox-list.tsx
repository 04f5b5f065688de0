import { useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { ComboboxOption } from './search-options.ts';
import { texts } from './texts.ts';

interface ComboboxListProps {
  /** Of the field; the options' ids are made from it. */
  id: string;
  label: string;
  shown: readonly ComboboxOption[];
  count: number;
  /** The option the keys stand on; -1 for none. */
  at: number;
  value: string;
  onChoose: (option: ComboboxOption) => void;
}

/** The focus stays in the field: pressing here must not take it. */
export function ComboboxList({ id, label, shown, count, at, value, onChoose }: ComboboxListProps) {
  const list = useRef<HTMLDivElement>(null);
  // In braces: newer browsers answer a promise, which is no clean-up.
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' });
  }, [at]);
  return (
    <div className="combobox-popup">
      <div
        ref={list}
        className="combobox-list"
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        tabIndex={-1}
        onMouseDown={(event) => event.preventDefault()}
      >
        {shown.map((option, place) => (
          <button
            key={option.value}
            type="button"
            id={`${id}-${place}`}
            className={`combobox-option ${place === at ? 'combobox-at' : ''}`}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            onClick={() => onChoose(option)}
          >
            <span className="combobox-label">{option.label}</span>
            {option.detail ? <span className="combobox-detail">{option.detail}</span> : null}
            {option.value === value ? <Icon name="check" /> : null}
          </button>
        ))}
      </div>
      {shown.length === 0 ? <p className="combobox-note">{texts.none}</p> : null}
      {count > shown.length ? (
        <p className="combobox-note">
          {texts.count(count, shown.length)} {texts.keepTyping}
        </p>
      ) : null}
    </div>
  );
}
