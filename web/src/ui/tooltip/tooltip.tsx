import { type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import './tooltip.css';

interface TooltipProps {
  /** The name of what is inside, which those who do not see it are told already. */
  text: string;
  children: ReactNode;
}

/** Held so long, a finger asks what something is. */
const HELD_MS = 500;
/** How long a finger is told: nothing of it stays pointed at. */
const TOUCH_MS = 6_000;
/** From the middle of the widest text to the edge of the page. */
const EDGE_PX = 96;

/** What a control without words is called: while it is pointed at or reached by keys; held by a finger, for six seconds. */
export function Tooltip({ text, children }: TooltipProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);
  const isPressed = useRef(false);
  const [place, setPlace] = useState<{ left: number; top: number; isAbove: boolean }>();
  useEffect(() => () => clearTimeout(timer.current), []);

  const hide = () => {
    clearTimeout(timer.current);
    setPlace(undefined);
  };
  const show = () => {
    const { left, width, top, bottom } = frame.current?.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
    const isAbove = bottom + 48 > window.innerHeight;
    const middle = Math.min(Math.max(left + width / 2, EDGE_PX), Math.max(EDGE_PX, window.innerWidth - EDGE_PX));
    setPlace({ left: middle, top: isAbove ? top : bottom, isAbove });
  };
  const soon = (run: () => void, ms: number) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(run, ms);
  };
  const byTouch = ({ pointerType }: PointerEvent) => pointerType === 'touch';

  return (
    <span
      ref={frame}
      className="tooltip-frame"
      onPointerEnter={(event) => byTouch(event) || show()}
      onPointerLeave={(event) => byTouch(event) || hide()}
      onPointerDown={(event) => {
        isPressed.current = true;
        if (byTouch(event)) soon(show, HELD_MS);
        else hide();
      }}
      onPointerUp={(event) => {
        isPressed.current = false;
        if (byTouch(event) && place) soon(hide, TOUCH_MS);
        else hide();
      }}
      onPointerCancel={hide}
      onFocus={({ target }) => !isPressed.current && target.matches(':focus-visible') && show()}
      onBlur={hide}
    >
      {children}
      {place ? (
        <span
          className={`tooltip ${place.isAbove ? 'tooltip-above' : ''}`.trim()}
          style={{ left: place.left, top: place.top }}
          aria-hidden="true"
        >
          {text}
        </span>
      ) : null}
    </span>
  );
}
