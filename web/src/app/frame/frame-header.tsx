import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { CommandPalette } from '../../features/palette/components/command-palette.tsx';
import type { HelpDialog } from '../../features/support/components/help-dialog.tsx';
import { usePublicConfiguration } from '../../lib/brand/public-configuration.ts';
import { workplaceText } from '../../lib/session/texts.ts';
import { type Session, useSession } from '../../lib/session/session.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { KeyboardMap } from '../../ui/keyboard/keyboard-map.tsx';
import { useShortcut } from '../../ui/keyboard/shortcuts.ts';
import { Brand } from '../../ui/layout/brand.tsx';
import { useTypedAhead } from '../../ui/keyboard/use-typed-ahead.ts';
import { texts as parts } from '../../ui/texts.ts';
import { askForCpf, type CpfPage, cpfPageOf } from './ask-for-cpf.ts';
import { texts } from '../texts.ts';
import './frame-header.css';

type Palette = typeof CommandPalette;
type Help = typeof HelpDialog;

export function FrameHeader() {
  const session = useSession();
  const { app, cdn } = usePublicConfiguration();
  const [isMapOpen, setMapOpen] = useState(false);
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [Help, setHelp] = useState<Help | null>(null);
  const [Palette, setPalette] = useState<Palette | null>(null);
  // Behind the page, ahead of the first Ctrl+K, and without Suspense, which waits: what is typed next must not be lost.
  useEffect(() => {
    const load = async () => (await import('../../features/palette/components/command-palette.tsx')).CommandPalette;
    load().then(
      (loaded) => setPalette(() => loaded),
      () => undefined,
    );
  }, []);
  const openHelp = async () => {
    const { HelpDialog } = await import('../../features/support/components/help-dialog.tsx');
    setHelp(() => HelpDialog);
  };
  const ahead = useTypedAhead(isPaletteOpen && Palette === null);
  useShortcut({ key: 'Ctrl+K', label: texts.findCommand, run: () => setPaletteOpen(true) });
  useShortcut({ key: '?', label: parts.showKeys, run: () => setMapOpen(true) });
  return (
    <header className="frame-header">
      <div className="frame-header-row">
        <Link to="/" className="frame-header-brand" aria-label={texts.start(app.name)}>
          <Brand name={app.name} logo={cdn.logoUrl} darkLogo={cdn.logoDarkBackgroundUrl} />
        </Link>
        {session ? (
          <Link to="/conta" className="identification" title={texts.account}>
            <strong>{session.user.name}</strong>
            <span>{workplaceText(session)}</span>
          </Link>
        ) : null}
        <nav className="frame-header-nav" aria-label={texts.mainNavigation}>
          {session ? <CpfShortcut session={session} /> : null}
          <Link to="/" search={{ menu: true }} className="frame-header-menu">
            <Icon name="menu" />
            {texts.menu}
          </Link>
          <IconButton
            icon="search"
            label={texts.findCommand}
            className="frame-header-keys"
            onClick={() => setPaletteOpen(true)}
          />
          <IconButton
            icon="keyboard"
            label={parts.keysOfScreen}
            className="frame-header-keys"
            onClick={() => setMapOpen(true)}
          />
          {session ? (
            <IconButton icon="question" label={texts.help} onClick={() => void openHelp().catch(() => undefined)} />
          ) : null}
        </nav>
      </div>
      {session && Palette && isPaletteOpen ? (
        <Palette
          session={session}
          typedBefore={ahead.typed}
          onClose={() => {
            setPaletteOpen(false);
            ahead.clear();
          }}
          onShowKeys={() => setMapOpen(true)}
        />
      ) : null}
      {session && Help ? <Help session={session} onClose={() => setHelp(null)} /> : null}
      <KeyboardMap open={isMapOpen} onClose={() => setMapOpen(false)} />
    </header>
  );
}

/** '/' goes to the CPF from anywhere: to the field of the page, else to where this person asks for one. */
function CpfShortcut({ session }: { session: Session }) {
  const at = cpfPageOf(session);
  return at === null ? null : <SlashShortcut at={at} />;
}

function SlashShortcut({ at }: { at: CpfPage }) {
  const navigate = useNavigate();
  useShortcut({ key: '/', label: texts.goToCpf, run: () => askForCpf(() => void navigate({ to: at })) });
  return null;
}
