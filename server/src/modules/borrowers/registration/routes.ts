import { type Registration, serve } from '../../../kernel/http/serve.ts';
import type { Platform } from '../../../kernel/platform.ts';
import type { AddressLookup } from '../../reference/index.ts';
import { changeRegistrationData, chooseBillDueDay } from './change-data.ts';
import { showCodeDelivery } from './phone-code-delivery.ts';
import { registerPhone } from './register-phone.ts';
import { makePhoneSecondary, removeSecondaryPhone } from './secondary-phones.ts';
import { sendPhoneCode } from './send-phone-code.ts';

export interface RegistrationProviders {
  makeCode: () => string;
  addressLookup: AddressLookup;
}

/** Phones and data of customers who are being registered. */
export function registrationRoutes(
  platform: Platform,
  { makeCode, addressLookup }: RegistrationProviders,
): Registration[] {
  const named = ({ id, phoneId }: { id: string; phoneId: string }) => ({ borrowerId: id, phoneId });
  return [
    serve('POST /borrowers/{id}/phones', ({ by, params, body }) =>
      registerPhone(platform, by, { borrowerId: params.id, phone: body.phoneNumber }),
    ),
    serve('POST /borrowers/{id}/phones/{phoneId}/verification-code', ({ by, params, body }) =>
      sendPhoneCode(platform, makeCode, by, { params, body }),
    ),
    serve('GET /borrowers/{id}/phones/{phoneId}/verification-code', ({ by, params }) =>
      showCodeDelivery(platform, by, params),
    ),
    serve('PUT /borrowers/{id}/phones/{phoneId}/secondary', ({ by, params }) =>
      makePhoneSecondary(platform, by, named(params)),
    ),
    serve('DELETE /borrowers/{id}/phones/{phoneId}/secondary', ({ by, params }) =>
      removeSecondaryPhone(platform, by, named(params)),
    ),
    serve('PATCH /borrowers/{id}', ({ by, params, body }) =>
      changeRegistrationData(platform, addressLookup, by, { borrowerId: params.id, typed: body }),
    ),
    serve('PATCH /borrowers/{id}/bill-due-day', ({ by, params, body }) =>
      chooseBillDueDay(platform, by, {
        borrowerId: params.id,
        billDueDay: body.billDueDay,
        storeId: by.actor.storeId,
      }),
    ),
  ];
}
