import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BORROWER_ID, CPF } from '../../domain/testing/customers.ts';
import { draftOf } from './machine/draft.ts';
import { opened, startRegistration } from './testing/registration-in-test.ts';
import * as given from './testing/registrations.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const photographs = { livenessCheckExecuted: false, skippedDocumentCapture: false };
const whole = (over: Parameters<typeof given.anApplication>[0] = {}) =>
  given.anApplication({ borrower: given.aWholeCustomer(), status: 'PRE_APPLICATION_CONTINUE', ...over });

async function untilPhotographs(application = whole()) {
  const registration = await opened(application);
  registration.send({ type: 'NEXT' }, { type: 'SAVE_DATA' });
  return registration;
}

describe('pages', () => {
  test('an answer opens page 1; behind the last there is none, and it is said', async () => {
    const { page, send, told } = await opened(given.anApplication({ status: 'MANUAL_ANALYSIS' }));
    expect(page()).toBe('waitingManualApproval');
    send({ type: 'NEXT' });
    expect(page()).toBe('waitingManualApproval');
    expect(told).toContainEqual({
      type: 'toast',
      kind: 'danger',
      text: 'Página inexistente: Essa página não existe',
    });
  });

  test('back on the first page after the CPF forgets the customer and leaves', async () => {
    const { page, send, told, context, state } = await opened(whole());
    send({ type: 'NEXT' });
    expect(page()).toBe('data');
    send({ type: 'BACK' });
    expect(page()).toBe('phone');
    send({ type: 'BACK' });
    expect(state()).toBe('askingCpf');
    expect(context()).toMatchObject({ cpf: '', application: null, form: { name: '' } });
    expect(told.at(-1)).toEqual({ type: 'left' });
  });

  test('without a store, or a whole CPF, nobody is asked', () => {
    const { told, script, send } = startRegistration({ hasStore: false });
    expect(script.made).toEqual([]);
    expect(told.at(-1)).toMatchObject({ text: 'Erro - Loja não configurada' });
    send({ type: 'CPF_CHANGED', cpf: '123' }, { type: 'SEARCH' });
    expect(told.at(-1)).toMatchObject({ text: 'Preencha um CPF válido.' });
  });

  test('a refused CPF stays typed; a lost answer later keeps the customer and asks again', async () => {
    const registration = startRegistration();
    await registration.script.refuse('open', 'LOOKUPS_USED_UP');
    expect(registration.state()).toBe('askingCpf');
    expect(registration.context()).toMatchObject({ cpf: CPF, refusal: { code: 'LOOKUPS_USED_UP' } });
    registration.send({ type: 'SEARCH' });
    await registration.script.answer('open', given.anApplication({ status: 'MANUAL_ANALYSIS' }));
    registration.send({ type: 'REFRESH' });
    await registration.script.lose('open');
    expect(registration.state()).toBe('openFailed');
    registration.send({ type: 'RETRY' });
    await registration.script.answer('open', given.approved());
    expect(registration.page()).toBe('approvedAgain');
  });
});

describe('a customer who is there already', () => {
  const said = { type: 'toast', kind: 'info', text: 'Cliente já pertence a nossa base de dados' };

  test('is told as such when the CPF is typed, and not of a registration that was just decided', async () => {
    const other = await opened(given.approved());
    expect(other.told).toContainEqual(said);
    const own = await opened(whole());
    own.send({ type: 'REFRESH' });
    await own.script.answer('open', given.approved());
    expect(own.told).not.toContainEqual(said);
  });
});

describe('the code', () => {
  const typed = { type: 'PHONE_CHANGED', phone: '92988887777' } as const;

  test.each([
    ['PRE_APPLICATION_DENIED', 'preDenied', ['cpf', 'phone', 'preDenied']],
    ['PRE_APPLICATION_APPROVED', 'preApproved', ['cpf', 'phone', 'preApproved', 'data', 'biometry', 'inProgress']],
    ['PRE_APPLICATION_CONTINUE', 'data', ['cpf', 'phone', 'data', 'biometry', 'inProgress']],
  ] as const)('two seconds after a right code, %s goes to %s', async (status, page, pages) => {
    const registration = await opened(given.anApplication());
    registration.send(typed, { type: 'SEND_CODE' });
    await registration.script.answer('sendCode', { ...given.sentNow(), phone: given.aPhone() });
    expect(registration.context()).toMatchObject({ modal: 'code', codesSent: 1 });
    registration.send({ type: 'CHECK_CODE', code: '123456' });
    await registration.script.answer('checkCode', { phone: given.aVerifiedPhone(), status });
    vi.advanceTimersByTime(1_999);
    expect(registration.page()).toBe('phone');
    vi.advanceTimersByTime(1);
    expect(registration.page()).toBe(page);
    expect(registration.context()).toMatchObject({ pages, modal: null });
  });

  test('a denial that a right code brought may be looked at by a person', async () => {
    const dates = { createdOn: '', submittedOn: null, decidedOn: null };
    const found = { id: 'a', ...dates, reasons: [], shouldReevaluate: false, mayAskReview: false };
    const registration = await opened(given.anApplication({ application: found }));
    registration.send(typed, { type: 'SEND_CODE' });
    await registration.script.answer('sendCode', { ...given.sentNow(), phone: given.aPhone() });
    registration.send({ type: 'CHECK_CODE', code: '123456' });
    const status = 'PRE_APPLICATION_DENIED' as const;
    await registration.script.answer('checkCode', { phone: given.aVerifiedPhone(), status });
    expect(registration.context().application).toMatchObject({ status, application: { mayAskReview: true } });
  });

  test('another code only after its minute, by the channel that was chosen', async () => {
    const registration = await opened(given.anApplication());
    registration.send(typed, { type: 'SEND_CODE' });
    await registration.script.answer('sendCode', { ...given.sentNow(), phone: given.aPhone() });
    registration.send({ type: 'RESEND', channel: 'WHATSAPP' });
    expect(registration.script.made).toEqual(['open', 'sendCode']);
    vi.advanceTimersByTime(60_000);
    registration.send({ type: 'RESEND', channel: 'WHATSAPP' });
    expect(registration.script.inputOf('sendCode')).toMatchObject({ channel: 'WHATSAPP' });
  });

  test('photographs before the code: the icon is pointed at, and what was taken stays', async () => {
    const borrower = given.aWholeCustomer({ phones: [given.aPhone()], phoneStatus: 'UNVERIFIED' });
    const registration = await untilPhotographs(given.anApplication({ borrower }));
    registration.send({ type: 'BIOMETRY_DONE', state: photographs });
    expect(registration.page()).toBe('biometry');
    expect(registration.told.at(-1)).toMatchObject({ text: expect.stringContaining('ícone de telefone') });
    expect(registration.context().biometry).toEqual(photographs);
  });
});

describe('the decision', () => {
  test('is asked for after the photographs, then every second until there is one; then the pages are made anew', async () => {
    const registration = await untilPhotographs();
    registration.send({ type: 'BIOMETRY_DONE', state: photographs });
    expect(registration.script.inputOf('start')).toMatchObject({ biometry: photographs });
    await registration.script.answer('start', given.aState());
    expect(registration.page()).toBe('inProgress');
    vi.advanceTimersByTime(1_000);
    await registration.script.answer('fetchStatus', given.aState());
    vi.advanceTimersByTime(1_000);
    await registration.script.lose('fetchStatus');
    vi.advanceTimersByTime(1_000);
    await registration.script.answer('fetchStatus', given.aState({ status: 'APPROVED' }));
    expect(registration.context().page).toBe(0);
    await registration.script.answer('open', given.approved());
    expect(registration.page()).toBe('approved');
  });

  test('a conflict of the photographs ends the asking', async () => {
    const registration = await opened(given.anApplication({ status: 'PRE_APPROVED' }));
    vi.advanceTimersByTime(1_000);
    await registration.script.answer(
      'fetchStatus',
      given.aState({ status: 'PRE_APPROVED', biometryStatus: 'CONFLICT' }),
    );
    await registration.script.answer(
      'open',
      given.anApplication({ status: 'PRE_APPROVED', biometryStatus: 'CONFLICT' }),
    );
    expect(registration.page()).toBe('biometryConflict');
    vi.advanceTimersByTime(5_000);
    expect(registration.script.made).toHaveLength(3);
  });

  test('without a profession nothing is sent', async () => {
    const borrower = given.aWholeCustomer({ professionId: null });
    const registration = await untilPhotographs(whole({ borrower }));
    registration.send({ type: 'BIOMETRY_DONE', state: photographs });
    expect(registration.told.at(-1)).toMatchObject({ text: 'Erro - Profissão' });
    expect(registration.script.made).not.toContain('start');
  });

  test.each([
    ['V3', 'starting'],
    ['V1', 'starting'],
  ] as const)('%s asks for the due day before it', async (applicationVersion, state) => {
    const borrower = given.aWholeCustomer({ enableHighRecurrence: true });
    const registration = await untilPhotographs(
      given.withConfig({ allowedBillDueDays: [5, 10] }, whole({ borrower, applicationVersion })),
    );
    registration.send({ type: 'BIOMETRY_DONE', state: photographs });
    expect(registration.page()).toBe('dueDay');
    registration.send({ type: 'CHOOSE_DAY', day: 7 }, { type: 'SAVE_DAY' });
    expect(registration.told.at(-1)).toMatchObject({ text: 'Escolha um dia de vencimento.' });
    registration.send({ type: 'CHOOSE_DAY', day: 10 }, { type: 'SAVE_DAY' });
    await registration.script.answer('saveDay', { ...borrower, billDueDay: 10 });
    expect(registration.state()).toEqual({ onPage: state });
  });

  test.each([
    [true, 'liveness'],
    [false, 'biometry'],
  ] as const)(
    'where the store wants a living face, and its service is on: %s, it is taken by %s',
    async (isOn, page) => {
      const config = { isLivenessRequired: true, isLivenessEnabled: isOn };
      const registration = await untilPhotographs(given.withConfig(config, whole()));
      expect(registration.page()).toBe(page);
      if (!isOn) return;
      const state = { livenessCheckExecuted: true, skippedDocumentCapture: false };
      registration.send({ type: 'LIVENESS_DONE', state });
      expect(registration.page()).toBe('document');
    },
  );

  test('V2 asks for it once approved, and goes on', async () => {
    const borrower = given.aWholeCustomer({ enableHighRecurrence: true });
    const registration = await opened(
      given.withConfig({ allowedBillDueDays: [5] }, given.approved({ borrower, applicationVersion: 'V2' })),
    );
    registration.send({ type: 'CHOOSE_DAY', day: 5 }, { type: 'SAVE_DAY' });
    await registration.script.answer('saveDay', { ...borrower, billDueDay: 5 });
    expect(registration.page()).toBe('approvedAgain');
  });
});

describe('what survives a refresh', () => {
  test('page and typed words of this customer, without a CPF; nothing of another', async () => {
    const before = await opened(whole());
    before.send({ type: 'NEXT' }, { type: 'FORM_CHANGED', part: { name: 'Rita Nova' } });
    const draft = draftOf(before.context());
    expect(draft).toMatchObject({ borrowerId: BORROWER_ID, page: 'data' });
    expect(JSON.stringify(draft)).not.toContain(CPF);
    const after = await opened(whole(), { draft });
    expect(after.page()).toBe('data');
    expect(after.context()).toMatchObject({ isResumed: true, form: { name: 'Rita Nova' } });
    const other = await opened(whole(), { draft: draft && { ...draft, borrowerId: 'another' } });
    expect(other.page()).toBe('phone');
  });

  test('the server has the last word on the page', async () => {
    const before = await untilPhotographs();
    const draft = draftOf(before.context());
    const after = await opened(given.anApplication({ status: 'DENIED' }), { draft });
    expect(after.page()).toBe('denied');
    expect(draftOf(after.context())).toBeNull();
  });
});
