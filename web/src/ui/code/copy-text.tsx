import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { texts } from './texts.ts';

/** A code's text, whole and selectable, with a button that copies it. */
export function CopyText({ label, text, copied = text }: { label: string; text: string; copied?: string }) {
  const [said, setSaid] = useState<string | null>(null);
  const copy = () => {
    // Pages without TLS have no clipboard.
    const written = navigator.clipboard?.writeText(copied) ?? Promise.reject(new Error('no clipboard'));
    written.then(
      () => setSaid(texts.copied),
      () => setSaid(texts.notCopied),
    );
  };
  return (
    <div className="code-text">
      <p className="code-text-label">{label}</p>
      <p className="code-text-value">{text}</p>
      <div className="code-text-act">
        <Button onClick={copy}>{texts.copy}</Button>
        <span role="status">{said}</span>
      </div>
    </div>
  );
}
