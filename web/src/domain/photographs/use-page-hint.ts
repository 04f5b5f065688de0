import { type RefObject, useEffect, useState } from 'react';
import { pixelsOf, sizeOfVideo } from '../../ui/camera/frame.ts';
import { frameOf, type LiveFrame } from '../face/rules/live-frame.ts';
import { type PageHint, pageHintOf } from './page-hint.ts';

const EVERY_MS = 300;
const LONGEST = 128;

/** Looks at the camera while a document is awaited, and says what to mend first; a new sentence once two pictures ask for it. */
export function usePageHint(video: RefObject<HTMLVideoElement | null>, isOn: boolean): PageHint {
  const [told, setTold] = useState<PageHint>('HOLD');
  useEffect(() => {
    if (!isOn) return;
    let before: LiveFrame | null = null;
    let last: PageHint = 'HOLD';
    const look = () => {
      const small = video.current && pixelsOf(sizeOfVideo(video.current), LONGEST);
      if (!small) return;
      const frame = frameOf(small);
      const hint = pageHintOf(frame, before);
      before = frame;
      if (hint === last) setTold(hint);
      last = hint;
    };
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, [isOn, video]);
  return told;
}
