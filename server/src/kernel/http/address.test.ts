import { expect, test } from 'vitest';
import { callerAddress, isNetwork } from './address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s counts as %s', (ip, caller) => expect(callerAddress(ip)).toBe(caller));

test.each(['10.0.0.1', '10.0.0.0/8', 'fd00::/8', '::1'])('%s is a network', (text) =>
  expect(isNetwork(text)).toBe(true),
);
test.each(['true', '', '10.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0.0/8/8', 'balancer', '10.0.0.0/x'])(
  '%s is none that may be trusted',
  (text) => expect(isNetwork(text)).toBe(false),
);
