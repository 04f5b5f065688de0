import { Spinner } from '../../ui/feedback/spinner.tsx';

/** Something is on its way, in words. */
export const Waiting = ({ text }: { text: string }) => (
  <p role="status" className="customer-wait">
    <Spinner /> {text}
  </p>
);
