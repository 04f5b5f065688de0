import { type ComponentProps, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { Field, type FieldTexts } from '../field/field.tsx';
import { Icon } from '../icon/icon.tsx';
import { useKeyLines } from '../keyboard/use-keys.ts';
import { useDismiss } from '../popup/use-dismiss.ts';
import { ComboboxList } from './combobox-list.tsx';
import { type ComboboxOption, fold, foldAll, searchOptions } from './search-options.ts';
import { texts } from './texts.ts';
import './combobox.css';

type Passed = Pick<ComponentProps<'input'>, 'disabled' | 'readOnly' | 'name' | 'placeholder' | 'required'>;

interface ComboboxProps extends FieldTexts, Passed {
  /** The chosen option's value; empty when none is. */
  value: string;
  onChange: (value: string) => void;
  /** Any number; keep the array the same between renders, it is folded once. */
  options: readonly ComboboxOption[];
}

const keyLines = [
  { keys: ['ArrowUp', 'ArrowDown'], label: texts.moveOptions },
  { keys: ['Enter'], label: texts.chooseOption },
  { keys: ['Escape'], label: texts.closeOptions },
];

const labelOf = (options: readonly ComboboxOption[], value: string) =>
  options.find((option) => option.value === value)?.label ?? '';

/** One choice among very many, found by typing; accents and the order of the words do not matter. */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, busyText, startsFocused, value, onChange, options, ...rest } = props;
  /** Null while nobody searches: the field then shows what is chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const frame = useRef<HTMLDivElement>(null);
  const folded = useMemo(() => foldAll(options), [options]);
  const found = isOpen ? searchOptions(folded, typed ?? '') : { shown: [], count: 0 };

  const open = (from: number) => {
    if (rest.disabled || rest.readOnly) return;
    setOpen(true);
    setAt(from);
  };
  const close = () => {
    setOpen(false);
    setAt(-1);
  };
  const choose = (option: ComboboxOption) => {
    onChange(option.value);
    setTyped(null);
    close();
  };
  // Leaving takes an option that was typed out whole; anything else gives way to what was chosen before.
  const leave = () => {
    const only = typed ? folded.find(({ option }) => fold(option.label) === fold(typed)) : undefined;
    if (only) onChange(only.option.value);
    else if (typed === '') onChange('');
    setTyped(null);
    close();
  };
  useKeyLines(keyLines, isOpen);
  useDismiss(frame, isOpen || typed !== null, leave);

  const move = (step: number) => {
    const count = found.shown.length;
    if (count > 0) setAt((at + step + count + (at === -1 && step < 0 ? 1 : 0)) % count);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const option = found.shown[at];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!isOpen) open(event.key === 'ArrowDown' && !event.altKey ? 0 : -1);
      else if (event.altKey) close();
      else move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (option) choose(option);
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setTyped(null);
      close();
    } else if (event.key === 'Tab') leave();
  };

  return (
    <Field label={label} hint={hint} error={error} busyText={busyText} startsFocused={startsFocused}>
      {(ids) => (
        <div className="combobox" ref={frame}>
          <input
            {...rest}
            {...ids}
            className="input combobox-input"
            type="text"
            role="combobox"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={`${ids.id}-list`}
            aria-activedescendant={isOpen && at >= 0 ? `${ids.id}-${at}` : undefined}
            value={typed ?? labelOf(options, value)}
            onChange={(event) => {
              setTyped(event.target.value);
              // The first match is one Enter away, but an emptied field chooses nothing.
              open(event.target.value.trim() === '' ? -1 : 0);
            }}
            onClick={() => (isOpen ? undefined : open(-1))}
            onKeyDown={onKeyDown}
          />
          <Icon name="chevronDown" />
          <p className="visually-hidden" role="status">
            {isOpen ? texts.count(found.count, found.shown.length) : ''}
          </p>
          {isOpen ? (
            <ComboboxList id={ids.id} label={label} {...found} at={at} value={value} onChoose={choose} />
          ) : null}
        </div>
      )}
    </Field>
  );
}
