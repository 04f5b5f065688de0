import './spinner.css';

/** Says nothing by itself; put the words of the wait beside it. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />;
}
