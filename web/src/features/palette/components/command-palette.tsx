import { useId, useState } from 'react';
import type { Session } from '../../../lib/session/session.ts';
import { ComboboxList } from '../../../ui/combobox/combobox-list.tsx';
import { foldAll, searchOptions } from '../../../ui/combobox/search-options.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useKeys } from '../../../ui/keyboard/use-keys.ts';
import { texts } from '../texts.ts';
import { type Command, useCommands } from '../use-commands.ts';
import '../../../ui/combobox/combobox.css';
import '../palette.css';

interface CommandPaletteProps {
  session: Session;
  /** Typed while the palette was still on its way. */
  typedBefore?: string;
  onClose: () => void;
  onShowKeys: () => void;
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const keyLines = [
  { keys: Object.keys(steps), label: texts.moveKey },
  { keys: ['Enter'], label: texts.takeKey },
];

/** Pages and acts of the role, found by typing; Enter takes the first. */
export function CommandPalette({ session, typedBefore = '', onClose, onShowKeys }: CommandPaletteProps) {
  const id = useId();
  const { all, ofCpf } = useCommands(session, onShowKeys);
  const [typed, setTyped] = useState(typedBefore);
  const [at, setAt] = useState(0);
  const customers = ofCpf(typed);
  const commands = customers.length > 0 ? customers : all;
  const { shown, count } =
    customers.length > 0 ? { shown: customers, count: customers.length } : searchOptions(foldAll(all), typed);

  const take = (value: string | undefined) => {
    const command: Command | undefined = commands.find((one) => one.value === value);
    if (!command) return;
    onClose();
    command.run();
  };
  const onKeyDown = useKeys(keyLines, (event) => {
    const step = steps[event.key];
    event.preventDefault();
    if (step === undefined) take(shown[at]?.value);
    else if (shown.length > 0) setAt((at + step + shown.length) % shown.length);
  });

  return (
    <Dialog open title={texts.title} onClose={onClose} size="wide">
      <div className="palette">
        <input
          className="input"
          type="text"
          role="combobox"
          data-autofocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-label={texts.title}
          aria-autocomplete="list"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={shown.length > 0 ? `${id}-${at}` : undefined}
          placeholder={texts.placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setAt(0);
          }}
          onKeyDown={onKeyDown}
        />
        <ComboboxList
          id={id}
          label={texts.title}
          shown={shown}
          count={count}
          at={at}
          value=""
          onChoose={({ value }) => take(value)}
        />
      </div>
    </Dialog>
  );
}
