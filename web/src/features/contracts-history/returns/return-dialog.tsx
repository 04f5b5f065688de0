import { type Cents, centsToReais, reaisToCents } from '@balcao/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApprovalDialog } from '../../../domain/approvals/approval-dialog.tsx';
import { ConfirmButton } from '../../../domain/counter/confirm-button.tsx';
import { formatReais } from '../../../domain/money/format-reais.ts';
import { errorText, hasCode } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { queryKeys } from '../../../lib/query-keys.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { Lines } from '../components/lines.tsx';
import { previewReturn, type ReturnAsk, returnOptions, type ReturnOptions, type ReturnPreview } from './calls.ts';
import { ReturnQuestions, type Wanted } from './return-questions.tsx';
import { approvalText, barTexts, effectTexts, reasonTexts, returnTexts as texts } from './texts.ts';
import { WhatGoesBack } from './what-goes-back.tsx';

interface ReturnDialogProps {
  contract: { id: string; number: string };
  storeId: string;
  isSending: boolean;
  /** Answers what it was refused with; undefined when it was not. */
  onSend: (ask: ReturnAsk) => Promise<unknown>;
  onClose: () => void;
}

/** The sentence of a failure; a cancellation that is not allowed says which of its three conditions stands against it. */
function sentence(error: unknown): string {
  const said = errorText(error, brandName());
  const because = hasCode(error, 'CANCELLATION_NOT_ALLOWED') ? barTexts[error.details?.because ?? ''] : undefined;
  return because === undefined ? said : `${said} ${because}`;
}

const confirmText = ({ refund, isWhole, value }: ReturnPreview): string => {
  if (refund > 0) return texts.confirmCash(refund);
  return isWhole ? texts.confirmWhole(value) : texts.confirmPart(value);
};

/** Undoes a purchase, whole or in part: reason and value, what goes back to whom, and a second person where one is needed. */
export function ReturnDialog(props: ReturnDialogProps) {
  const { contract, onClose } = props;
  const { data: options, error } = useQuery({
    queryKey: queryKeys.returnOptionsOf(contract.id),
    queryFn: () => returnOptions(contract.id),
    staleTime: 0,
    retry: false,
  });
  if (options && options.reasons.length > 0) return <AskReturn {...props} options={options} />;
  return (
    <Dialog
      open
      size="wide"
      title={texts.title(contract.number)}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.cancel}</Button>}
    >
      {error ? (
        <Banner kind="danger" isLive>
          {sentence(error)}
        </Banner>
      ) : null}
      {options ? <p>{texts.nothing}</p> : null}
      {options === undefined && !error ? <SkeletonRows label={texts.loading} rows={4} /> : null}
    </Dialog>
  );
}

function AskReturn({
  contract,
  storeId,
  options,
  isSending,
  onSend,
  onClose,
}: ReturnDialogProps & { options: ReturnOptions }) {
  const [wanted, setWanted] = useState<Wanted>({ reason: null, isPart: false, partCents: null, note: '' });
  const [preview, setPreview] = useState<ReturnPreview | null>(null);
  const [failure, setFailure] = useState<string>();
  const [step, setStep] = useState<'asking' | 'seeing' | 'approving'>('asking');
  const cents = wanted.isPart ? wanted.partCents : reaisToCents(options.left);
  const what = preview ? <WhatGoesBack preview={preview} /> : null;

  const see = async (typed: Cents | null = cents) => {
    if (step !== 'asking' || isSending) return;
    const { reason } = wanted;
    if (reason === null) return setFailure(texts.missingReason);
    if (typed === null || typed === 0) return setFailure(texts.missingValue);
    setStep('seeing');
    setFailure(undefined);
    try {
      setPreview(await previewReturn(contract.id, { storeId, reason, value: centsToReais(typed) }));
    } catch (error) {
      setFailure(sentence(error));
    } finally {
      setStep('asking');
    }
  };
  const askOf = ({ reason, value, refund }: ReturnPreview): ReturnAsk => ({
    contractId: contract.id,
    storeId,
    reason,
    value,
    expectedRefund: refund,
    left: options.left,
    ...(wanted.note.trim() !== '' && { note: wanted.note.trim() }),
  });
  const send = async (ask: ReturnAsk) => {
    const refusal = await onSend(ask);
    if (refusal === undefined) return;
    setFailure(sentence(refusal));
    // What was shown is no longer so: it is looked at again.
    setPreview(null);
    setStep('asking');
  };

  if (preview && step === 'approving') {
    const { contractId, left: _, note: __, ...facts } = askOf(preview);
    return (
      <ApprovalDialog
        title={texts.title(contract.number)}
        asked={{ act: 'contract.cancel', subjectId: contractId, facts }}
        onApproved={(approvalId) => send({ ...askOf(preview), approvalId })}
        onClose={() => setStep('asking')}
      >
        <p>
          {formatReais(preview.value)} · {texts.reasonIs(reasonTexts[preview.reason])}
        </p>
        <Lines lines={[]} total={{ label: effectTexts.cash, reais: preview.refund }} notes={[]} />
        {/* Whole above the password it would be out of sight. */}
        <details>
          <summary>{effectTexts.title}</summary>
          {what}
        </details>
      </ApprovalDialog>
    );
  }
  return (
    <Dialog
      open
      size="wide"
      title={texts.title(contract.number)}
      onClose={isSending ? undefined : onClose}
      actions={
        <>
          <Button onClick={preview ? () => setPreview(null) : onClose} disabled={isSending}>
            {texts.cancel}
          </Button>
          <MainAct
            preview={preview}
            isSeeing={step === 'seeing'}
            isSending={isSending}
            onSee={() => void see()}
            onConfirm={(shown) => (shown.approvers.length > 0 ? setStep('approving') : void send(askOf(shown)))}
          />
        </>
      }
    >
      {preview ? (
        <Seen preview={preview}>{what}</Seen>
      ) : (
        <ReturnQuestions
          options={options}
          wanted={wanted}
          failure={failure}
          onChange={(next) => {
            setWanted(next);
            setFailure(undefined);
          }}
          onSubmit={(typed) => void see(typed)}
        />
      )}
    </Dialog>
  );
}

interface MainActProps {
  preview: ReturnPreview | null;
  isSeeing: boolean;
  isSending: boolean;
  onSee: () => void;
  onConfirm: (shown: ReturnPreview) => void;
}

function MainAct({ preview, isSeeing, isSending, onSee, onConfirm }: MainActProps) {
  if (!preview) {
    return (
      <Button key="see" kind="primary" busyText={isSeeing ? texts.seeing : undefined} onClick={onSee}>
        {texts.see}
      </Button>
    );
  }
  return (
    <ConfirmButton
      key="confirm"
      kind="danger"
      busyText={isSending ? texts.sending : undefined}
      onClick={() => onConfirm(preview)}
    >
      {preview.approvers.length > 0 ? texts.askApproval : confirmText(preview)}
    </ConfirmButton>
  );
}

function Seen({ preview, children }: { preview: ReturnPreview; children: ReactNode }) {
  const approval = approvalText(preview.approvers);
  return (
    <>
      <p>
        {formatReais(preview.value)} · {texts.reasonIs(reasonTexts[preview.reason])}
      </p>
      {children}
      {approval === undefined ? null : <Banner kind="attention">{approval}</Banner>}
    </>
  );
}
