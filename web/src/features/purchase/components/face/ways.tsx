import type { Verification } from '../../../../domain/contracts/offer.ts';
import { QrPicture } from '../../../../ui/code/qr-code.tsx';
import { isUndelivered } from '../../rules/verification-kind.ts';
import { faceTexts, wayNames, waysText } from '../../texts.ts';
import '../../../../ui/button/button.css';

/** The three ways to the customer's page: read from the screen, in another tab of this device, or by the message. */
export function FaceWays({ verification }: { verification: Verification }) {
  const { biometry, communicationChannel, undeliveredChannels, phoneNumber } = verification;
  const url = biometry?.biometryUrl ?? null;
  if (url === null) return biometry?.wasOpened ? null : <p>{faceTexts.noLink}</p>;
  return (
    <>
      <p>{faceTexts.lead}</p>
      <div className="face-ways">
        <QrPicture text={url} label={faceTexts.qr} />
        <div className="face-ways-text">
          <p>{faceTexts.qrLead}</p>
          <a className="button button-secondary" href={url} target="_blank" rel="noopener noreferrer">
            {faceTexts.here}
          </a>
          <small>{faceTexts.hereHint}</small>
          <p>
            {isUndelivered(verification)
              ? faceTexts.linkLost(waysText(undeliveredChannels))
              : faceTexts.linkBy(wayNames[communicationChannel])}{' '}
            <strong className="code-phone">{phoneNumber}</strong>
          </p>
        </div>
      </div>
    </>
  );
}
