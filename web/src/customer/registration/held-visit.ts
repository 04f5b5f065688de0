import { callPublic } from '../../lib/api/public-call.ts';
import { heldVisits } from '../frame/held-visits.ts';
import { deviceId } from './device.ts';
import type { OnlinePage } from './texts.ts';

/** The registration on this device, for the day that its link is good; a code says each hour who holds it. */
export const onlineVisits = heldVisits<OnlinePage>({
  name: 'balcao.online-application',
  storage: () => localStorage,
  open: (token) => callPublic('POST /online-application/open', { body: { token, device: deviceId() } }),
  show: (key) => callPublic('POST /online-application/page', { body: { key } }),
});
