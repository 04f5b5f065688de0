import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../button/icon-button.tsx';
import { hideModal, showModal } from './modal.ts';
import { texts } from '../texts.ts';
import './dialog.css';

interface DialogProps {
  open: boolean;
  title: string;
  /** Escape, the cross, or a tap outside. Left out, only the actions close it. */
  onClose?: (() => void) | undefined;
  children?: ReactNode;
  /** Buttons; the main one last. On phones they stack at the bottom, the main one lowest. */
  actions?: ReactNode;
  /** 'wide' is 600 px, the default 500. */
  size?: 'normal' | 'wide';
}

/** Modal. The platform keeps the focus inside; it starts at `autoFocus` and returns where it was. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? createPortal(<OpenDialog {...rest} />, document.body) : null;
}

function OpenDialog({ title, onClose, children, actions, size = 'normal' }: Omit<DialogProps, 'open'>) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const cameFrom = document.activeElement;
    showModal(dialog);
    return () => {
      hideModal(dialog);
      if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    };
  }, []);

  // The parent decides: the element itself never closes without it.
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose?.();
  };

  return (
    <dialog
      ref={ref}
      className={`dialog dialog-${size}`}
      aria-labelledby={titleId}
      aria-modal="true"
      onCancel={cancel}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') cancel(event);
      }}
    >
      {/* No header nor footer: outside a section they are those of the page. */}
      <div className="dialog-header">
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        {onClose ? <IconButton icon="close" label={texts.close} onClick={onClose} /> : null}
      </div>
      <div className="dialog-body">{children}</div>
      {actions ? <div className="dialog-actions">{actions}</div> : null}
    </dialog>
  );
}
