import type { DocumentType } from '@balcao/contract';
import { documentTypes } from '@balcao/contract/pictures';
import { useState } from 'react';
import { CaptureDialog } from '../../../domain/photographs/capture-dialog.tsx';
import { FaceStatus } from '../../../domain/photographs/face-status.tsx';
import { PhotoBlock } from '../../../domain/photographs/photo-block.tsx';
import { photographTexts as texts, type Subject } from '../../../domain/photographs/texts.ts';
import { secondsUntil, useCountdown } from '../../../domain/counter/use-countdown.ts';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { type BiometryState, mayGoOn } from './rules/next.ts';
import { type Photos, usePhotos } from './use-photos.ts';
import '../../../domain/photographs/photographs.css';

export interface BiometryPageProps {
  borrowerId: string;
  /** The face was taken before, by a challenge before the camera. */
  documentOnly?: boolean;
  onDone: (state: BiometryState) => void;
}

const kinds = documentTypes.map((value) => ({ value, label: texts.kinds[value] }));

/** Turns by itself once the time is over. */
function useIsAnalysisOver(photos: Pick<Photos, 'status' | 'analysisEndsAt'>): boolean {
  const { status, analysisEndsAt } = photos;
  const isAwaited = status === 'CONFLICT' && analysisEndsAt !== null;
  const left = useCountdown((now) => (isAwaited ? secondsUntil(analysisEndsAt, now) : 0));
  return isAwaited && left === 0;
}

/** Face, front and back of a document; the way on opens when they are there. */
export function BiometryPage({ borrowerId, documentOnly = false, onDone }: BiometryPageProps) {
  const configuration = useSession()?.configuration;
  const submitsBiometry = configuration?.application.submitBiometry ?? false;
  const photos = usePhotos({ borrowerId, submitsBiometry, documentOnly });
  const [aimed, setAimed] = useState<Subject | null>(null);
  const [isKindMissing, setKindMissing] = useState(false);
  const { shots, sides, status, documentType, analysisEndsAt } = photos;
  const isOver = useIsAnalysisOver(photos);

  const aim = (subject: Subject) => {
    const lacksKind = subject !== 'face' && documentType === null;
    setKindMissing(lacksKind);
    setAimed(lacksKind ? null : subject);
  };
  const choose = (type: string) => {
    setKindMissing(false);
    if (type !== '') photos.chooseType(type as DocumentType);
  };
  if (photos.isLoading) return <SkeletonRows label={texts.loading} rows={3} />;
  if (photos.failure)
    return (
      <Banner
        kind="danger"
        title={photos.failure.message}
        actions={<Button onClick={photos.retry}>{texts.retry}</Button>}
        isLive
      >
        {photos.failure.help}
      </Banner>
    );
  const faceStatus = status ? (
    <FaceStatus status={status} analysisEndsAt={analysisEndsAt} isOver={isOver} onRefresh={photos.refreshStatus} />
  ) : null;
  return (
    <div className="biometry">
      {documentOnly ? null : (
        <PhotoBlock
          subject="face"
          shot={shots.face}
          status={faceStatus}
          mayTake={status !== 'COMPLETED' && status !== 'IN_PROGRESS'}
          onTake={() => aim('face')}
        />
      )}
      <Select
        label={texts.documentKind}
        placeholder={texts.chooseKind}
        value={documentType ?? ''}
        onChange={choose}
        options={kinds}
        hint={sides.length > 0 ? texts.kindChanged : undefined}
        error={isKindMissing ? texts.kindFirst : undefined}
      />
      {(['front', 'back'] as const).map((side) => (
        <PhotoBlock
          key={side}
          subject={side}
          shot={shots[side]}
          status={sides.includes(side) ? <StatusBadge tone="success" text={texts.saved} /> : null}
          mayTake
          onTake={() => aim(side)}
        />
      ))}
      <Button
        kind="primary"
        isWide
        disabled={!mayGoOn({ face: status, sides, isOver, submitsBiometry, documentOnly })}
        onClick={() => onDone({ livenessCheckExecuted: documentOnly, skippedDocumentCapture: false })}
      >
        {texts.next}
      </Button>
      {aimed ? (
        <CaptureDialog
          subject={aimed}
          mayUseDevice={configuration?.safeLists.nativeCamera ?? false}
          onPhoto={(photo) => {
            setAimed(null);
            photos.take(aimed, photo);
          }}
          onClose={() => setAimed(null)}
        />
      ) : null}
    </div>
  );
}
