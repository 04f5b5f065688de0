import type { FacePose } from '@balcao/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { pixelsOf, sizeOfVideo } from '../../ui/camera/frame.ts';
import { type FaceWatch, watchFaces } from './framing/watch-faces.ts';
import { isTaken, nothingSeen, seeFrame, type Waiting } from './rules/auto-shot.ts';
import { SIDE } from './rules/found-face.ts';
import { frameOf } from './rules/live-frame.ts';

/** Four pictures a second; where looking takes longer the page rests a little in between. */
const EVERY_MS = 250;
const LEAST_REST_MS = 60;
/** Of the picture whose light is measured. */
const LONGEST = 128;

/** Width to height of a face that is shown, taken and judged. */
export const ASPECT = 3 / 4;

/** What the camera shows now, small; null while it shows nothing. */
const glanceAt = (video: HTMLVideoElement | null, longest: number) =>
  video && pixelsOf(sizeOfVideo(video), longest, ASPECT);

/**
 * Looks at the camera while a pose is awaited: says what to mend first, and calls `onGood` once when a face is framed and
 * still. Where no detector runs, only light and stillness are told and nothing is taken by itself. Null while the camera
 * shows nothing yet.
 */
export function useLiveHints(
  video: RefObject<HTMLVideoElement | null>,
  pose: FacePose | null,
  onGood: () => void,
): Waiting | null {
  const [seen, setSeen] = useState<{ pose: FacePose; waiting: Waiting } | null>(null);
  const watch = useRef<FaceWatch | null>(null);
  const latest = useRef(onGood);
  const isOn = pose !== null;
  useEffect(() => {
    latest.current = onGood;
  });
  useEffect(() => {
    if (!isOn) return;
    watch.current = watchFaces();
    return () => watch.current?.stop();
  }, [isOn]);
  useEffect(() => {
    if (pose === null) return;
    let now = nothingSeen;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const atMs = performance.now();
      const small = glanceAt(video.current, LONGEST);
      const faces = small && ((await watch.current?.find(() => glanceAt(video.current, SIDE))) ?? null);
      if (isOver) return;
      if (small) {
        now = seeFrame(now, { frame: frameOf(small), faces, atMs }, pose);
        setSeen({ pose, waiting: now });
        if (isTaken(now)) return latest.current();
      }
      timer = setTimeout(() => void look(), Math.max(LEAST_REST_MS, EVERY_MS - (performance.now() - atMs)));
    };
    timer = setTimeout(() => void look(), EVERY_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [pose, video]);
  return seen?.pose === pose ? seen.waiting : null;
}
