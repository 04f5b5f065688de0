import { type Cents, centsToReais, percentOfFraction } from '@balcao/contract/kernel';
import { useState } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { Money } from '../../../../ui/data/money.tsx';
import { MoneyField } from '../../../../ui/field/money-field.tsx';
import { firstValue, type PriceRange, rangeProblem, split } from '../../rules/device/range.ts';
import { texts as purchaseTexts } from '../../texts.ts';
import { rangeTexts as texts } from '../../rules/device/texts.ts';

interface RangeValueProps {
  range: PriceRange;
  isChecking: boolean;
  /** Another value than the priced one is being typed. */
  onChange: () => void;
  onChoose: (value: Cents) => void;
}

/** 'Valores da venda': the value of a device with a price range, and how it is split. */
export function RangeValue({ range, isChecking, onChange, onChoose }: RangeValueProps) {
  const [value, setValue] = useState<Cents | null>(firstValue(range));
  const problem = rangeProblem(value, range);
  const isSellable = value !== null && problem === undefined;
  const parts = isSellable ? split(value, range) : null;
  return (
    <section className="device-range" aria-labelledby="device-range-title">
      <h2 id="device-range-title">{texts.title}</h2>
      <MoneyField
        label={texts.value}
        valueCents={value}
        onChangeCents={(cents) => {
          setValue(cents);
          onChange();
        }}
        onSubmit={(cents) => {
          if (cents !== null && rangeProblem(cents, range) === undefined) onChoose(cents);
        }}
        submitLabel={texts.choose}
        error={problem}
        readOnly={isChecking}
        startsFocused
      />
      <dl className="device-facts">
        <dt>{texts.downPayment(percentOfFraction(range.rate))}</dt>
        <dd>{parts ? <Money reais={centsToReais(parts.downPayment)} /> : '–'}</dd>
        <dt>{texts.financed}</dt>
        <dd>{parts ? <Money reais={centsToReais(parts.financed)} /> : '–'}</dd>
      </dl>
      <Button
        kind="primary"
        disabled={!isSellable}
        busyText={isChecking ? purchaseTexts.checking : undefined}
        onClick={() => {
          if (isSellable) onChoose(value);
        }}
      >
        {texts.choose}
      </Button>
    </section>
  );
}
