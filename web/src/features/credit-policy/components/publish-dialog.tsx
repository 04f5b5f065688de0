import { useState } from 'react';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { texts } from '../texts.ts';

export interface Published {
  variant: 'STANDARD' | 'CHALLENGER';
  /** In hundredths of a percent; 0 of a champion. */
  challengerBp: number;
  reason: string;
}

const MOST_PERCENT = 50;

/** As what a draft is published, and why. */
export function PublishDialog(props: { onPublish: (as: Published) => Promise<unknown>; onClose: () => void }) {
  const [variant, setVariant] = useState<Published['variant']>('STANDARD');
  const [share, setShare] = useState('10');
  const percent = /^\d{1,2}$/.test(share) ? Number(share) : 0;
  const isChallenger = variant === 'CHALLENGER';
  const isWrong = isChallenger && (percent < 1 || percent > MOST_PERCENT);
  const send = (reason: string) => props.onPublish({ variant, challengerBp: isChallenger ? percent * 100 : 0, reason });
  return (
    <ReasonDialog
      title={texts.publishTitle}
      confirm={texts.publish}
      busyText={texts.publishing}
      cancel={texts.cancel}
      label={texts.reason}
      hint={texts.reasonHint}
      onClose={props.onClose}
      isIncomplete={isWrong}
      onSend={send}
    >
      <p>{texts.publishNote}</p>
      <Select
        label={texts.asWhat}
        value={variant}
        onChange={(value) => setVariant(value === 'CHALLENGER' ? 'CHALLENGER' : 'STANDARD')}
        options={[
          { value: 'STANDARD', label: texts.champion },
          { value: 'CHALLENGER', label: texts.challenger },
        ]}
      />
      {isChallenger ? (
        <TextField
          label={texts.shareLabel}
          value={share}
          onChange={setShare}
          inputMode="numeric"
          error={isWrong ? texts.shareMissing : undefined}
        />
      ) : null}
    </ReasonDialog>
  );
}
