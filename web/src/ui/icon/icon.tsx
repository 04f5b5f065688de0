import { type IconName, paths } from './paths.ts';
import './icon.css';

interface IconProps {
  name: IconName;
  /** Pixels; follows the text size when left out. */
  size?: number;
}

/** Decorative by design: the word beside it carries the meaning. */
export function Icon({ name, size }: IconProps) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false" width={size} height={size}>
      <path d={paths[name]} />
    </svg>
  );
}

export type { IconName };
