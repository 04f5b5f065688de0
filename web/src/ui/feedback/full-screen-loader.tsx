import { Spinner } from './spinner.tsx';
import './full-screen-loader.css';

/** Covers the page for the waits the specs name ('Gerando comprovante...'). */
export function FullScreenLoader({ text }: { text: string }) {
  return (
    <div className="full-screen-loader" role="status">
      <Spinner />
      <p>{text}</p>
    </div>
  );
}
