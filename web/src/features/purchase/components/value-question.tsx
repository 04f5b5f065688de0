import type { Cents } from '@balcao/contract/kernel';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { KeyCap } from '../../../ui/data/key-cap.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { takeFocus } from '../../../ui/keyboard/take-focus.ts';
import { useShortcut } from '../../../ui/keyboard/shortcuts.ts';
import { isPurchaseValue } from '../rules/purchase-value.ts';
import { texts } from '../texts.ts';
import './value-question.css';

interface ValueQuestionProps {
  valueCents: Cents | null;
  onChange: (valueCents: Cents | null) => void;
  onCheck: () => void;
  isChecking: boolean;
  /** The proposals are on the screen: the question is answered. */
  isAnswered: boolean;
}

/** 'How much?': the figure of the page until the proposals come. */
export function ValueQuestion({ valueCents, onChange, onCheck, isChecking, isAnswered }: ValueQuestionProps) {
  const field = useRef<HTMLInputElement>(null);
  const isWaiting = !isAnswered && !isChecking;
  // Before it is painted: who types at once types here.
  useLayoutEffect(() => {
    if (isWaiting) takeFocus(field.current);
  }, [isWaiting]);
  useShortcut({ key: 'Escape', label: texts.backToValue, run: () => field.current?.focus() });

  return (
    <div className={`value-question ${isAnswered ? 'value-question-answered' : ''}`}>
      <MoneyField
        ref={field}
        label={texts.value}
        valueCents={valueCents}
        onChangeCents={onChange}
        onSubmit={onCheck}
        submitLabel={texts.check}
        problem={valueCents !== null && !isPurchaseValue(valueCents) ? texts.invalidValue : undefined}
        readOnly={isChecking}
        isFigure={!isAnswered}
      />
      {isAnswered ? null : (
        <Button kind="primary" busyText={isChecking ? texts.checking : undefined} onClick={onCheck}>
          {texts.check} <KeyCap>{texts.enter}</KeyCap>
        </Button>
      )}
    </div>
  );
}
