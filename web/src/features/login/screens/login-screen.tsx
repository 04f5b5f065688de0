import { usePublicConfiguration } from '../../../lib/brand/public-configuration.ts';
import { lastEnd } from '../../../lib/session/session.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { PortalLogin } from '../components/portal-login.tsx';
import { TwoStepLogin } from '../components/two-step-login.tsx';
import { texts } from '../texts.ts';
import { useLogin } from '../use-login.ts';

/** Two screens for the same act; the public configuration chooses, and what was typed survives the choice. */
export function LoginScreen({ origin }: { origin: string | undefined }) {
  const { featureFlags } = usePublicConfiguration();
  const variant = featureFlags.enableTwoStepLogin ? 'twoSteps' : 'portal';
  const login = useLogin(variant, origin);
  const notice = lastEnd() === 'expired' ? <Banner kind="info">{texts.sessionEnded}</Banner> : null;
  return variant === 'twoSteps' ? (
    <TwoStepLogin login={login} notice={notice} />
  ) : (
    <PortalLogin login={login} notice={notice} />
  );
}
