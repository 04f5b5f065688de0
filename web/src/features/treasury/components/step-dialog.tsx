import { MOST_VOUCHER_BYTES } from '@balcao/contract/constants';
import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { FileDrop } from '../../../ui/file-drop/file-drop.tsx';
import { type Batch, finishStep, type Step, voucherEndings } from '../calls.ts';
import { texts } from '../texts.ts';
import { useDeskAct } from '../use-treasury.ts';

const SHAPE = /^E\d{20}[\dA-Za-z]{11}$/;

/** Finishes a step with what shows that the money went; what was typed stays when it is refused. */
export function StepDialog({ batch, step, onClose }: { batch: Batch; step: Step; onClose: () => void }) {
  const [endToEndId, setEndToEndId] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [fault, setFault] = useState<string>();
  const isLast = step === 'TRANSITORY_TO_RETAILER';
  const finish = useDeskAct(
    () => finishStep(batch, step, endToEndId.trim(), file),
    isLast ? texts.transferred : texts.finished,
    { isQuiet: true },
  );
  const send = () => {
    const typed = endToEndId.trim();
    if (typed !== '' && !SHAPE.test(typed)) return setFault(texts.endToEndFault);
    finish.mutate(undefined, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      title={texts.steps[step]}
      onClose={finish.isPending ? undefined : onClose}
      actions={
        <>
          <Button disabled={finish.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="primary" busyText={finish.isPending ? texts.finishing : undefined} onClick={send}>
            {texts.confirmStep(formatReais(batch.paid))}
          </Button>
        </>
      }
    >
      <p>{texts.stepHint}</p>
      <TextField
        label={texts.endToEnd}
        hint={texts.endToEndHint}
        error={fault}
        startsFocused
        autoComplete="off"
        maxLength={40}
        value={endToEndId}
        onChange={(text) => {
          setEndToEndId(text);
          setFault(undefined);
        }}
      />
      <FileDrop
        label={texts.voucher}
        kinds={voucherEndings}
        maxBytes={MOST_VOUCHER_BYTES}
        file={file}
        onFile={setFile}
        onRemove={() => setFile(null)}
      />
      {finish.error ? (
        <Banner kind="danger" isLive>
          {errorText(finish.error, brandName())}
        </Banner>
      ) : null}
    </Dialog>
  );
}
