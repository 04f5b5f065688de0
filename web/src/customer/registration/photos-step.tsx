import type { DocumentType } from '@balcao/contract';
import { documentTypes } from '@balcao/contract/pictures';
import { Suspense, useCallback, useState } from 'react';
import { CaptureDialog } from '../../domain/photographs/later.ts';
import { noShot, type Photo, type Shot } from '../../domain/photographs/photo.ts';
import { PhotoBlock } from '../../domain/photographs/photo-block.tsx';
import { photographTexts, problemOf, type Subject } from '../../domain/photographs/texts.ts';
import { hasCode } from '../../lib/api/error.ts';
import { callPublic } from '../../lib/api/public-call.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { StatusBadge } from '../../ui/feedback/status-badge.tsx';
import { Select } from '../../ui/field/select.tsx';
import { LivenessStep } from './liveness-step.tsx';
import type { AnswerProps } from './step.ts';
import { texts } from './texts.ts';
import '../../domain/photographs/photographs.css';

const kinds = documentTypes.map((value) => ({ value, label: photographTexts.kinds[value] }));
const sides = ['front', 'back'] as const;

type Shots = Partial<Record<Subject, Shot>>;

/** What was taken here, and its way to the server; the server checks each as in a store. */
function useShots({ visit, registration, onPage, onFailure }: AnswerProps) {
  const [shots, setShots] = useState<Shots>({});
  const [chosen, setChosen] = useState<DocumentType | null>(null);
  /** Why the page does not know yet of a picture that the server kept. */
  const [lost, setLost] = useState<string>();
  const documentType = chosen ?? registration.documentType;
  const set = (subject: Subject, shot: Shot) => setShots((before) => ({ ...before, [subject]: shot }));
  const body = { key: visit };
  const send = async (subject: Subject, imageBase64: string): Promise<Shot['doubts']> => {
    if (subject === 'face') {
      await callPublic('POST /online-application/face', { body: { ...body, imageBase64 } });
      return [];
    }
    const photo = { ...body, imageBase64, documentType: documentType ?? 'RG' };
    return (await callPublic('POST /online-application/document/{side}', { params: { side: subject }, body: photo }))
      .doubts;
  };
  const refresh = async () => {
    try {
      onPage(await callPublic('POST /online-application/page', { body }));
      setLost(undefined);
    } catch (error) {
      setLost(onFailure(error));
    }
  };
  const take = async (subject: Subject, { base64, url }: Photo) => {
    set(subject, { ...noShot, url, isSending: true });
    try {
      set(subject, { ...noShot, url, doubts: await send(subject, base64) });
    } catch (error) {
      // An answer was lost before: the server has a face, and not this one.
      if (hasCode(error, 'BIOMETRY_ALREADY_CONCLUDED')) set(subject, noShot);
      else if (onFailure(error) === undefined) return;
      else return set(subject, { ...noShot, url, problem: problemOf(error, true) });
    }
    await refresh();
  };
  const choose = (type: DocumentType) => {
    setChosen(type);
    // Another document wants both of its sides anew.
    if (type !== documentType) setShots(({ face }) => (face ? { face } : {}));
  };
  return { shots, documentType, choose, take, lost, refresh };
}

/** Face, front and back of a document, by the camera of this device; pictures from before are not taken. */
export function PhotosStep({ onDone, ...props }: AnswerProps & { onDone: () => void }) {
  const { page, registration, onBack } = props;
  const { shots, documentType, choose, take, lost, refresh } = useShots(props);
  const [aimed, setAimed] = useState<Subject | null>(null);
  const [isKindMissing, setKindMissing] = useState(false);
  const [isTold, setTold] = useState(false);
  const [isChallenged, setChallenged] = useState(false);
  const leaveChallenge = useCallback(() => setChallenged(false), []);
  const isSame = documentType === registration.documentType;
  const aim = (subject: Subject) => {
    const lacksKind = subject !== 'face' && documentType === null;
    setKindMissing(lacksKind);
    setTold(false);
    setAimed(lacksKind ? null : subject);
  };
  const { face } = registration;
  const isDone = page.step !== 'PHOTOS' && isSame;
  if (isChallenged) return <LivenessStep {...props} onDone={leaveChallenge} />;
  return (
    <div className="biometry">
      <p className="customer-lead">{texts.photosLead}</p>
      <PhotoBlock
        subject="face"
        shot={shots.face ?? noShot}
        status={face && !registration.lacksLiveness ? <FaceBadge face={face} /> : null}
        mayTake={registration.lacksLiveness || (face !== 'COMPLETED' && face !== 'IN_PROGRESS')}
        onTake={() => (registration.lacksLiveness ? setChallenged(true) : aim('face'))}
      />
      <Select
        label={photographTexts.documentKind}
        placeholder={photographTexts.chooseKind}
        value={documentType ?? ''}
        onChange={(type) => {
          setKindMissing(false);
          if (type !== '') choose(type as DocumentType);
        }}
        options={kinds}
        hint={registration.sides.length > 0 ? photographTexts.kindChanged : undefined}
        error={isKindMissing ? photographTexts.kindFirst : undefined}
      />
      {sides.map((side) => (
        <PhotoBlock
          key={side}
          subject={side}
          shot={shots[side] ?? noShot}
          status={
            isSame && registration.sides.includes(side) ? (
              <StatusBadge tone="success" text={photographTexts.saved} />
            ) : null
          }
          mayTake
          onTake={() => aim(side)}
        />
      ))}
      {lost === undefined ? null : (
        <Banner
          kind="attention"
          title={texts.photoKept}
          isLive
          actions={<Button onClick={() => void refresh()}>{texts.tryAgain}</Button>}
        >
          {lost}
        </Banner>
      )}
      {isTold && !isDone && lost === undefined ? (
        <Banner kind="attention" isLive>
          {texts.photosMissing}
        </Banner>
      ) : null}
      <Button
        kind="primary"
        isWide
        onClick={() => (lost === undefined ? (isDone ? onDone() : setTold(true)) : void refresh())}
      >
        {texts.next}
      </Button>
      {onBack ? (
        <Button kind="quiet" isWide onClick={onBack}>
          {texts.back}
        </Button>
      ) : null}
      {aimed ? (
        <Suspense fallback={null}>
          <CaptureDialog
            subject={aimed}
            mayUseDevice
            isOwnDevice
            onPhoto={(photo) => {
              setAimed(null);
              void take(aimed, photo);
            }}
            onClose={() => setAimed(null)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

const tones = {
  SAVED: 'success',
  IN_PROGRESS: 'info',
  COMPLETED: 'success',
  CONFLICT: 'attention',
  CANCELED: 'danger',
  SPOOF: 'danger',
} as const;

const FaceBadge = ({ face }: { face: keyof typeof tones }) => (
  <StatusBadge tone={tones[face]} text={photographTexts.statuses[face]} />
);
