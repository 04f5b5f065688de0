import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { activeKeys } from './shortcuts.ts';
import { texts } from '../texts.ts';
import './keyboard-map.css';

const names: Record<string, string> = {
  Escape: 'Esc',
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowLeft: '←',
  ArrowRight: '→',
  ' ': texts.space,
};

const everywhere = [
  { keys: ['Enter'], label: texts.confirmFocused },
  { keys: ['Tab'], label: texts.nextField },
];

/** What '?' shows on any page. */
export function KeyboardMap({ open, onClose }: { open: boolean; onClose: () => void }) {
  const lines = open ? [...activeKeys(), ...everywhere] : [];
  return (
    <Dialog
      open={open}
      title={texts.keysOfScreen}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <dl className="keyboard-map">
        {lines.map(({ keys, label }) => (
          <div key={label}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{names[key] ?? key}</kbd>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
