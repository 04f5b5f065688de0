import { CopyText } from './copy-text.tsx';
import { itfPath } from './itf.ts';
import './code.css';

interface ItfBarcodeProps {
  /** The 44 digits of a boleto. */
  digits: string;
  /** What the code is: 'Código de barras do boleto'. */
  label: string;
  /** The line a person types, with its points and spaces. */
  line: string;
  lineLabel: string;
}

/** The bar code of a boleto, black on white in any colours, with the line to type under it. */
export function ItfBarcode({ digits, label, line, lineLabel }: ItfBarcodeProps) {
  const { width, path } = itfPath(digits);
  return (
    <div className="code code-column">
      <div className="code-itf-place">
        <svg
          className="code-picture code-itf"
          viewBox={`0 0 ${width} 1`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          <path d={path} shapeRendering="crispEdges" />
        </svg>
      </div>
      <CopyText label={lineLabel} text={line} copied={line.replace(/\D/g, '')} />
    </div>
  );
}
