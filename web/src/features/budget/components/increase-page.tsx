import { today } from '@balcao/contract/kernel';
import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { Budget } from '../rules/flow.ts';
import { texts } from '../texts.ts';

interface IncreasePageProps {
  budget: Budget;
  onBack: () => void;
  onDone: () => void;
  onCancel: () => void;
}

/** Two slides: what was won, and up to when. */
export function IncreasePage({ budget, onBack, onDone, onCancel }: IncreasePageProps) {
  const [slide, setSlide] = useState<0 | 1>(0);
  const { won, hurry, place, next, done, cancel } = texts.increase;
  const isToday = budget.valid_through <= today();
  const shown =
    slide === 0 ? won : { title: hurry.title, text: isToday ? hurry.today : hurry.until(budget.valid_through) };
  return (
    <div className="budget-form">
      <div className="budget-slide" aria-live="polite">
        <Icon name={slide === 0 ? 'arrowUp' : 'clock'} />
        <h2>{shown.title}</h2>
        <p>{shown.text}</p>
        {slide === 0 ? (
          <p className="budget-raise">
            {formatReais(budget.available_limit)} <Icon name="chevronRight" />{' '}
            <strong>{formatReais(budget.new_limit)}</strong>
          </p>
        ) : null}
        <p className="budget-note">{place(slide + 1)}</p>
      </div>
      <Button kind="primary" isWide onClick={() => (slide === 0 ? setSlide(1) : onDone())}>
        {slide === 0 ? next : done}
      </Button>
      <Button isWide onClick={() => (slide === 0 ? onBack() : setSlide(0))}>
        {texts.back}
      </Button>
      <Button kind="quiet" isWide onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  );
}
