import { formatDateTime } from '@balcao/contract/kernel';
import { Button } from '../../../ui/button/button.tsx';
import { factorTexts as texts } from '../texts.ts';
import type { Factors } from '../use-security.ts';

interface PasskeyListProps {
  of: Factors['passkeys'];
  onAdd: () => void;
  onRemove: (key: { passkeyId: string; name: string }) => void;
}

/** Browsers make passkeys on secure pages alone; elsewhere there is nothing to press. */
const hasPasskeys = 'PublicKeyCredential' in window;

export function PasskeyList({ of, onAdd, onRemove }: PasskeyListProps) {
  return (
    <>
      <li>
        <div>
          <strong>{texts.passkeys}</strong>
          <small>{texts.passkeyHint}</small>
        </div>
        {hasPasskeys ? <Button onClick={onAdd}>{texts.addPasskey}</Button> : null}
      </li>
      {of.map(({ id, name, madeAt, lastUsedAt }) => (
        <li key={id} className="account-sub">
          <div>
            <strong>{name}</strong>
            <small>
              {lastUsedAt === null
                ? texts.passkeyMade(formatDateTime(madeAt))
                : texts.passkeyUsed(formatDateTime(lastUsedAt))}
            </small>
          </div>
          <Button
            kind="quiet"
            aria-label={texts.removePasskeyOf(name)}
            onClick={() => onRemove({ passkeyId: id, name })}
          >
            {texts.removePasskey}
          </Button>
        </li>
      ))}
    </>
  );
}
