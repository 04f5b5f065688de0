import type { ComponentProps } from 'react';
import { Button } from '../../ui/button/button.tsx';

/** The answer that costs money: the second click of a double click, or a held Enter, is not an answer. */
export function ConfirmButton({ onClick, ...rest }: ComponentProps<typeof Button>) {
  return (
    <Button
      kind="primary"
      data-autofocus
      {...rest}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
      }}
      onClick={(event) => {
        if (event.detail <= 1) onClick?.(event);
      }}
    />
  );
}
