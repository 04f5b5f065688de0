import { oval } from './rules/live-frame.ts';
import './face.css';

/** Where the face belongs, over a picture of three to four. */
export function FaceOval({ isGood }: { isGood: boolean }) {
  return (
    <svg className="face-oval" viewBox="0 0 300 400" aria-hidden="true" focusable="false">
      <path d={`M0 0H300V400H0Z ${outline}`} className="face-oval-shade" />
      <path d={outline} className={`face-oval-line ${isGood ? 'face-oval-good' : ''}`} />
    </svg>
  );
}

const radius = { x: (oval.width * 300) / 2, y: (oval.height * 400) / 2 };
const middle = { x: oval.x * 300, y: oval.y * 400 };
const outline = [
  `M${middle.x - radius.x} ${middle.y}`,
  `a${radius.x} ${radius.y} 0 1 0 ${radius.x * 2} 0`,
  `a${radius.x} ${radius.y} 0 1 0 ${-radius.x * 2} 0Z`,
].join('');
