import { isImei } from '@balcao/contract/kernel';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { DigitsField } from '../../../../ui/field/digits-field.tsx';
import { cameraTexts, imeiTexts as texts } from '../../rules/device/texts.ts';

/** The reader is fetched when a camera is first used. */
const ImeiCamera = lazy(async () => ({ default: (await import('./imei-camera.tsx')).ImeiCamera }));

interface ImeiFieldProps {
  imei: string;
  onChange: (imei: string) => void;
  /** Enter, also of a barcode reader, which types like a keyboard. */
  onSubmit: (imei: string) => void;
  /** What the service said of the last one. */
  error: string | undefined;
  isChecking: boolean;
}

/** Fifteen digits with their check digit: red from the first digit until they are right. */
export function ImeiField({ imei, onChange, onSubmit, error, isChecking }: ImeiFieldProps) {
  const [isLooking, setLooking] = useState(false);
  return (
    <div className="device-imei">
      <p className="device-ask">{texts.ask}</p>
      <DigitsField
        label={texts.field}
        hint={texts.hint}
        mask="###############"
        value={imei}
        onChange={onChange}
        onSubmit={onSubmit}
        submitLabel={texts.verify}
        error={error ?? (imei !== '' && !isImei(imei) ? texts.invalid : undefined)}
        readOnly={isChecking}
        autoComplete="off"
        startsFocused
      />
      {isLooking ? (
        <Suspense fallback={<p role="status">{cameraTexts.opening}</p>}>
          <ImeiCamera
            onRead={(digits) => {
              setLooking(false);
              onChange(digits);
              onSubmit(digits);
            }}
            onClose={() => setLooking(false)}
          />
        </Suspense>
      ) : (
        <Button disabled={isChecking} onClick={() => setLooking(true)}>
          {cameraTexts.open}
        </Button>
      )}
    </div>
  );
}
