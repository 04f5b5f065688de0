import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ApiError, errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { safeOrigin } from '../../../lib/safe-origin.ts';
import { signInByToken } from '../../../lib/session/sign-in.ts';
import { listenForDigits, type Owed, owedBy } from '../owed.ts';
import { texts } from '../texts.ts';
import { useWayIn } from '../way-in.ts';
import { takeSignOn } from './kept-sign-on.ts';

/** The issuer, or what came back from it: whoever signs on can but try again. */
const failed = new ApiError({ status: 401, code: 'SIGN_ON_FAILED' });

/** Signs in whoever comes back from the issuer, once, and leads on; says why not. */
export function useFinishSignOn() {
  const { enter } = useWayIn();
  const { history } = useRouter();
  const [refusal, setRefusal] = useState<string>();
  const [origin, setOrigin] = useState<string>();
  const [owed, setOwed] = useState<Owed>();
  const hasBegun = useRef(false);

  const finish = async () => {
    const kept = takeSignOn();
    const goOnAt = safeOrigin(kept?.origin);
    setOrigin(goOnAt);
    const digits = listenForDigits();
    try {
      if (kept === null) throw failed;
      const { idTokenOf } = await import('./issuer.ts');
      const token = await idTokenOf(kept, new URL(history.location.href, window.location.origin));
      const result = await signInByToken(token, kept.proof);
      if (result.kind === 'blocked') return setRefusal(texts.blocked);
      await enter(result.session, goOnAt);
    } catch (error) {
      const asked = owedBy(error, digits);
      if (asked) return setOwed(asked);
      setRefusal(errorText(error instanceof ApiError ? error : failed, brandName()));
    } finally {
      digits.stop();
    }
  };

  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void finish();
  });

  return { refusal, origin, owed };
}
