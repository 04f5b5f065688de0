import { formatPhone } from '@balcao/contract/kernel';
import type { Configuration } from '@balcao/contract';
import { whatsappAddress, whatsappText } from '../../../lib/whatsapp.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { serviceTexts as texts } from '../texts.ts';

/** A free number, 0800 and such, is no telephone of a city: it stands as it was written. */
const phoneText = (phone: string) => (phone.startsWith('+55') ? formatPhone(phone) : phone);

/** Whom the customer asks, and when somebody answers; what is not configured is not there. */
export function CustomerService({ support }: { support: Configuration['support'] }) {
  const { customerWhatsapp, customerPhone } = support;
  return (
    <section className="centre-service" aria-labelledby="centre-service">
      <h2 id="centre-service">{texts.title}</h2>
      <ul>
        {texts.hours.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="centre-contacts">
        {customerWhatsapp === null ? null : (
          <a
            className="button button-secondary"
            href={whatsappAddress(customerWhatsapp)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="send" />
            {whatsappText(customerWhatsapp)}
          </a>
        )}
        {customerPhone === null ? null : (
          <a className="button button-secondary" href={`tel:${customerPhone.replaceAll(/[^\d+]/g, '')}`}>
            <Icon name="phone" />
            {texts.freePhone(phoneText(customerPhone))}
          </a>
        )}
      </p>
    </section>
  );
}
