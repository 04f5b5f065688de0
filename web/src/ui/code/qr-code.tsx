import { useMemo } from 'react';
import { CopyText } from './copy-text.tsx';
import { qrPath } from './qr-path.ts';
import './code.css';

interface QrCodeProps {
  /** What a phone reads. */
  text: string;
  /** What the code is: 'QR Code do Pix de R$ 394,56'. */
  label: string;
  /** What the text beside it is called: 'Pix copia e cola'. */
  textLabel: string;
  /** The part of the text that a person types, where it is not all of it. */
  shown?: string;
}

/** As large as its place, black on white in any colours, and its text for those who cannot read it with a camera. */
export function QrCode({ text, label, textLabel, shown = text }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <div className="code">
      <svg className="code-picture code-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
        <path d={path} shapeRendering="crispEdges" />
      </svg>
      <CopyText label={textLabel} text={shown} />
    </div>
  );
}
