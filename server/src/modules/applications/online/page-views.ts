import type { Handled } from '@balcao/contract';
import { maskPhone } from '@balcao/contract';
import type { Customer } from '../../../kernel/act/principal.ts';
import { dayIn } from '../../../kernel/clock.ts';
import type { Db, Tx } from '../../../kernel/db/database.ts';
import type { Platform } from '../../../kernel/platform.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { type TakenPhotos, takenPhotosOf, wasAlive } from '../../biometry/index.ts';
import { findRegistering, phoneOf, type Registering, registeringView } from '../../borrowers/index.ts';
import { findStore, readConfiguration } from '../../retailers/index.ts';
import { ZONE } from '../applicant.ts';
import { findApplication } from '../store.ts';
import type { ApplicationRow, LinkRow } from '../tables.ts';
import { mayAskReview } from '../rules/status.ts';
import { type Engine, type Standing, standingOf } from '../views.ts';
import { isIdentified } from './link-store.ts';
import { onlineStep } from './rules/step.ts';

export type OnlinePage = Handled<'POST /online-application/page'>['answer'];
type Shown = NonNullable<OnlinePage['registration']>;
type Configuration = Awaited<ReturnType<typeof readConfiguration>>;

/** A registration as its customer goes on with it. */
export interface OnlineVisit {
  link: LinkRow;
  application: ApplicationRow;
  by: Customer;
}

/** Who is on a page, and with which registration. @throws Refusal ONLINE_LINK_UNKNOWN. */
export async function visitOf(db: Db | Tx, link: LinkRow): Promise<OnlineVisit> {
  const { borrowerId, applicationId: id } = link;
  const application = (await findApplication(db, { borrowerId, id })) ?? refuse('ONLINE_LINK_UNKNOWN');
  const { retailerId, storeId } = application;
  const store = await findStore(db, retailerId, storeId);
  return { link, application, by: { kind: 'customer', borrowerId, retailerId, zone: store?.zone ?? ZONE } };
}

/** The page, where it stands; what is the customer's only once a code said who holds it. */
export async function pageOf(platform: Platform, engine: Engine, visit: OnlineVisit): Promise<OnlinePage> {
  const { db, clock, secrets, log } = platform;
  const { link, application, by } = visit;
  const now = clock.now();
  const registering = (await findRegistering(db, by.borrowerId)) ?? refuse('ONLINE_LINK_UNKNOWN');
  const phone = phoneOf(secrets, registering.borrower);
  const shell = {
    storeName: application.storeName,
    phoneNumber: phone && maskPhone(phone),
    codeSentAt: link.codeSentAt?.toISOString() ?? null,
    codeDelivery: deliveryOf(link),
    endsAt: link.expiresAt.toISOString(),
  };
  if (!isIdentified(link, now)) return { ...shell, step: 'CODE', registration: null };
  const { retailerId, zone } = by;
  const standing = await standingOf(db, engine, registering, retailerId, { now, today: dayIn(zone, now) });
  const configuration = await readConfiguration({ db, log }, retailerId, application.storeId);
  const photos = await takenPhotosOf(db, by.borrowerId, now);
  const { isLivenessRequired, isLivenessEnabled } = configuration.biometry;
  const asksLiveness = isLivenessRequired && isLivenessEnabled;
  const lacksLiveness = asksLiveness && !(await wasAlive(db, by.borrowerId, now));
  const facts = { registering, standing, configuration, photos, lacksLiveness };
  return { ...shell, step: stepOf(facts), registration: shownOf(platform, facts) };
}

const deliveryOf = ({ codeChannel, codeUndelivered }: LinkRow): OnlinePage['codeDelivery'] => ({
  channel: codeChannel,
  undeliveredChannels: codeUndelivered,
  isUndelivered: codeChannel !== null && codeUndelivered.includes(codeChannel),
});

interface Facts {
  registering: Registering;
  standing: Standing;
  configuration: Configuration;
  photos: TakenPhotos;
  lacksLiveness: boolean;
}

/** Days that are to be chosen from; none for who pays by installments alone. */
const daysOf = ({ registering: { borrower }, configuration }: Facts): number[] =>
  borrower.isHighRecurrence ? configuration.borrower.highRecurrenceConfigs.allowedBillDueDays : [];

function stepOf(facts: Facts): OnlinePage['step'] {
  const { registering, standing, configuration, photos, lacksLiveness } = facts;
  const { name, birthOn, professionId, cepSealed, billDueDay } = registering.borrower;
  return onlineStep({
    isIdentified: true,
    status: standing.status,
    hasData: name.includes(' ') && birthOn !== null && professionId !== null && cepSealed !== null,
    face: photos.face,
    sides: photos.sides,
    submitsBiometry: configuration.application.submitBiometry,
    lacksLiveness,
    lacksDueDay: daysOf(facts).length > 0 && billDueDay === null,
    asksDayAfterwards: configuration.application.version === 'v2',
  });
}

function shownOf({ secrets }: Platform, facts: Facts): Shown {
  const { registering, standing, photos, lacksLiveness } = facts;
  const { cpf, name, birthDate, professionId, cep, email, address, billDueDay } = registeringView(secrets, registering);
  return {
    cpf,
    name,
    birthDate,
    professionId,
    cep,
    email,
    address,
    billDueDay,
    allowedBillDueDays: daysOf(facts),
    ...photos,
    lacksLiveness,
    status: standing.status,
    reasons: standing.reasons,
    mayAskReview: mayAskReview(standing.newest),
    totalLimit: standing.limit?.totalLimit ?? null,
  };
}
