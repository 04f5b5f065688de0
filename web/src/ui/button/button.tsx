import type { ComponentProps } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import './button.css';

export type ButtonKind = 'primary' | 'secondary' | 'danger' | 'quiet';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  kind?: ButtonKind;
  type?: 'button' | 'submit';
  icon?: IconName;
  /** What the button is waiting for ('Calculando parcelas...'); it shows a spinner and ignores clicks. */
  busyText?: string | undefined;
  /** Takes the whole width of its column. */
  isWide?: boolean;
}

export function Button({
  kind = 'secondary',
  type = 'button',
  icon,
  busyText,
  isWide,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const isBusy = busyText !== undefined;
  return (
    <button
      {...rest}
      type={type}
      className={['button', `button-${kind}`, isWide ? 'button-wide' : '', className ?? ''].join(' ').trim()}
      // Not `disabled`: the focus stays on the button while it waits.
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => (isBusy ? event.preventDefault() : onClick?.(event))}
    >
      {isBusy ? <Spinner /> : icon ? <Icon name={icon} /> : null}
      <span className="button-text">{isBusy ? busyText : children}</span>
    </button>
  );
}
