import { type CivilDate, formatDate, today } from '@balcao/contract/kernel';
import { useState } from 'react';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DateField } from '../../../ui/date/date-field.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { type HolidayEffect, type HolidayEntry, previewHoliday } from '../holiday-calls.ts';
import { texts } from '../texts.ts';
import { type PlaceDraft, PlaceFields, placeOf } from './place-fields.tsx';

const FORM = 'holiday-form';
const nowhere: PlaceDraft = { scope: 'STATE', uf: '', cityCode: '', retailerId: '', storeId: '' };

interface HolidayFormProps {
  onSave: (entry: HolidayEntry) => Promise<unknown>;
  onClose: () => void;
}

/** A future holiday: where, when and what it is called; then what it moves, and why. */
export function HolidayForm({ onSave, onClose }: HolidayFormProps) {
  const [draft, setDraft] = useState(nowhere);
  const [day, setDay] = useState<CivilDate | null>(null);
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [effect, setEffect] = useState<HolidayEffect>();
  const place = placeOf(draft);
  const isFuture = day !== null && day > today();

  const see = async () => {
    if (!place || day === null || !isFuture || name.trim() === '') return;
    setAsking(true);
    setFailure(undefined);
    try {
      setEffect(await previewHoliday({ ...place, day }));
    } catch (error) {
      setFailure(errorText(error, brandName()));
    }
    setAsking(false);
  };
  if (effect && place && day !== null)
    return (
      <ReasonDialog
        title={texts.addTitle}
        confirm={texts.confirm}
        busyText={texts.saving}
        cancel={texts.back1}
        label={texts.reason}
        hint={texts.reasonHint}
        onClose={() => setEffect(undefined)}
        onSend={async (reason) => {
          await onSave({ ...place, day, name: name.trim(), reason });
          onClose();
        }}
      >
        <p>
          <strong>{`${name.trim()}, ${formatDate(day)}`}</strong>
        </p>
        <p>{texts.stores(effect.stores)}</p>
        <p>{texts.installments(effect.installments, formatDate(effect.payableOn))}</p>
      </ReasonDialog>
    );
  return (
    <Dialog
      open
      title={texts.addTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" type="submit" form={FORM} busyText={isAsking ? texts.seeing : undefined}>
            {texts.see}
          </Button>
        </>
      }
    >
      <Form
        id={FORM}
        className="holiday-form"
        onSubmit={() => {
          setTried(true);
          void see();
        }}
      >
        <PlaceFields
          draft={draft}
          isTried={isTried}
          disabled={isAsking}
          onChange={(part) => setDraft({ ...draft, ...part })}
        />
        <DateField
          label={texts.day}
          value={day}
          onChange={setDay}
          min={today()}
          readOnly={isAsking}
          error={isTried && !isFuture ? texts.dayMissing : undefined}
        />
        <TextField
          label={texts.name}
          value={name}
          onChange={setName}
          maxLength={80}
          readOnly={isAsking}
          error={isTried && name.trim() === '' ? texts.required : undefined}
        />
        {failure === undefined ? null : (
          <Banner kind="danger" isLive>
            {failure}
          </Banner>
        )}
      </Form>
    </Dialog>
  );
}
