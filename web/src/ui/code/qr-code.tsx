import { useMemo } from 'react';
import { CopyText } from './copy-text.tsx';
import { type Correction, qrPath } from './qr-path.ts';
import './code.css';

interface QrPictureProps {
  /** What a phone reads. */
  text: string;
  /** What the code is: 'QR Code do Pix de R$ 394,56'. */
  label: string;
  /** How much of it may be unreadable: 'M' unless a screen in a bright shop shows it. */
  correction?: Correction;
}

/** As large as its place, black on white in any colours. The screen shows its text beside it for those without a camera. */
export function QrPicture({ text, label, correction }: QrPictureProps) {
  const { size, path } = useMemo(() => qrPath(text, correction), [text, correction]);
  return (
    <svg className="code-picture code-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}

interface QrCodeProps extends QrPictureProps {
  /** What the text beside it is called: 'Pix copia e cola'. */
  textLabel: string;
  /** The part of the text that a person types, where it is not all of it. */
  shown?: string;
}

/** The picture, and its text to be copied. */
export function QrCode({ textLabel, shown, ...picture }: QrCodeProps) {
  return (
    <div className="code">
      <QrPicture {...picture} />
      <CopyText label={textLabel} text={shown ?? picture.text} />
    </div>
  );
}
