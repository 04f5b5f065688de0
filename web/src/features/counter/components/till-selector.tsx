import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { tills, useTill } from '../../../domain/counter/use-till.ts';
import { texts } from '../texts.ts';

/** Which till this device is; asked until it is answered, and changed at any time. */
export function TillSelector() {
  const [till, choose] = useTill();
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <p className="till">
        {till === null ? null : (
          <>
            <strong>{texts.till(till)}</strong> <Button onClick={() => setChanging(true)}>{texts.changeTill}</Button>
          </>
        )}
      </p>
      <Dialog
        open={isChanging || till === null}
        title={texts.whichTill}
        onClose={till === null ? undefined : () => setChanging(false)}
      >
        <div className="till-choices">
          {tills.map((one) => (
            <Button
              key={one}
              kind={one === till ? 'primary' : 'secondary'}
              aria-pressed={one === till}
              aria-label={texts.till(one)}
              onClick={() => {
                choose(one);
                setChanging(false);
              }}
            >
              {one}
            </Button>
          ))}
        </div>
      </Dialog>
    </>
  );
}
