import { creditFactNames } from '@balcao/contract';
import { Button } from '../../../ui/button/button.tsx';
import { Checkbox } from '../../../ui/choice/checkbox.tsx';
import { Combobox } from '../../../ui/combobox/combobox.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import {
  emptyCondition,
  factOptions,
  isFlag,
  isMoney,
  isNumber,
  type TypedCondition,
  valuesOf,
} from '../rules/new-rule.ts';
import { rowTexts as texts, tableTexts } from '../texts.ts';

interface ConditionFieldsProps {
  number: number;
  condition: TypedCondition;
  onChange: (condition: TypedCondition) => void;
  onRemove: (() => void) | undefined;
}

/** One condition of a rule: of what, how it is compared, and with which value. */
export function ConditionFields({ number, condition, onChange, onRemove }: ConditionFieldsProps) {
  const { fact, sign, text, values } = condition;
  const choices = fact === '' ? [] : valuesOf(fact, tableTexts);
  return (
    <fieldset className="sheet-condition">
      <legend className="field-label">{texts.condition(number)}</legend>
      <Combobox
        label={texts.fact}
        value={fact}
        onChange={(value) =>
          onChange({
            ...emptyCondition(condition.id),
            sign,
            fact: creditFactNames.find((name) => name === value) ?? '',
          })
        }
        options={factOptions}
        startsFocused={number === 1}
      />
      {fact === '' ? null : isNumber(fact) ? (
        <div className="sheet-comparison">
          <Select
            label={texts.sign}
            value={sign}
            onChange={(value) => onChange({ ...condition, sign: value })}
            options={texts.signs.map(([value, label]) => ({ value, label }))}
          />
          <TextField
            label={isMoney(fact) ? texts.amount : texts.number}
            value={text}
            onChange={(typed) => onChange({ ...condition, text: typed })}
            inputMode="decimal"
          />
        </div>
      ) : isFlag(fact) ? (
        <Select
          label={texts.value}
          placeholder={texts.choose}
          value={values[0] ?? ''}
          onChange={(value) => onChange({ ...condition, values: value === '' ? [] : [value] })}
          options={choices}
        />
      ) : (
        <div className="sheet-choices">
          {choices.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              isChecked={values.includes(value)}
              onChange={(isChecked) =>
                onChange({
                  ...condition,
                  values: isChecked ? [...values, value] : values.filter((one) => one !== value),
                })
              }
            />
          ))}
        </div>
      )}
      {onRemove ? (
        <Button aria-label={texts.removeCondition(number)} onClick={onRemove}>
          {texts.remove}
        </Button>
      ) : null}
    </fieldset>
  );
}
