import type { FacePose } from '@balcao/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { drawn, sizeOfVideo } from '../../ui/camera/frame.ts';
import { isTaken, nothingSeen, seeFrame, type Waiting } from './rules/auto-shot.ts';
import { frameOf, type LiveFrame } from './rules/live-frame.ts';

/** Five small pictures a second: some milliseconds each, also on a cheap phone. */
const EVERY_MS = 200;
const LONGEST = 128;

/** Width to height of what is shown, taken and judged. */
export const ASPECT = 3 / 4;

/**
 * Looks at the camera while a pose is awaited: says what could be better, and calls `onGood` once when the picture is
 * good. Null while the camera shows nothing yet.
 */
export function useLiveHints(
  video: RefObject<HTMLVideoElement | null>,
  pose: FacePose | null,
  onGood: () => void,
): Waiting | null {
  const [seen, setSeen] = useState<{ pose: FacePose; waiting: Waiting } | null>(null);
  const last = useRef<LiveFrame | null>(null);
  const latest = useRef(onGood);
  useEffect(() => {
    latest.current = onGood;
  });
  useEffect(() => {
    if (pose === null) return;
    // Turned before the next question was read: held against what the last one saw.
    let now = { ...nothingSeen, first: last.current };
    let isDone = false;
    const look = () => {
      const canvas = video.current && !isDone ? drawn(sizeOfVideo(video.current), LONGEST, ASPECT) : null;
      const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
      if (!canvas || !pixels) return;
      last.current = frameOf(pixels.data, canvas.width, canvas.height);
      now = seeFrame(now, last.current, pose);
      setSeen({ pose, waiting: now });
      if (!isTaken(now)) return;
      isDone = true;
      latest.current();
    };
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, [pose, video]);
  return seen?.pose === pose ? seen.waiting : null;
}
