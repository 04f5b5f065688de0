import { type ReactNode, useState } from 'react';
import { ReasonDialog } from '../../../domain/reasons/reason-dialog.tsx';
import { Select } from '../../../ui/field/select.tsx';
import type { BankDesk } from './calls.ts';
import { texts } from './texts.ts';
import { useBankAct } from './use-statements.ts';

interface Props {
  owners: BankDesk['owners'];
  /** Whose it is now. */
  owner: string;
  give: (ownerId: string, note: string) => Promise<unknown>;
  children: ReactNode;
  onClose: () => void;
}

/** Passes a difference to somebody, with what is known of it. */
export function GiveDialog({ owners, owner, give, children, onClose }: Props) {
  const [ownerId, setOwnerId] = useState(owner);
  const passed = useBankAct((note: string) => give(ownerId, note), texts.given, true);
  return (
    <ReasonDialog
      title={texts.giveTitle}
      confirm={texts.give}
      busyText={texts.giving}
      cancel={texts.cancel}
      label={texts.giveNote}
      hint={texts.giveHint}
      isIncomplete={ownerId === ''}
      onSend={(note) => passed.mutateAsync(note)}
      onClose={onClose}
    >
      {children}
      <Select
        label={texts.giveTo}
        value={ownerId}
        onChange={setOwnerId}
        options={owners.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </ReasonDialog>
  );
}
