import './skeleton-rows.css';

/** Stands in for a list that is on its way; `label` is what is read aloud. */
export function SkeletonRows({ rows = 4, label }: { rows?: number; label: string }) {
  return (
    <div className="skeleton-rows" role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: rows }, (_, row) => (
        <span key={row} className="skeleton-row" aria-hidden="true" />
      ))}
    </div>
  );
}
