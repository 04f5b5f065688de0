import { useEffect, useRef } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import { takeFocus } from '../../ui/keyboard/take-focus.ts';
import { counterTexts } from './texts.ts';

interface ReceiptLinkProps {
  href: string;
  text: string;
  /** Read out in place of the text, where several stand one under the other. */
  label?: string;
  /** The next thing to do: it has the focus. React's own `autoFocus` does nothing on a link. */
  isMain?: boolean;
}

/** Opens a paper to print in a new tab. */
export function ReceiptLink({ href, text, label, isMain = false }: ReceiptLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isMain) takeFocus(link.current);
  }, [isMain]);
  return (
    <a ref={link} className={`button ${isMain ? 'button-primary' : ''}`} href={href} target="_blank" rel="noopener">
      <Icon name="receipt" />
      {label === undefined ? (
        text
      ) : (
        <>
          <span aria-hidden="true">{text}</span>
          <span className="visually-hidden">{label}</span>
        </>
      )}
      <span className="visually-hidden"> {counterTexts.inNewTab}</span>
    </a>
  );
}
