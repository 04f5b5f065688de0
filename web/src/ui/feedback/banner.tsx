import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import { toneWords } from '../texts.ts';
import './banner.css';

export type Tone = 'info' | 'attention' | 'danger' | 'success';

export const toneIcons: Record<Tone, IconName> = {
  info: 'info',
  attention: 'alert',
  danger: 'blocked',
  success: 'checkCircle',
};

interface BannerProps {
  kind: Tone;
  /** Short heading; without it the tone's own word is read aloud only. */
  title?: string;
  children?: ReactNode;
  /** Buttons or links under the text. */
  actions?: ReactNode;
  /** Announces itself when it appears. */
  isLive?: boolean;
}

export function Banner({ kind, title, children, actions, isLive }: BannerProps) {
  const role = isLive ? (kind === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div className={`banner banner-${kind}`} role={role}>
      <Icon name={toneIcons[kind]} />
      <div className="banner-body">
        {title ? (
          <strong className="banner-title">{title}</strong>
        ) : (
          <span className="visually-hidden">{toneWords[kind]}: </span>
        )}
        {children ? <div className="banner-text">{children}</div> : null}
        {actions ? <div className="banner-actions">{actions}</div> : null}
      </div>
    </div>
  );
}
