import { chatWidgetOf, showChat } from '../../../lib/watching/live-chat.ts';
import type { Session } from '../../../lib/session/session.ts';
import { usePublicConfiguration } from '../../../lib/brand/public-configuration.ts';
import { whatsappAddress, whatsappText } from '../../../lib/whatsapp.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { helpTexts as texts } from '../texts.ts';
import { AskForm } from './ask-form.tsx';
import { OwnRequests } from './own-requests.tsx';
import '../support.css';

/** The ways to the support that the configuration names, and a request to it. */
export function HelpDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const { support, watching } = usePublicConfiguration();
  const phone = session.configuration.support.retailerWhatsapp ?? support.retailerWhatsapp;
  const hasChat = watching.chat !== null && chatWidgetOf(session) !== null;
  const chat = () => {
    showChat();
    onClose();
  };
  return (
    <Dialog open title={texts.title} onClose={onClose} size="wide">
      <div className="support-help">
        {phone || hasChat ? (
          <div className="support-ways">
            {phone ? (
              <a className="button" href={whatsappAddress(phone)} target="_blank" rel="noreferrer">
                <Icon name="message" />
                {whatsappText(phone)}
              </a>
            ) : null}
            {hasChat ? (
              <Button icon="message" onClick={chat}>
                {texts.chat}
              </Button>
            ) : null}
          </div>
        ) : null}
        <section aria-labelledby="support-ask">
          <h3 id="support-ask">{texts.ask}</h3>
          <p className="support-soft">{texts.askHint}</p>
          <AskForm session={session} />
        </section>
        <section aria-labelledby="support-mine">
          <h3 id="support-mine">{texts.mine}</h3>
          <OwnRequests />
        </section>
      </div>
    </Dialog>
  );
}
