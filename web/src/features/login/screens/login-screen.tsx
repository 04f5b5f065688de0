import { lazy, Suspense, useState } from 'react';
import { usePublicConfiguration } from '../../../lib/brand/public-configuration.ts';
import { lastEnd } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { CorporateLogin } from '../components/corporate-login.tsx';
import { PortalLogin } from '../components/portal-login.tsx';
import { TwoStepLogin } from '../components/two-step-login.tsx';
import { texts } from '../texts.ts';
import { useLogin } from '../use-login.ts';

/** Few come to it, and it brings what masks digits. */
const CodeLogin = lazy(async () => ({ default: (await import('../components/code-login.tsx')).CodeLogin }));

/** Two screens for the same act; the public configuration chooses, and what was typed survives the choice. */
export function LoginScreen({ origin }: { origin: string | undefined }) {
  const { featureFlags } = usePublicConfiguration();
  const variant = featureFlags.enableTwoStepLogin ? 'twoSteps' : 'portal';
  const login = useLogin(variant, origin);
  const [isByCode, setByCode] = useState(false);
  if (isByCode) {
    return (
      <Suspense>
        <CodeLogin email={login.credentials.email.trim()} origin={origin} onBack={() => setByCode(false)} />
      </Suspense>
    );
  }
  const notice = lastEnd() === 'expired' ? <Banner kind="info">{texts.sessionEnded}</Banner> : null;
  const byCode = login.isLocked ? (
    <Button isWide onClick={() => setByCode(true)}>
      {texts.enterByCode}
    </Button>
  ) : null;
  const Login = variant === 'twoSteps' ? TwoStepLogin : PortalLogin;
  return <Login login={login} notice={notice} byCode={byCode} corporate={<CorporateLogin origin={origin} />} />;
}
