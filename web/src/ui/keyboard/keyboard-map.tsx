import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { activeShortcuts } from './shortcuts.ts';
import './keyboard-map.css';

const names: Record<string, string> = { Escape: 'Esc', ArrowDown: '↓', ArrowUp: '↑', ' ': 'Espaço' };

const everywhere = [
  { key: 'Enter', label: 'Confirmar o que está em foco' },
  { key: 'Tab', label: 'Ir para o próximo campo' },
];

/** '?' on any page of the counter. */
export function KeyboardMap({ open, onClose }: { open: boolean; onClose: () => void }) {
  const lines = open ? [...activeShortcuts(), ...everywhere] : [];
  return (
    <Dialog open={open} title="Teclas desta tela" onClose={onClose} actions={<Button onClick={onClose}>Fechar</Button>}>
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
