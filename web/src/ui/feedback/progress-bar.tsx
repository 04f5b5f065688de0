import './progress-bar.css';

interface ProgressBarProps {
  /** Read aloud: 'Tempo para reenviar o código'. */
  label: string;
  value: number;
  max: number;
  /** The value in words, shown under the bar: 'Reenvio em 00:42'. */
  text?: string;
}

export function ProgressBar({ label, value, max, text }: ProgressBarProps) {
  return (
    <div className="progress-bar">
      <progress className="progress-bar-track" aria-label={label} value={Math.min(value, max)} max={max} />
      {text ? <span className="progress-bar-text">{text}</span> : null}
    </div>
  );
}
