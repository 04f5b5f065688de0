import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { activeShortcuts } from './shortcuts.ts';
import { texts } from '../texts.ts';
import './keyboard-map.css';

const names: Record<string, string> = { Escape: 'Esc', ArrowDown: '↓', ArrowUp: '↑', ' ': texts.space };

const everywhere = [
  { key: 'Enter', label: texts.confirmFocused },
  { key: 'Tab', label: texts.nextField },
];

/** '?' on any page of the counter. */
export function KeyboardMap({ open, onClose }: { open: boolean; onClose: () => void }) {
  const lines = open ? [...activeShortcuts(), ...everywhere] : [];
  return (
    <Dialog
      open={open}
      title={texts.keysOfScreen}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <dl className="keyboard-map">
        {lines.map(({ key, label }) => (
          <div key={key}>
            <dt>
              <kbd>{names[key] ?? key}</kbd>
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
