import { useState } from 'react';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { allowedCaptureMethods, chosenCaptureMethod } from '../../../lib/session/capture-method.ts';
import { pushEvent } from '../../../lib/watching/data-layer.ts';
import { captureMethodText } from '../../../lib/session/texts.ts';
import type { Session } from '../../../lib/session/session.ts';
import { captureMethodItem } from '../../../lib/session/stored-items.ts';
import { texts } from '../texts.ts';

/** How this device sells; shown only where the store says how sales are captured. */
export function SalesMode({ session }: { session: Session }) {
  const [chosen, setChosen] = useState(() => chosenCaptureMethod(session));
  if (!session.store?.settings) return null;
  return (
    <fieldset className="settings-section settings-modes">
      <legend>
        <h2>{texts.salesMode}</h2>
      </legend>
      <p className="settings-hint">{texts.salesModeHint}</p>
      {allowedCaptureMethods(session).map((method) => (
        <label key={method} className="settings-mode">
          <input
            type="radio"
            name="capture-method"
            value={method}
            checked={chosen === method}
            onChange={() => {
              captureMethodItem.write(method);
              setChosen(method);
              pushEvent('sales_mode_changed');
            }}
          />
          {captureMethodText(method, brandName())}
        </label>
      ))}
      <p className="settings-hint" role="status">
        {chosen === 'BY_QR_CODE' && texts.qrChosen}
      </p>
    </fieldset>
  );
}
