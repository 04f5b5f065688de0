const UNSEEN_MS = 100;

/** Runs what can wait once the page is painted as it is now, or soon where nobody sees it. Answers how to leave it undone. */
export function afterPaint(run: () => void): () => void {
  let isOver = false;
  const once = () => {
    if (isOver) return;
    isOver = true;
    run();
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, UNSEEN_MS);
  return () => {
    isOver = true;
  };
}
