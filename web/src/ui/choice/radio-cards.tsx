import type { ReactNode } from 'react';
import type { FieldTexts } from '../field/field.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import './choice.css';

export interface RadioCard {
  value: string;
  label: string;
  /** A second line: what choosing it means. */
  note?: string | undefined;
  /** At the end of the card: an amount. */
  aside?: ReactNode;
  disabled?: boolean | undefined;
}

interface RadioCardsProps extends FieldTexts {
  /** Empty when nothing is chosen yet. */
  value: string;
  onChange: (value: string) => void;
  cards: readonly RadioCard[];
  disabled?: boolean | undefined;
}

/** One of a few, each with room for what it means. Native radios: arrows, one stop for Tab. */
export function RadioCards({ value, onChange, cards, ...group }: RadioCardsProps) {
  return (
    <ChoiceGroup {...group}>
      {(name) =>
        cards.map((card) => (
          <label key={card.value} className="radio-card">
            <input
              type="radio"
              name={name}
              value={card.value}
              checked={card.value === value}
              disabled={card.disabled}
              onChange={() => onChange(card.value)}
            />
            <span className="choice-words">
              {card.label}
              {card.note ? <span className="choice-note">{card.note}</span> : null}
            </span>
            {card.aside === undefined ? null : <span className="radio-card-aside">{card.aside}</span>}
          </label>
        ))
      }
    </ChoiceGroup>
  );
}
