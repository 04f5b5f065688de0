import { useState } from 'react';
import { usePublicConfiguration } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { texts } from '../texts.ts';

/** Shown only where the public configuration allows it; the sign-on itself is not part of the API yet. */
export function CorporateLogin() {
  const { featureFlags } = usePublicConfiguration();
  const [hasFailed, setFailed] = useState(false);
  if (!featureFlags.enableSSOLoginButton) return null;
  return (
    <>
      <Button isWide onClick={() => setFailed(true)}>
        {texts.corporate}
      </Button>
      {hasFailed ? (
        <Banner kind="danger" isLive>
          {texts.corporateFailed}
        </Banner>
      ) : null}
    </>
  );
}
