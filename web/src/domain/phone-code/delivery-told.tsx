import type { PhoneCodeChannel } from '@balcao/contract';
import { Banner } from '../../ui/feedback/banner.tsx';
import { deliveryTexts as texts } from './texts.ts';

export interface Delivery {
  channel: PhoneCodeChannel | null;
  undeliveredChannels: readonly PhoneCodeChannel[];
  isUndelivered: boolean;
}

/** Nothing of a code on its way; by which way it goes now once one did not bring it, and that none brings it. */
export function DeliveryTold({ delivery, to }: { delivery: Delivery | undefined; to: keyof typeof texts.calls }) {
  if (!delivery || delivery.channel === null || delivery.undeliveredChannels.length === 0) return null;
  const { channel, undeliveredChannels, isUndelivered } = delivery;
  return isUndelivered ? (
    <Banner kind="danger" title={texts.failed} isLive>
      {texts.notBy(undeliveredChannels)}
    </Banner>
  ) : (
    <Banner kind="attention" title={texts.notBy(undeliveredChannels)} isLive>
      {channel === 'PHONE_CALL' ? texts.calls[to] : texts.goesBy(channel)}
    </Banner>
  );
}
