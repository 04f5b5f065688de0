import { errorMessage } from '@balcao/contract/errors';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useBeginSignOn } from '../sign-on/use-begin-sign-on.ts';
import { texts } from '../texts.ts';

/** The way to the company's own sign-on, where there is one and the public configuration shows it. */
export function CorporateLogin({ origin }: { origin: string | undefined }) {
  const { begin, isLeaving, hasFailed } = useBeginSignOn(origin);
  if (begin === null) return null;
  return (
    <>
      <Button isWide busyText={isLeaving ? texts.leavingForIssuer : undefined} onClick={() => void begin()}>
        {texts.corporate}
      </Button>
      {hasFailed ? (
        <Banner kind="danger" isLive>
          {errorMessage('SIGN_ON_FAILED', brandName())}
        </Banner>
      ) : null}
    </>
  );
}
