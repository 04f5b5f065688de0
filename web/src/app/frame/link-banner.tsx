import { useLink } from '../../lib/link/link.ts';
import { hasUnanswered } from '../../lib/operation-key.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { linkTexts as texts } from '../texts.ts';
import './link-banner.css';

/** Says at once that the server does not answer, what is certain and what is not, and when it is back. Over no field. */
export function LinkBanner() {
  const link = useLink();
  return (
    <div className="link-banner" role="status">
      {link === 'down' ? (
        <Banner kind="attention" title={texts.down}>
          {hasUnanswered() ? texts.unanswered : texts.nothingSent}
        </Banner>
      ) : null}
      {link === 'back' ? <Banner kind="success">{texts.back}</Banner> : null}
    </div>
  );
}
