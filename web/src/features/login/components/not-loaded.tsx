import { useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { texts } from '../texts.ts';
import { LoginHelp } from './login-help.tsx';
import { LoginSheet } from './login-sheet.tsx';

interface NotLoadedProps {
  /** Fetches the step once more; it shows itself where it comes. */
  onAgain: () => Promise<void>;
  onBack: () => void;
}

/** In place of a step of the login that the connection did not bring. */
export function NotLoaded({ onAgain, onBack }: NotLoadedProps) {
  const [isLoading, setLoading] = useState(false);
  const again = async () => {
    setLoading(true);
    await onAgain();
    setLoading(false);
  };
  return (
    <LoginSheet title={texts.notLoadedTitle} below={<LoginHelp />}>
      <div className="login-form">
        {isLoading ? null : (
          <Banner kind="danger" isLive>
            {texts.notLoaded}
          </Banner>
        )}
        <Button kind="primary" isWide busyText={isLoading ? texts.loading : undefined} onClick={() => void again()}>
          {texts.tryAgain}
        </Button>
        <Button isWide onClick={onBack}>
          {texts.backToStart}
        </Button>
      </div>
    </LoginSheet>
  );
}
