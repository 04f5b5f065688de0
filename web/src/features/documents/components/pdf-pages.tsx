import { useState } from 'react';
import { Document, Page, pdfjs } from 'react-pdf';
import { texts } from '../texts.ts';

pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();

/** Width of a page on the screen (shell spec, section 9). */
const pageWidth = 350;

export function PdfPages({ file, onError }: { file: Blob; onError: () => void }) {
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
        <Page
          key={at}
          className="receipt-page"
          pageNumber={at + 1}
          width={pageWidth}
          renderTextLayer={false}
          renderAnnotationLayer={false}
          loading={null}
          canvasRef={(canvas: HTMLCanvasElement | null) => canvas?.setAttribute('aria-label', texts.page(at + 1))}
        />
      ))}
    </Document>
  );
}
