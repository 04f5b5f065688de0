import type { ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstInvalid } from './focus-first-invalid.ts';
import './form.css';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'action'> {
  /** Sets the errors it finds into state before it returns; the first field that shows one gets the focus. */
  onSubmit: () => void;
}

/** Our own sentences instead of the browser's bubbles, and the focus where the first mistake is. */
export function Form({ onSubmit, className, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      noValidate
      className={`form ${className ?? ''}`.trim()}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        // The errors must be on the page before the first of them is looked for.
        flushSync(onSubmit);
        focusFirstInvalid(form);
      }}
    />
  );
}
