import type { Cents } from '@balcao/contract';
import { centsToReais } from '@balcao/contract/kernel';
import { useState } from 'react';
import { type CashOverview, openCash } from '../../../domain/cash/cash-calls.ts';
import { tills, useTill } from '../../../domain/counter/use-till.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { texts } from '../texts.ts';

interface OpenFormProps {
  storeId: string;
  overview: CashOverview;
  /** Opened, or somebody else was faster: what is open is asked again. */
  onChanged: () => void;
}

/** Which drawer, and what lies in it: the number of this device first, where it is free. */
export function OpenForm({ storeId, overview: { taken, isRequired }, onChanged }: OpenFormProps) {
  const [till] = useTill();
  const used = new Set(taken.map(({ drawer }) => drawer));
  const free = tills.filter((one) => !used.has(one));
  const [chosen, setChosen] = useState<string | null>(null);
  const [float, setFloat] = useState<Cents | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isSending, setSending] = useState(false);
  const wanted = chosen ?? till;
  const drawer = wanted !== null && free.includes(wanted) ? wanted : (free[0] ?? '');

  const open = async () => {
    if (isSending) return;
    if (float === null) return setMissing(true);
    setSending(true);
    setFailure(undefined);
    try {
      await openCash({ storeId, drawer, float: centsToReais(float) });
    } catch (error) {
      setFailure(errorText(error, brandName()));
    }
    setSending(false);
    onChanged();
  };

  return (
    <Form className="cash-form" onSubmit={() => void open()}>
      <p>{texts.openIntro}</p>
      {isRequired ? <Banner kind="attention">{texts.required}</Banner> : null}
      <Select
        label={texts.drawer}
        value={drawer}
        onChange={setChosen}
        options={free.map((value) => ({ value, label: texts.drawerOption(value) }))}
        hint={
          taken.length === 0
            ? undefined
            : texts.taken(taken.map((one) => `${one.drawer} (${one.operatorName})`).join(', '))
        }
      />
      <MoneyField
        label={texts.float}
        hint={texts.floatHint}
        valueCents={float}
        onChangeCents={(cents) => {
          setFloat(cents);
          setMissing(false);
        }}
        error={isMissing ? texts.floatMissing : undefined}
        readOnly={isSending}
        startsFocused
      />
      {failure ? (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      ) : null}
      <div className="cash-acts">
        <Button kind="primary" type="submit" busyText={isSending ? texts.opening : undefined}>
          {texts.open}
        </Button>
      </div>
    </Form>
  );
}
