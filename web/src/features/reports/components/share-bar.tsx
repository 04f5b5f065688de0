/** A part of the whole as a bar, with its percentage in words beside it. */
export function ShareBar({ share, text }: { share: number; text: string }) {
  return (
    <span className="reports-share">
      <svg className="reports-share-bar" aria-hidden="true">
        <rect className="reports-share-whole" width="100%" height="100%" />
        <rect className="reports-share-part" width={`${Math.max(share, 0) * 100}%`} height="100%" />
      </svg>
      {text}
    </span>
  );
}
