import { useNavigate } from '@tanstack/react-router';
import { useShortcut } from '../keyboard/shortcuts.ts';
import { texts } from '../texts.ts';

/** Escape leads to the menu. A part or page on which it means something nearer is heard first. */
export function useMenuKey(): void {
  const navigate = useNavigate();
  useShortcut({
    key: 'Escape',
    label: texts.backToMenu,
    run: () => void navigate({ to: '/', search: { menu: true } }),
  });
}
