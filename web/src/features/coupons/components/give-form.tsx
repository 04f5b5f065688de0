import { useState } from 'react';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { reasonFault } from '../../../domain/reasons/reason-fault.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import type { Campaign } from '../calls.ts';
import { customerTexts as texts, termsText, texts as common } from '../texts.ts';

interface GiveFormProps {
  /** Campaigns that run. */
  running: readonly Campaign[];
  isSending: boolean;
  /** What the server said to the last try. */
  failure: string | undefined;
  onGive: (body: { campaignId: string; reason: string }) => void;
}

/** A coupon of a running campaign, given by hand with a reason. */
export function GiveForm({ running, isSending, failure, onGive }: GiveFormProps) {
  const [campaignId, setCampaignId] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const whyNot = reasonFault(reason);
  if (running.length === 0) return <Banner kind="info">{texts.noCampaign}</Banner>;
  const send = () => {
    setTried(true);
    if (campaignId !== '' && whyNot === undefined) onGive({ campaignId, reason: reason.trim() });
  };
  return (
    <form
      className="coupon-gift"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Select
        label={texts.campaign}
        hint={texts.cap}
        placeholder={texts.choose}
        value={campaignId}
        onChange={setCampaignId}
        options={running.map((campaign) => ({ value: campaign.id, label: termsText(campaign, formatReais) }))}
        error={isTried && campaignId === '' ? texts.chooseFault : undefined}
      />
      <TextArea
        label={common.reason}
        hint={common.reasonHint}
        value={reason}
        onChange={setReason}
        error={isTried ? whyNot : undefined}
        maxLength={200}
        readOnly={isSending}
      />
      {failure === undefined ? null : (
        <Banner kind="danger" isLive>
          {failure}
        </Banner>
      )}
      <Button kind="primary" type="submit" busyText={isSending ? texts.giving : undefined}>
        {texts.give}
      </Button>
    </form>
  );
}
