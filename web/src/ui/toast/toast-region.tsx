import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../button/icon-button.tsx';
import { onDialogsChange, topDialog } from '../dialog/modal.ts';
import { toneIcons } from '../feedback/banner.tsx';
import { Icon } from '../icon/icon.tsx';
import { type Toast, toastStore } from './toasts.ts';
import { texts, toneWords } from '../texts.ts';
import './toast-region.css';

/** Rendered once by the frame. Lives inside the topmost dialog, since everything outside it is inert. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.get);
  const host = useSyncExternalStore(onDialogsChange, topDialog) ?? document.body;
  const urgent = toasts.filter((toast) => toast.kind === 'danger');
  const calm = toasts.filter((toast) => toast.kind !== 'danger');
  return createPortal(
    <div className="toast-region">
      <div role="alert">{urgent.map(toToast)}</div>
      <div role="status">{calm.map(toToast)}</div>
    </div>,
    host,
  );
}

const toToast = (toast: Toast) => <ToastCard key={toast.id} toast={toast} />;

function ToastCard({ toast }: { toast: Toast }) {
  /** Undefined until it is held for the first time. */
  const [isHeld, setHeld] = useState<boolean>();
  const { id, ms, at, kind, text } = toast;
  const [left] = useState(() => Math.max(ms - (Date.now() - at), 0));

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => toastStore.dismiss(id), isHeld === undefined ? left : ms);
    return () => clearTimeout(timer);
  }, [id, ms, left, isHeld]);

  return (
    <div
      className={`toast toast-${kind}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={toneIcons[kind]} />
      <p>
        <span className="visually-hidden">{toneWords[kind]}: </span>
        {text}
      </p>
      <IconButton icon="close" label={texts.closeToast} onClick={() => toastStore.dismiss(id)} />
    </div>
  );
}
