import { useState } from 'react';
import { faceReasonTexts, otherDoubt } from '../../../domain/face/reasons/texts.ts';
import { errorText } from '../../../lib/api/error.ts';
import { brandName } from '../../../lib/brand/public-configuration.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Portrait } from '../../../ui/data/portrait.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { pictures as askPictures } from '../calls.ts';
import { type Pictures, type TakenCall, texts } from '../texts.ts';

const sourceOf = ({ imagebase64, contentType }: { imagebase64: string; contentType: string }) =>
  `data:${contentType};base64,${imagebase64}`;

/** Portrait and pictures side by side, once they are asked for. */
export function FacePictures({ call }: { call: TakenCall }) {
  const [found, setFound] = useState<Pictures>();
  const [failure, setFailure] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const ask = async () => {
    setAsking(true);
    setFailure(undefined);
    try {
      setFound(await askPictures(call));
    } catch (error) {
      setFailure(errorText(error, brandName()));
    } finally {
      setAsking(false);
    }
  };
  if (!found)
    return (
      <>
        <Button icon="eye" busyText={isAsking ? texts.gettingPictures : undefined} onClick={() => void ask()}>
          {texts.pictures}
        </Button>
        {failure === undefined ? null : (
          <Banner kind="danger" isLive>
            {failure}
          </Banner>
        )}
      </>
    );
  const doubts = [...new Set(found.reasons.map((reason) => faceReasonTexts[reason] ?? otherDoubt))];
  return (
    <>
      <div className="purchase-call-pictures">
        <Portrait name={call.customerName} src={found.portrait && sourceOf(found.portrait)} caption={texts.portrait} />
        {found.shots.map((shot, index) => (
          <Portrait
            key={shot.imagebase64.slice(0, 60) + String(index)}
            name={call.customerName}
            src={sourceOf(shot)}
            caption={texts.shot(index + 1)}
          />
        ))}
      </div>
      {doubts.length > 0 ? (
        <p className="purchase-call-by">
          {texts.doubts}: {doubts.join('; ')}.
        </p>
      ) : null}
    </>
  );
}
