import { type Cents, centsToReais, type CivilDate, reaisToCents } from '@balcao/contract/kernel';
import { useState } from 'react';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { MoneyField } from '../../../ui/field/money-field.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { addRecord, type NewRecord } from '../calls.ts';
import { texts } from '../texts.ts';
import { useBooksAct } from '../use-accounting.ts';

/** What is known of it beforehand: a tax with its period and value, or nothing. */
export type Begun = Partial<Pick<NewRecord, 'kind' | 'periodStart' | 'amount'>>;

const free = (['FUNDING', 'BANK_FEE'] as const).map((value) => ({ value, label: texts.recordKinds[value] }));

/** Tells the books what the provider did with its own money; what is refused stands under the note, which stays. */
export function RecordDialog({ begun, today, onClose }: { begun: Begun; today: CivilDate; onClose: () => void }) {
  const [kind, setKind] = useState<NewRecord['kind']>(begun.kind ?? 'FUNDING');
  const [on, setOn] = useState<CivilDate | null>(today);
  const [cents, setCents] = useState<Cents | null>(begun.amount === undefined ? null : reaisToCents(begun.amount));
  const [note, setNote] = useState('');
  const [isTold, setTold] = useState(false);
  const act = useBooksAct(addRecord, texts.recordDone, { isQuiet: true });
  const isShort = note.trim().length < 3;
  const fault = isTold && isShort ? texts.noteFault : act.error ? errorText(act.error, brandName()) : undefined;
  const send = () => {
    setTold(true);
    if (on === null || !cents || isShort) return;
    const period = begun.periodStart === undefined ? {} : { periodStart: begun.periodStart };
    act.mutate({ kind, on, amount: centsToReais(cents), note: note.trim(), ...period }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      title={begun.kind ? texts.recordKinds[begun.kind] : texts.recordTitle}
      onClose={act.isPending ? undefined : onClose}
      actions={
        <>
          <Button disabled={act.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button
            kind="primary"
            disabled={on === null || !cents}
            busyText={act.isPending ? texts.sending : undefined}
            onClick={send}
          >
            {texts.send}
          </Button>
        </>
      }
    >
      {begun.kind ? null : (
        <Select
          label={texts.recordKind}
          options={free}
          value={kind}
          onChange={(value) => setKind(value as NewRecord['kind'])}
        />
      )}
      <MoneyField label={texts.amount} valueCents={cents} startsFocused onChangeCents={setCents} />
      <DateField label={texts.recordDay} value={on} today={today} max={today} onChange={setOn} />
      <TextField label={texts.note} hint={texts.noteHint} value={note} error={fault} onChange={setNote} />
    </Dialog>
  );
}
