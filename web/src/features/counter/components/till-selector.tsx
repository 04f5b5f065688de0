import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { tills, useTill } from '../../../domain/counter/use-till.ts';

/** Which till this device is; asked until it is answered, and changed at any time. */
export function TillSelector() {
  const [till, choose] = useTill();
  const [isChanging, setChanging] = useState(false);
  return (
    <>
      <p className="till">
        {till === null ? null : (
          <>
            <strong>Caixa {till}</strong> <Button onClick={() => setChanging(true)}>Trocar caixa</Button>
          </>
        )}
      </p>
      <Dialog
        open={isChanging || till === null}
        title="Qual caixa você está operando?"
        onClose={till === null ? undefined : () => setChanging(false)}
      >
        <div className="till-choices">
          {tills.map((one) => (
            <Button
              key={one}
              kind={one === till ? 'primary' : 'secondary'}
              aria-pressed={one === till}
              aria-label={`Caixa ${one}`}
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
