import { callLimits, codeLimits } from '@balcao/contract/constants';
import type { Verification } from '../../../../domain/contracts/offer.ts';
import { whatsappAddress, whatsappText } from '../../../../lib/whatsapp.ts';
import { channelNames, codeTexts } from '../../texts.ts';

interface CodeWhereaboutsProps {
  verification: Verification;
  analystWhatsapp: string | null;
}

/** Where the code is: in the customer's phone, or with the analyst who calls. */
export function CodeWhereabouts({ verification, analystWhatsapp }: CodeWhereaboutsProps) {
  const { communicationChannel, phoneNumber, status } = verification;
  if (communicationChannel !== 'ANALYST_CALL' && status !== 'MANUAL') {
    return (
      <p>
        {codeTexts.sentBy(channelNames[communicationChannel])} <strong className="code-phone">{phoneNumber}</strong>.{' '}
        {codeTexts.askFor(codeLimits.digits)}
      </p>
    );
  }
  return (
    <>
      <p>
        {codeTexts.analystCalls} <strong className="code-phone">{phoneNumber}</strong> {codeTexts.analystSays}
      </p>
      <p role="status">{codeTexts.callBy(callLimits.promisedSeconds / 60)}</p>
      {analystWhatsapp === null ? null : (
        <p>
          {codeTexts.doubts}{' '}
          <a href={whatsappAddress(analystWhatsapp)} target="_blank" rel="noopener noreferrer">
            {whatsappText(analystWhatsapp)}
          </a>
        </p>
      )}
    </>
  );
}
