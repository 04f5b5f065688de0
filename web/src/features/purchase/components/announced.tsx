import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { onDialogsChange, topDialog } from '../../../ui/dialog/modal.ts';
import { announcementOf, type Stage } from '../rules/announcement.ts';
import type { Purchase } from '../use-purchase.ts';

/** A live region that comes with its words is not read: they come into one that is there. */
const AFTER_MS = 100;

/** Says what the page shows anew to who does not see it. Inside the topmost dialog: everything outside is inert. */
export function Announced({ text }: { text: string }) {
  const host = useSyncExternalStore(onDialogsChange, topDialog) ?? document.body;
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return createPortal(
    <p role="status" className="visually-hidden">
      {said}
    </p>,
    host,
  );
}

/** The same of a purchase as it goes. */
export const AnnouncedPurchase = ({ purchase: { snapshot } }: { purchase: Pick<Purchase, 'snapshot'> }) => (
  <Announced text={announcementOf(stageOf(snapshot), snapshot.context)} />
);

function stageOf(snapshot: Purchase['snapshot']): Stage | null {
  if (snapshot.matches('waitingPurchaseInput')) return 'value';
  if (snapshot.matches('choosingProposal')) return 'choosing';
  return snapshot.matches('verifying') ? 'verifying' : null;
}
