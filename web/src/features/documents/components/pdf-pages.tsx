import { useRef, useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { texts } from '../texts.ts';

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).toString();

/** Width of a receipt on the screen (shell spec, section 9); an A4 page is as wide as it is read. */
const widths = { ROLL: 350, A4: 720 } as const;
/** Dots for the printer: three a CSS pixel is 288 dpi. Long files get two, or the pictures fill a phone's memory. */
const sharpness = (pages: number) => (pages > 12 ? 2 : 3);

interface PdfPagesProps {
  file: Blob;
  format: keyof typeof widths;
  onError: () => void;
}

export function PdfPages({ file, format, onError }: PdfPagesProps) {
  const [count, setCount] = useState(0);
  return (
    <Document
      file={file}
      loading={null}
      error={null}
      onLoadSuccess={({ numPages }) => setCount(numPages)}
      onLoadError={onError}
    >
      {Array.from({ length: count }, (_, at) => (
        <PdfPage key={at} number={at + 1} width={widths[format]} sharpness={sharpness(count)} />
      ))}
    </Document>
  );
}

interface PdfPageProps {
  number: number;
  width: number;
  sharpness: number;
}

function PdfPage({ number, width, sharpness: dots }: PdfPageProps) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div className="receipt-page" ref={frame}>
      <Page
        pageNumber={number}
        width={width}
        devicePixelRatio={dots}
        renderTextLayer={false}
        renderAnnotationLayer={false}
        loading={null}
        // Printed as wide as the paper it was made for, whatever the printer holds.
        onLoadSuccess={({ originalWidth }) => frame.current?.style.setProperty('--paper-width', `${originalWidth}pt`)}
        canvasRef={(canvas: HTMLCanvasElement | null) => canvas?.setAttribute('aria-label', texts.page(number))}
      />
    </div>
  );
}
