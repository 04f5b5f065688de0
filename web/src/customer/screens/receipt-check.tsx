import type { Wire } from '@balcao/contract';
import { useState } from 'react';
import { errorText, hasCode } from '../../lib/api/error.ts';
import { brandName } from '../../lib/brand/public-configuration.ts';
import { callPublic } from '../../lib/api/public-call.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { CodeQuestion } from '../components/code-question.tsx';
import { GenuineReceipt } from '../components/genuine-receipt.tsx';
import { texts } from '../texts.ts';

type Receipt = Wire<'GET /receipts/{authenticationCode}'>['answer'];
type Found = { code: string; receipt: Receipt };

/** Asks for the code printed on a receipt, and says whether it is one of ours and what that receipt says. */
export function ReceiptCheck() {
  const [found, setFound] = useState<Found | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isAsking, setAsking] = useState(false);
  const ask = async (code: string) => {
    setAsking(true);
    setFailure(null);
    try {
      setFound({
        code,
        receipt: await callPublic('GET /receipts/{authenticationCode}', { params: { authenticationCode: code } }),
      });
    } catch (error) {
      setFailure(error);
    }
    setAsking(false);
  };
  if (found) return <GenuineReceipt {...found} onAgain={() => setFound(null)} />;
  return (
    <>
      <h1>{texts.check.title}</h1>
      <CodeQuestion isAsking={isAsking} onAsk={(code) => void ask(code)} />
      {failure === null ? null : <Failure error={failure} />}
    </>
  );
}

function Failure({ error }: { error: unknown }) {
  const isUnknown = hasCode(error, 'RECEIPT_NOT_FOUND');
  return (
    <Banner kind="danger" isLive title={isUnknown ? texts.check.unknown : texts.check.failed}>
      {errorText(error, brandName())}
    </Banner>
  );
}
