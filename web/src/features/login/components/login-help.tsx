import { usePublicConfiguration } from '../../../lib/brand/public-configuration.ts';
import { whatsappAddress, whatsappText } from '../../../lib/whatsapp.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { texts } from '../texts.ts';

/** Points to the support of retailers when a number is configured. */
export function LoginHelp() {
  const phone = usePublicConfiguration().support.retailerWhatsapp;
  if (!phone) return null;
  return (
    <section className="login-help" aria-label={texts.helpTitle}>
      <p>
        <strong>{texts.helpTitle}</strong> {texts.helpText}
      </p>
      <a href={whatsappAddress(phone)} target="_blank" rel="noreferrer">
        <Icon name="message" />
        {whatsappText(phone)}
      </a>
    </section>
  );
}
