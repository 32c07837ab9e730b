import { expect, test } from 'vitest';
import { clientAddress, networkOf, PEER_HEADER } from './client-address';

const from = (peer: string, forwarded?: string) =>
  new Headers({ [PEER_HEADER]: peer, ...(forwarded && { 'x-forwarded-for': forwarded }) });

test('without a trusted proxy the connection counts, whatever is claimed', () => {
  expect(clientAddress(from('203.0.113.7', '198.51.100.1'), 0)).toBe('203.0.113.7');
});

test('behind one proxy the address that it appended counts', () => {
  expect(clientAddress(from('10.0.0.1', '198.51.100.1, 203.0.113.7'), 1)).toBe('203.0.113.7');
});

test('behind two proxies, the one before', () => {
  const headers = from('10.0.0.1', '198.51.100.1, 203.0.113.7, 10.0.0.2');
  expect(clientAddress(headers, 2)).toBe('203.0.113.7');
});

test('with fewer hops than trusted proxies the first counts', () => {
  expect(clientAddress(from('10.0.0.1'), 2)).toBe('10.0.0.1');
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
