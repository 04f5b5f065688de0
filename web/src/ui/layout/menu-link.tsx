import { texts } from '../texts.ts';
import { BackLink } from './back-link.tsx';
import { useMenuKey } from './use-menu-key.ts';

/** The way back to the menu, by Escape too. */
export function MenuLink() {
  useMenuKey();
  return <PlainMenuLink />;
}

/** The same where Escape would throw away what is not saved yet, or a question is open that wants an answer. */
export const PlainMenuLink = () => <BackLink to="/">{texts.menu}</BackLink>;
