import type { FaceChallenge } from '@balcao/contract';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { FaceCapture } from '../../domain/face/later.ts';
import { faceAdvice } from '../../domain/face/reasons/texts.ts';
import { base64Of } from '../../domain/photographs/photo.ts';
import { problemOf } from '../../domain/photographs/texts.ts';
import { hasCode } from '../../lib/api/error.ts';
import { callPublic } from '../../lib/api/public-call.ts';
import { Button } from '../../ui/button/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import type { AnswerProps } from './step.ts';
import { texts } from './texts.ts';

type State =
  | { at: 'starting' | 'judging' }
  | { at: 'capture'; challenge: FaceChallenge }
  | { at: 'retry'; why: string | undefined }
  /** The face is there, and what is next is not known. */
  | { at: 'kept'; why: string };

/** The face by a challenge before the camera, where the store wants it; each try is asked anew. */
export function LivenessStep({ visit, onPage, onFailure, onDone }: AnswerProps & { onDone: () => void }) {
  const [state, setState] = useState<State>({ at: 'starting' });
  const goOn = useCallback(async () => {
    setState({ at: 'judging' });
    try {
      onPage(await callPublic('POST /online-application/page', { body: { key: visit } }));
      onDone();
    } catch (error) {
      const why = onFailure(error);
      if (why !== undefined) setState({ at: 'kept', why });
    }
  }, [visit, onPage, onFailure, onDone]);
  const fail = useCallback(
    (error: unknown) => {
      // An answer was lost before: the server has the face.
      if (hasCode(error, 'BIOMETRY_ALREADY_CONCLUDED')) return void goOn();
      const { message, help } = problemOf(error, true);
      if (onFailure(error) !== undefined) setState({ at: 'retry', why: help ?? message });
    },
    [onFailure, goOn],
  );
  const start = useCallback(() => {
    callPublic('POST /online-application/challenge', { body: { key: visit } }).then(
      ({ challenge }) => setState({ at: 'capture', challenge }),
      fail,
    );
  }, [visit, fail]);
  useEffect(start, [start]);
  const send = async (shots: readonly Blob[]) => {
    setState({ at: 'judging' });
    try {
      const [imageBase64 = '', ...pictures] = await Promise.all(shots.map((shot) => base64Of(shot)));
      const body = { key: visit, imageBase64, biometryObject: { pictures } };
      const { status, reasons } = await callPublic('POST /online-application/liveness', { body });
      if (status !== 'COMPLETED') return setState({ at: 'retry', why: faceAdvice(reasons) });
      await goOn();
    } catch (error) {
      fail(error);
    }
  };
  const back = (
    <Button kind="quiet" isWide onClick={onDone}>
      {texts.back}
    </Button>
  );
  if (state.at === 'capture')
    return (
      <>
        <Suspense fallback={<Spinner />}>
          <FaceCapture challenge={state.challenge} onShots={(shots) => void send(shots)} />
        </Suspense>
        {back}
      </>
    );
  if (state.at === 'kept')
    return (
      <>
        <Banner kind="attention" title={texts.faceKept} isLive>
          {state.why}
        </Banner>
        <Button kind="primary" isWide onClick={() => void goOn()}>
          {texts.tryAgain}
        </Button>
      </>
    );
  if (state.at === 'retry')
    return (
      <>
        <Banner kind="danger" title={texts.faceRetry} isLive>
          {state.why}
        </Banner>
        <Button kind="primary" icon="camera" isWide onClick={start}>
          {texts.tryAgain}
        </Button>
        {back}
      </>
    );
  return (
    <p role="status" className="customer-wait">
      <Spinner /> {state.at === 'starting' ? texts.faceStarting : texts.faceJudging}
    </p>
  );
}
