import { useCallback, useEffect, useState } from 'react';
import { callPublic } from '../../lib/api/public-call.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { AskCode } from '../data/ask-code.tsx';
import { sentenceOf } from '../data/failure.ts';
import { ChosenPaper } from './paper.tsx';
import { ResendCode } from './resend-code.tsx';
import { type QrPage, texts, type Verification } from './texts.ts';
import '../../ui/button/button.css';
import { Waiting } from '../components/waiting.tsx';

interface AuthoriseStepProps {
  visit: string;
  page: QrPage & { chosen: NonNullable<QrPage['chosen']> };
  onPage: (page: QrPage) => void;
  onOtherPlan: () => void;
}

const ASK_EVERY_MS = 3_000;

/** Authorised elsewhere: by the camera, or an analyst. */
const isElsewhere = ({ verificationMethod, status, wasVerified }: Verification) =>
  !wasVerified && status !== 'DENIED' && (verificationMethod !== 'OTP' || status === 'MANUAL');

/** The code, the face or the call that the policy asks for; then the purchase. */
export function AuthoriseStep({ visit, page, onPage, onOtherPlan }: AuthoriseStepProps) {
  const [verification, setVerification] = useState<Verification | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const look = useCallback(
    () =>
      callPublic('POST /qr-purchase/authorisation/status', { body: { key: visit } }).then(
        setVerification,
        (error: unknown) => setFailure(sentenceOf(error)),
      ),
    [visit],
  );
  useEffect(() => void look(), [look]);
  const waits = verification !== null && isElsewhere(verification);
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(() => void look(), ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [waits, look]);

  const accept = async () => onPage(await callPublic('POST /qr-purchase/acceptance', { body: { key: visit } }));
  const finish = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await accept();
    } catch (error) {
      setFailure(sentenceOf(error));
      setBusy(false);
    }
  };
  const verify = async (code: string) => {
    const checked = await callPublic('POST /qr-purchase/authorisation/verify', { body: { key: visit, code } });
    setVerification(checked);
    // The code was the customer's word: the purchase follows. What goes wrong leaves the button to try again.
    if (checked.wasVerified) await finish();
  };
  return (
    <>
      <ChosenPaper page={page} chosen={page.chosen} />
      {failure === undefined ? null : (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      )}
      {verification === null ? (
        failure === undefined ? (
          <Waiting text={texts.waiting} />
        ) : (
          <Button onClick={() => void look()}>{texts.tryAgain}</Button>
        )
      ) : verification.wasVerified ? (
        <>
          <p role="status">{texts.verified}</p>
          <Button kind="primary" isWide busyText={isBusy ? texts.finishing : undefined} onClick={() => void finish()}>
            {texts.finish}
          </Button>
        </>
      ) : (
        <Asked
          visit={visit}
          verification={verification}
          onVerify={verify}
          onSent={setVerification}
          onOtherPlan={onOtherPlan}
        />
      )}
    </>
  );
}

interface AskedProps {
  visit: string;
  verification: Verification;
  onVerify: (code: string) => Promise<void>;
  onSent: (verification: Verification) => void;
  onOtherPlan: () => void;
}

function Asked({ visit, verification, onVerify, onSent, onOtherPlan }: AskedProps) {
  const { status, verificationMethod, biometry } = verification;
  const code = { onVerify, onAnother: onOtherPlan, anotherText: texts.otherPlan };
  const byFace = verificationMethod === 'LIVENESS' || verificationMethod === 'LIVENESS_WITH_ANALYST';
  if (status === 'MANUAL')
    return (
      <>
        <Waiting text={texts.callLead} />
        <AskCode lead={texts.callCode} {...code} />
      </>
    );
  if (!byFace)
    return (
      <>
        <AskCode lead={texts.codeOf(verification.phoneNumber)} {...code} />
        <ResendCode visit={visit} verification={verification} onSent={onSent} />
      </>
    );
  return (
    <>
      <p className="customer-lead">{texts.faceLead}</p>
      {biometry?.biometryUrl ? (
        <a className="button button-primary button-wide" href={biometry.biometryUrl}>
          {texts.face}
        </a>
      ) : (
        <>
          <Waiting text={texts.waiting} />
          <ResendCode visit={visit} verification={verification} onSent={onSent} />
        </>
      )}
      <Button kind="quiet" isWide onClick={onOtherPlan}>
        {texts.otherPlan}
      </Button>
    </>
  );
}
