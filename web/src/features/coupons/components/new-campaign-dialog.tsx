import { today } from '@balcao/contract/kernel';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonFault } from '../../../domain/reasons/reason-fault.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { useToast } from '../../../ui/toast/toasts.ts';
import { enterCampaign } from '../calls.ts';
import { type CampaignDraft, campaignEntry, campaignFaults } from '../rules/campaign-draft.ts';
import { texts } from '../texts.ts';
import { CampaignForm } from './campaign-form.tsx';

interface NewCampaignDialogProps {
  /** For all retailers, where the provider's analyst plans it. */
  scope: 'PROVIDER' | 'RETAILER';
  onDone: () => void;
  onClose: () => void;
}

const empty = (): CampaignDraft => ({
  trigger: 'PAID_PURCHASE',
  discount: 'PERCENT',
  percent: '',
  valueCents: null,
  minimumCents: null,
  maximumCents: null,
  validityDays: '30',
  fundedBy: 'RETAILER',
  from: today(),
  until: null,
  reason: '',
});

/** A campaign as who plans it says it; it is published as the policy it is. */
export function NewCampaignDialog({ scope, onDone, onClose }: NewCampaignDialogProps) {
  const toast = useToast();
  const [draft, setDraft] = useState(empty);
  const [isTried, setTried] = useState(false);
  const enter = useMutation({
    mutationFn: () => enterCampaign(campaignEntry(draft, scope)),
    onSuccess: () => {
      toast.show({ kind: 'success', text: texts.form.published });
      onDone();
    },
  });
  const faults = campaignFaults(draft);
  const whyNot = reasonFault(draft.reason);
  const send = () => {
    setTried(true);
    if (faults.length === 0 && whyNot === undefined && !enter.isPending) enter.mutate();
  };
  return (
    <Dialog
      open
      size="wide"
      title={texts.create}
      onClose={enter.isPending ? undefined : onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={enter.isPending}>
            {texts.back}
          </Button>
          <Button kind="primary" busyText={enter.isPending ? texts.form.publishing : undefined} onClick={send}>
            {texts.form.publish}
          </Button>
        </>
      }
    >
      <p className="campaign-by">
        {texts.form.whole[scope]} {texts.form.replaces}
      </p>
      <CampaignForm
        draft={draft}
        onChange={(part) => {
          enter.reset();
          setDraft({ ...draft, ...part });
        }}
        faults={isTried ? faults : []}
        failure={isTried ? whyNot : undefined}
      />
      {enter.error ? (
        <Banner kind="danger" isLive>
          {errorText(enter.error, brandName())}
        </Banner>
      ) : null}
    </Dialog>
  );
}
