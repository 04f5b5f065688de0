import type { Owed } from '../owed.ts';

/** A way in besides the password: what it is given, and what it leads to. */
export interface OtherWayProps {
  email: string;
  origin: string | undefined;
  onBack: () => void;
  onOwed: (owed: Owed) => Promise<void>;
}
