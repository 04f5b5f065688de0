import { type ComponentType, useState } from 'react';
import { usePublicConfiguration } from '../../../lib/brand/public-configuration.ts';
import { lastEnd } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { NotLoaded } from '../components/not-loaded.tsx';
import { CorporateLogin } from '../components/corporate-login.tsx';
import { PortalLogin } from '../components/portal-login.tsx';
import type { OtherWayProps } from '../components/other-way.ts';
import type { SecondFactorProps } from '../components/second-factor.tsx';
import { TwoStepLogin } from '../components/two-step-login.tsx';
import type { Owed } from '../owed.ts';
import { texts } from '../texts.ts';
import { useLogin } from '../use-login.ts';

/** Few come to them, and they bring what masks digits. */
const ways = {
  code: async () => (await import('../components/code-login.tsx')).CodeLogin,
  forgotten: async () => (await import('../components/forgotten-password.tsx')).ForgottenPassword,
};

/** Two screens for the same act; the public configuration chooses, and what was typed survives the choice. */
export function LoginScreen({ origin }: { origin: string | undefined }) {
  const { featureFlags } = usePublicConfiguration();
  const [factor, setFactor] = useState<{ Ask: ComponentType<SecondFactorProps>; owed: Owed }>();
  const [Way, setWay] = useState<ComponentType<OtherWayProps>>();
  /** Fetches the step that did not come once more. */
  const [again, setAgain] = useState<() => Promise<void>>();
  // Loaded before the page changes, and without Suspense: what is typed next finds its field.
  const step = async (load: () => Promise<void>) => {
    try {
      await load();
      setAgain(undefined);
    } catch {
      setAgain(() => () => step(load));
    }
  };
  const ask = (owed: Owed) =>
    step(async () => {
      const { SecondFactor } = await import('../components/second-factor.tsx');
      setFactor({ Ask: SecondFactor, owed: { ...owed } });
    });
  const turnTo = (way: keyof typeof ways) =>
    step(async () => {
      const Loaded = await ways[way]();
      setWay(() => Loaded);
    });
  const variant = featureFlags.enableTwoStepLogin ? 'twoSteps' : 'portal';
  const login = useLogin(variant, origin, ask);
  const back = () => {
    // Who gave up there may be followed by anybody.
    if (factor || again) login.type({ password: '' });
    setAgain(undefined);
    setFactor(undefined);
    setWay(undefined);
  };
  if (again) return <NotLoaded onAgain={again} onBack={back} />;
  if (factor) return <factor.Ask owed={factor.owed} origin={origin} onBack={back} />;
  if (Way) return <Way email={login.credentials.email.trim()} origin={origin} onBack={back} onOwed={ask} />;
  const notice = lastEnd() === 'expired' ? <Banner kind="info">{texts.sessionEnded}</Banner> : null;
  const byCode = (
    <>
      {login.isLocked ? (
        <Button isWide onClick={() => void turnTo('code')}>
          {texts.enterByCode}
        </Button>
      ) : null}
      <Button kind="quiet" onClick={() => void turnTo('forgotten')}>
        {texts.forgot}
      </Button>
    </>
  );
  const Login = variant === 'twoSteps' ? TwoStepLogin : PortalLogin;
  return <Login login={login} notice={notice} byCode={byCode} corporate={<CorporateLogin origin={origin} />} />;
}
