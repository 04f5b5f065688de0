import type { CivilDate } from '@balcao/contract/kernel';
import { useState } from 'react';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { makeBatch, type Waiting } from '../calls.ts';
import { texts } from '../texts.ts';
import { useDeskAct } from '../use-treasury.ts';

interface MakeDialogProps {
  of: Waiting;
  today: CivilDate;
  onClose: () => void;
}

/** Makes a batch by hand; why there is none stands under the date. */
export function MakeDialog({ of, today, onClose }: MakeDialogProps) {
  const [date, setDate] = useState<CivilDate | null>(today);
  const make = useDeskAct((day: string) => makeBatch(of.retailerId, day), texts.made, { isQuiet: true });
  const send = () => {
    if (date !== null) make.mutate(date, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      title={texts.makeTitle}
      onClose={make.isPending ? undefined : onClose}
      actions={
        <>
          <Button disabled={make.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            kind="primary"
            disabled={date === null}
            busyText={make.isPending ? texts.making : undefined}
            onClick={send}
          >
            {texts.make}
          </Button>
        </>
      }
    >
      <p>{texts.makeWhat(of.retailerName)}</p>
      <DateField
        label={texts.date}
        value={date}
        today={today}
        startsFocused
        error={make.error ? errorText(make.error, brandName()) : undefined}
        onChange={(day) => {
          setDate(day);
          make.reset();
        }}
        onSubmit={send}
      />
    </Dialog>
  );
}
