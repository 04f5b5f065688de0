import { useEffect, useState } from 'react';
import { useCountdown } from '../../domain/counter/use-countdown.ts';
import { callPublic } from '../../lib/api/public-call.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { AskCode, DeliveryTold } from './later.tsx';
import type { StepProps } from './step.ts';
import { type OnlinePage, texts } from './texts.ts';

const WAIT_MS = 60_000;
const CODE_MS = 10 * WAIT_MS;
const ASK_AGAIN_MS = 3_000;

const isCodeGood = ({ codeSentAt }: OnlinePage) => codeSentAt !== null && Date.now() - Date.parse(codeSentAt) < CODE_MS;

/** Who holds the page: a code to the phone that the store verified. */
export function CodeStep({ visit, page, onPage, onFailure }: StepProps) {
  const [isSent, setSent] = useState(() => isCodeGood(page));
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const phone = page.phoneNumber ?? '';
  const { codeSentAt } = page;
  const sentMs = codeSentAt === null ? 0 : Date.parse(codeSentAt);
  const left = useCountdown((now) => Math.max(0, Math.ceil((sentMs + WAIT_MS - now) / 1_000)));
  const isWatched = isSent && !page.codeDelivery.isUndelivered;
  useEffect(() => {
    if (!isWatched) return;
    let isOver = false;
    const timer = setInterval(() => {
      const told = (next: OnlinePage) => {
        // An answer that was on its way while another code was sent is of the one before.
        if (!isOver && (next.codeSentAt ?? '') >= (codeSentAt ?? '')) onPage(next);
      };
      // What is asked for beside the code: a failure here stops nobody.
      callPublic('POST /online-application/page', { body: { key: visit } }).then(told, () => undefined);
    }, ASK_AGAIN_MS);
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [isWatched, codeSentAt, visit, onPage]);
  const send = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      onPage(await callPublic('POST /online-application/code', { body: { key: visit } }));
      setSent(true);
    } catch (error) {
      setFailure(onFailure(error));
    } finally {
      setBusy(false);
    }
  };
  const verify = async (code: string) => {
    try {
      onPage(await callPublic('POST /online-application/code/verify', { body: { key: visit, code } }));
    } catch (error) {
      // A link that is over ends the page; the rest stands under the field.
      onFailure(error);
      throw error;
    }
  };
  const told = failure ? (
    <Banner kind="danger" isLive>
      {failure}
    </Banner>
  ) : null;
  if (!isSent)
    return (
      <div className="customer-question">
        <p>{texts.codeLead(phone)}</p>
        {told}
        <Button kind="primary" isWide busyText={isBusy ? texts.sending : undefined} onClick={() => void send()}>
          {texts.send}
        </Button>
        <p className="customer-lead">{texts.wrongPhone}</p>
      </div>
    );
  return (
    <>
      {told}
      <DeliveryTold delivery={page.codeDelivery} to="customer" />
      <AskCode
        lead={texts.sentLead(phone)}
        onVerify={verify}
        onAnother={() => {
          if (left === 0 && !isBusy) void send();
        }}
        anotherText={left > 0 ? texts.resendIn(left) : texts.resend}
      />
    </>
  );
}
