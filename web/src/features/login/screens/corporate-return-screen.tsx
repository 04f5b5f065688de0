import { errorMessage } from '@balcao/contract/errors';
import { useNavigate } from '@tanstack/react-router';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { LoginHelp } from '../components/login-help.tsx';
import { LoginSheet } from '../components/login-sheet.tsx';
import { SecondFactor } from '../components/second-factor.tsx';
import { useBeginSignOn } from '../sign-on/use-begin-sign-on.ts';
import { useFinishSignOn } from '../sign-on/use-finish-sign-on.ts';
import { texts } from '../texts.ts';

/** Where the company's own sign-on leads back to: a moment's wait, or why it was in vain. */
export function CorporateReturnScreen() {
  const { refusal, origin, owed } = useFinishSignOn();
  const { begin, isLeaving, hasFailed } = useBeginSignOn(origin);
  const navigate = useNavigate();
  const leave = () => void navigate({ to: '/login', search: { origin }, replace: true });
  if (owed) return <SecondFactor owed={owed} origin={origin} onBack={leave} />;
  if (refusal === undefined) {
    return (
      <LoginSheet title={texts.corporateTitle}>
        <p className="login-wait" role="status">
          <Spinner />
          {texts.entering}
        </p>
      </LoginSheet>
    );
  }
  return (
    <LoginSheet title={texts.corporateTitle} below={<LoginHelp />}>
      <div className="login-form">
        {/* Another try that fails is told anew. */}
        <Banner key={String(hasFailed)} kind="danger" isLive>
          {hasFailed ? errorMessage('SIGN_ON_FAILED', brandName()) : refusal}
        </Banner>
        {begin === null ? null : (
          <Button
            kind="primary"
            isWide
            busyText={isLeaving ? texts.leavingForIssuer : undefined}
            onClick={() => void begin()}
          >
            {texts.tryAgain}
          </Button>
        )}
        <Button isWide onClick={leave}>
          {texts.otherWay}
        </Button>
      </div>
    </LoginSheet>
  );
}
