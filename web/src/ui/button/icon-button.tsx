import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Tooltip } from '../tooltip/tooltip.tsx';
import './icon-button.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'aria-label'> {
  icon: IconName;
  /** Read aloud and shown as the tooltip. */
  label: string;
}

export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button {...rest} type="button" className={`icon-button ${className ?? ''}`.trim()} aria-label={label}>
        <Icon name={icon} />
      </button>
    </Tooltip>
  );
}
