import type { CallFailure } from '../../../domain/counter/failure.ts';
import type { ReadStore } from '../../../domain/counter/store-of-device.ts';
import type { BiometryState } from '../biometry/index.ts';
import { changeOf, type DataForm, emptyForm, formOf } from '../../../domain/registration/data.ts';
import { type PageFacts, type PageKind, pagesAfterCode, pagesOf } from '../rules/pages.ts';
import type { RegistrationDraft } from './draft.ts';
import type {
  Application,
  ApplicationState,
  DataChange,
  OnlineLink,
  PhoneChannel,
  RegisteringBorrower,
  RegistrationPhone,
  SentCode,
  VerifiedPhone,
} from './server.ts';

/** The window behind the phone icon, in its three modes. */
export type PhoneModal = 'code' | 'number' | 'channel';

/** What a registration knows. The CPF lives here only: it is never written anywhere. */
export interface RegistrationContext {
  readonly storeNow: ReadStore;
  readonly operatorId: string;
  readonly readDraft: ReadDraft;
  readonly cpf: string;
  readonly application: Application | null;
  readonly pages: readonly PageKind[];
  readonly page: number;
  /** The number as it is typed, digits. */
  readonly phone: string;
  readonly modal: PhoneModal | null;
  readonly channel: PhoneChannel;
  /** Where it goes two seconds after a right code. */
  readonly pageAfterCode: number;
  /** How many codes were sent in this visit. */
  readonly codesSent: number;
  /** Instant (ms) from which another code may be asked for. */
  readonly resendReadyAt: number;
  readonly form: DataForm;
  readonly dueDay: number | null;
  readonly biometry: BiometryState | null;
  /** The decision was asked for in this visit. */
  readonly wasAsked: boolean;
  /** The secondary number that is being taken away. */
  readonly removing: string;
  readonly link: OnlineLink | null;
  /** The last refusal, shown until the next act. */
  readonly refusal: CallFailure | null;
  readonly isResumed: boolean;
}

export type RegistrationEvent =
  | { type: 'CPF_CHANGED'; cpf: string }
  | { type: 'SEARCH' }
  | { type: 'NEXT' }
  | { type: 'BACK' }
  | { type: 'LEAVE' }
  | { type: 'RESTART' }
  | { type: 'RETRY' }
  | { type: 'REFRESH' }
  | { type: 'PHONE_CHANGED'; phone: string }
  | { type: 'SAVE_PHONE' }
  | { type: 'SEND_CODE' }
  | { type: 'SEND_TO'; phone: string }
  | { type: 'RESEND'; channel: PhoneChannel }
  | { type: 'OPEN_MODAL'; modal: PhoneModal }
  | { type: 'CLOSE_MODAL' }
  | { type: 'CHECK_CODE'; code: string }
  | { type: 'ADD_PHONE'; phone: string }
  | { type: 'REMOVE_PHONE'; id: string }
  | { type: 'FORM_CHANGED'; part: Partial<DataForm> }
  | { type: 'SAVE_DATA' }
  | { type: 'BIOMETRY_DONE'; state: BiometryState }
  | { type: 'LIVENESS_DONE'; state: BiometryState }
  | { type: 'CHOOSE_DAY'; day: number }
  | { type: 'SAVE_DAY' }
  | { type: 'SEND_LINK' };

export type RegistrationEmitted =
  | { type: 'toast'; kind: 'success' | 'info' | 'danger'; text: string }
  | { type: 'storeDeactivated'; text: string }
  | { type: 'left' };

export interface RegistrationInput {
  readonly storeNow: ReadStore;
  readonly operatorId: string;
  readonly readDraft: ReadDraft;
}

/** What this tab kept of the registration of a customer. */
type ReadDraft = (borrowerId: string) => RegistrationDraft | null;

export interface StartAsk {
  readonly borrower: RegisteringBorrower;
  readonly storeId: string;
  readonly operatorId: string;
  readonly biometry: BiometryState | null;
}

export interface OfPhone {
  readonly borrowerId: string;
  /** What the server knows of the number; null before it was told. */
  readonly known: RegistrationPhone | null;
  /** Digits. */
  readonly phone: string;
}

/** The server calls of a registration; the screen binds them to the API, tests to scripted answers. */
export interface RegistrationCalls {
  open(input: { cpf: string; storeId: string }): Promise<Application>;
  savePhone(input: OfPhone): Promise<RegistrationPhone>;
  sendCode(input: OfPhone & { channel: PhoneChannel }): Promise<SentCode>;
  checkCode(input: { borrowerId: string; phoneId: string; code: string; storeId: string }): Promise<VerifiedPhone>;
  addPhone(input: { borrowerId: string; phone: string }): Promise<RegistrationPhone>;
  removePhone(input: { borrowerId: string; id: string }): Promise<unknown>;
  saveData(input: { borrowerId: string; change: DataChange }): Promise<RegisteringBorrower>;
  saveDay(input: { borrowerId: string; day: number }): Promise<RegisteringBorrower>;
  start(input: StartAsk): Promise<ApplicationState>;
  fetchStatus(input: { borrowerId: string }): Promise<ApplicationState>;
  sendLink(input: { borrowerId: string }): Promise<OnlineLink>;
}

const untouched = {
  application: null,
  pages: ['cpf'],
  page: 0,
  phone: '',
  modal: null,
  channel: 'SMS',
  pageAfterCode: 0,
  codesSent: 0,
  resendReadyAt: 0,
  form: emptyForm,
  dueDay: null,
  biometry: null,
  wasAsked: false,
  removing: '',
  link: null,
  refusal: null,
  isResumed: false,
} satisfies Partial<RegistrationContext>;

export const startContext = (input: RegistrationInput): RegistrationContext => ({ ...untouched, ...input, cpf: '' });

/** Another CPF is another registration: nothing of the former one stays. */
export const startOver = (cpf: string) => ({ ...untouched, cpf });

export const isConflict = (biometryStatus: Application['biometryStatus']): boolean => biometryStatus === 'CONFLICT';

const isVerified = ({ phones }: RegisteringBorrower): boolean =>
  phones.some((phone) => phone.isVerified && !phone.isSecondary);

function factsOf(application: Application, isNew: boolean): PageFacts {
  const { borrower, status, applicationVersion, biometryStatus, config } = application;
  return {
    status,
    version: applicationVersion,
    isPhoneVerified: isVerified(borrower),
    hasBiometryConflict: isConflict(biometryStatus),
    isHighRecurrence: borrower.enableHighRecurrence,
    hasDueDay: borrower.billDueDay !== null,
    isPurchaseDisabled: borrower.borrowerSettings.disablePurchase,
    isLivenessRequired: config.isLivenessRequired,
    isLivenessEnabled: config.isLivenessEnabled,
    isNew,
  };
}

/** Somebody who was registered and approved before this registration was begun. */
export const isThereAlready = (context: RegistrationContext, { status, borrower }: Application): boolean =>
  status === 'APPROVED' && context.application === null && context.readDraft(borrower.id) === null;

/** The state made anew of what the server says: on page 1, or where this tab left it. */
export function withApplication(context: RegistrationContext, application: Application) {
  const isSame = context.application?.borrower.id === application.borrower.id;
  const draft = isSame ? null : context.readDraft(application.borrower.id);
  const wasAsked = draft?.wasAsked ?? context.wasAsked;
  const pages = pagesOf(factsOf(application, wasAsked));
  const kept = draft ? pages.indexOf(draft.page) : -1;
  return {
    application,
    pages,
    page: Math.max(kept, 1),
    form: isSame ? context.form : draft ? { ...emptyForm, ...draft.form } : formOf(application.borrower),
    phone: isSame ? context.phone : (draft?.phone ?? ''),
    dueDay: isSame ? context.dueDay : (draft?.dueDay ?? application.borrower.billDueDay),
    wasAsked,
    biometry: isSame ? context.biometry : (draft?.biometry ?? null),
    modal: null,
    refusal: null,
    isResumed: kept > 0,
  } satisfies Partial<RegistrationContext>;
}

export const pageOf = ({ pages, page }: RegistrationContext): PageKind => pages[page] ?? 'cpf';

/** The primary number: the one that waits for its code before the one that is verified. */
export function primaryPhone({ application }: Pick<RegistrationContext, 'application'>): RegistrationPhone | null {
  const primary = application?.borrower.phones.filter(({ isSecondary }) => !isSecondary) ?? [];
  return primary.find((phone) => !phone.isVerified) ?? primary[0] ?? null;
}

export const secondaryPhones = ({ application }: RegistrationContext): readonly RegistrationPhone[] =>
  application?.borrower.phones.filter(({ isSecondary }) => isSecondary) ?? [];

export const isPhoneVerified = (context: Pick<RegistrationContext, 'application'>): boolean =>
  primaryPhone(context)?.isVerified ?? false;

type Borrowed = Pick<RegistrationContext, 'application'>;

/** What the server said of the customer, in its place. */
export const withBorrower = ({ application }: Borrowed, borrower: RegisteringBorrower) => ({
  application: application && { ...application, borrower },
});

/** A number the server now knows: of the primary ones it is the only one. */
export function withPhone({ application }: Borrowed, phone: RegistrationPhone): Borrowed {
  if (!application) return { application };
  const others = application.borrower.phones.filter(
    ({ id, isSecondary }) => id !== phone.id && (phone.isSecondary || isSecondary),
  );
  return withBorrower({ application }, { ...application.borrower, phones: [...others, phone] });
}

export function withoutPhone({ application }: Borrowed, id: string) {
  if (!application) return {};
  const phones = application.borrower.phones.filter((phone) => phone.id !== id);
  return withBorrower({ application }, { ...application.borrower, phones });
}

/** A denial of this moment is nobody's but the rules': a person may be asked to look at it. */
function asDecided(found: Application, status: Application['status']): Application {
  const isDeniedNow = status === 'PRE_APPLICATION_DENIED' && found.status !== status;
  const application =
    isDeniedNow && found.application ? { ...found.application, mayAskReview: true } : found.application;
  return { ...found, status, application };
}

/** The code was right: the phone is verified, and what was decided by it stands behind the open page. */
export function withVerified(
  context: RegistrationContext,
  { phone, status }: VerifiedPhone,
): Partial<RegistrationContext> {
  const { application } = withPhone(context, phone);
  const pages = pagesAfterCode(context.pages, pageOf(context), status);
  const page = pages.includes('preDenied') ? 1 : context.page;
  const asksCode = pageOf(context) === 'phone' || pageOf(context) === 'verifyPhone';
  return {
    application: application && asDecided(application, status),
    pages,
    page,
    pageAfterCode: pages !== context.pages ? 2 : asksCode ? page + 1 : page,
    refusal: null,
  };
}

/** What is to be sent of the form; null when the server knows it all. */
export const dataChange = ({ form, application }: RegistrationContext): DataChange | null =>
  application && changeOf(form, application.borrower);
