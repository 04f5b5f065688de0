import { Button } from '../../../ui/button/button.tsx';
import { QrCode } from '../../../ui/code/qr-code.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { preApprovedTexts } from '../texts.ts';
import type { Registration } from '../use-registration.ts';
import { PageFrame } from './page-frame.tsx';

/** Good news in the middle: go on here, or send the customer a link to go on alone. */
export function PreApprovedPage({ registration: { snapshot, send } }: { registration: Registration }) {
  const { application, link } = snapshot.context;
  const onBack = () => send({ type: 'BACK' });
  const goOn = () => send({ type: 'NEXT' });
  if (!application?.config.showApplicationOnlineForPreApproved) {
    return (
      <PageFrame title={preApprovedTexts.title} onBack={onBack} next={{ onPress: goOn }}>
        <Banner kind="success">{preApprovedTexts.lead}</Banner>
      </PageFrame>
    );
  }
  if (link === null) {
    const isSending = snapshot.matches({ onPage: 'sendingLink' });
    return (
      <PageFrame
        title={preApprovedTexts.onlineTitle}
        lead={preApprovedTexts.onlineLead}
        onBack={onBack}
        next={{ text: preApprovedTexts.here, onPress: goOn }}
      >
        <Button
          icon="send"
          isWide
          busyText={isSending ? preApprovedTexts.sendingLink : undefined}
          onClick={() => send({ type: 'SEND_LINK' })}
        >
          {preApprovedTexts.sendLink}
        </Button>
      </PageFrame>
    );
  }
  return (
    <PageFrame
      title={preApprovedTexts.onlineTitle}
      onBack={onBack}
      next={{ text: preApprovedTexts.goOn, onPress: goOn }}
    >
      <Banner kind="success" title={`${preApprovedTexts.sent} ${link.phoneNumber}`} isLive>
        {preApprovedTexts.sentLead}
      </Banner>
      <QrCode text={link.url} label={preApprovedTexts.qr} textLabel={preApprovedTexts.link} />
    </PageFrame>
  );
}
