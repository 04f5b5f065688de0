import { Button } from '../../../ui/button/button.tsx';
import { CopyText } from '../../../ui/code/copy-text.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { factorTexts as texts } from '../texts.ts';

/** New codes, shown this once: only the button closes it. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <Dialog
      open
      title={texts.codesTitle}
      actions={
        <Button kind="primary" onClick={onKept}>
          {texts.codesKept}
        </Button>
      }
    >
      <div className="account-form">
        <p>{texts.codesHint}</p>
        <Banner kind="attention">{texts.codesOnce}</Banner>
        <div className="account-codes">
          <CopyText label={texts.codesCopy} text={codes.join('\n')} />
        </div>
      </div>
    </Dialog>
  );
}
