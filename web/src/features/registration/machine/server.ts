import type { Wire } from '@balcao/contract';

export type Application = Wire<'POST /application-engine/pre-application'>['answer'];
export type ApplicationState = Wire<'POST /application-engine/application'>['answer'];
export type RegisteringBorrower = Application['borrower'];
export type RegistrationPhone = RegisteringBorrower['phones'][number];
export type DataChange = Wire<'PATCH /borrowers/{id}'>['body'];
export type OnlineLink = Wire<'POST /application-engine/application/online/url/send'>['answer'];
export type VerifiedPhone = Wire<'PATCH /borrowers/{id}/phones/{phoneId}/verify'>['answer'];

/** A code on its way, and the phone it goes to as the server now knows it. */
export type SentCode = Wire<'POST /borrowers/{id}/phones/{phoneId}/verification-code'>['answer'] & {
  readonly phone: RegistrationPhone;
};
export type PhoneChannel = SentCode['channel'];
