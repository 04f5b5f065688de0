import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aStoredStore, aUser, signedIn } from '../../testing/sessions.ts';
import { allowedCaptureMethods, chosenCaptureMethod } from './capture-method.ts';
import { followOtherTabs, getSession, onSessionEnd, storeDeactivated } from './session.ts';
import { captureMethodItem, loggedUserItem, operatorItem, storeItem, tokenItem } from './stored-items.ts';
import { captureMethodText, workplaceText } from './texts.ts';

const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));

describe('what an older page left in this browser', () => {
  test('an operator is read with what is missing left empty', () => {
    keep('operator', { id: 'x', retailerId: 'r', role: 'manager', active: 'yes', pixAccount: 'key', email: 7 });
    expect(operatorItem.read()).toEqual({
      id: 'x',
      retailerId: 'r',
      role: 'manager',
      name: '',
      cpf: '',
      email: '',
      phoneNumber: '',
      active: false,
      storeId: null,
      storeName: null,
      isStoreLogin: false,
      pixAccount: null,
    });
  });

  test.each([
    ['operator', operatorItem, { id: 'x', retailerId: 'r', role: 'king' }],
    ['operator', operatorItem, { retailerId: 'r', role: 'manager' }],
    ['store', storeItem, { id: 's', name: 'Loja', retailerId: 'r' }],
    ['store', storeItem, { id: 's', name: '', retailerId: 'r', exp: 9e15 }],
    ['store', storeItem, { id: 's', name: 'Loja', retailerId: 'r', exp: 1 }],
    ['logged_user', loggedUserItem, { id: 'x', role: 'manager', exp: 'soon' }],
  ])('%s that cannot be told is removed: %#', (key, item, value) => {
    keep(key, value);
    expect(item.read()).toBeNull();
    expect(localStorage.getItem(key)).toBeNull();
  });

  test('a store without settings waits for them; unknown ones are the narrowest', () => {
    const store = { id: 's', name: 'Loja', retailerId: 'r', exp: Date.now() + 1000 };
    keep('store', store);
    expect(storeItem.read()).toMatchObject({ settings: null, status: 'active' });
    keep('store', { ...store, settings: { captureMethod: 'BY_FACE' }, status: 'closed' });
    expect(storeItem.read()?.settings).toEqual({ captureMethod: 'BY_CPF', canReceivePayments: false });
  });

  test('a person keeps store and retailer only when both parts of each are there', () => {
    keep('logged_user', {
      id: 'x',
      role: 'manager',
      exp: 9e12,
      store: { id: 's' },
      retailer: { id: 'r', fantasyName: 'A' },
    });
    expect(loggedUserItem.read()).toMatchObject({ name: '', store: null, retailer: { id: 'r', fantasyName: 'A' } });
  });

  test('a browser that forbids storage keeps the session as long as the page', () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied });
    tokenItem.write('token-1');
    expect(tokenItem.read()).toBe('token-1');
    tokenItem.remove();
    expect(tokenItem.read()).toBeNull();
  });
});

describe('where a person works, and how', () => {
  test('a way of selling that the store no longer allows is not the chosen one', () => {
    const user = aUser();
    const byQr = aStoredStore({ settings: { captureMethod: 'BY_QR_CODE', canReceivePayments: true } });
    captureMethodItem.write('BY_QR_CODE');
    expect(chosenCaptureMethod({ user, store: byQr })).toBe('BY_QR_CODE');
    expect(chosenCaptureMethod({ user, store: aStoredStore() })).toBe('BY_CPF');
    expect(allowedCaptureMethods({ user, store: null })).toEqual(['BY_CPF']);
    captureMethodItem.write('BY_FACE');
    expect(chosenCaptureMethod({ user, store: byQr })).toBe('BY_CPF');
  });

  test('the second line of the identification names retailer and store, or says that there is none', () => {
    const retailer = { id: 'r', fantasyName: 'Lojas Aurora' };
    expect(workplaceText({ retailer, store: aStoredStore() })).toBe('Lojas Aurora | Loja Centro');
    expect(workplaceText({ retailer, store: null })).toBe('Loja não configurada');
    expect(workplaceText({ retailer: null, store: aStoredStore() })).toBe('Loja não configurada');
    expect(captureMethodText('BY_QR_CODE', 'Norte')).toBe('Via QR Code Norte');
  });

  test('a store that the server calls deactivated is no place to work any more', () => {
    signedIn();
    storeDeactivated();
    expect(getSession()?.store).toMatchObject({ name: 'Loja Centro', status: 'inactive' });
    storeItem.remove();
    storeDeactivated();
    expect(getSession()?.store).toBeNull();
  });
});

describe('other tabs of this browser', () => {
  let stop = () => {};
  beforeEach(() => {
    signedIn();
    // As every page does that shows who works here.
    getSession();
  });
  afterEach(() => stop());
  const another = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  test('leaving in one leaves in all', () => {
    stop = followOtherTabs();
    const told = vi.fn<(reason: string) => void>();
    const stopListening = onSessionEnd(told);
    tokenItem.remove();
    another('id_token');
    expect(told).toHaveBeenCalledExactlyOnceWith('left');
    expect(getSession()).toBeNull();
    another('id_token');
    stopListening();
    expect(told).toHaveBeenCalledOnce();
  });

  test('a store configured in one is that of all; nobody is signed out', () => {
    stop = followOtherTabs();
    const told = vi.fn<(reason: string) => void>();
    const stopListening = onSessionEnd(told);
    storeItem.write(aStoredStore({ name: 'Loja Shopping' }));
    another('store');
    expect(getSession()?.store?.name).toBe('Loja Shopping');
    another(null);
    stopListening();
    expect(told).not.toHaveBeenCalled();
  });

  test('a page that stopped listening hears nothing', () => {
    followOtherTabs()();
    storeItem.write(aStoredStore({ name: 'Loja Shopping' }));
    another('store');
    expect(getSession()?.store?.name).toBe('Loja Centro');
  });
});
