import { expect, it } from 'vitest'
import { networkOf, networksOf } from './network.ts'

it.each([
	['203.0.113.7', '203.0.113.7'],
	['::ffff:203.0.113.7', '203.0.113.7'],
	['::FFFF:cb00:7107', '203.0.113.7'],
	['::1', '0:0:0:0::/64'],
	['2001:db8::1', '2001:db8:0:0::/64'],
	['2001:db8:0:0:ffff::9', '2001:db8:0:0::/64'],
	['2001:DB8:0:1::1', '2001:db8:0:1::/64'],
	['2001:0db8:85a3:0000:0000:8a2e:0370:7334', '2001:db8:85a3:0::/64'],
	['1::2:3:4:5:6:7', '1:0:2:3::/64'],
	['fe80::1%eth0', 'fe80:0:0:0::/64'],
	['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
	['', 'unknown'],
	['not an address', 'unknown'],
])('%s is counted as %s', (address, network) => {
	expect(networkOf(address)).toBe(network)
})

it('counts IPv6 by /64, /56 and /48, each allowing ten times as much', () => {
	expect(networksOf('2001:db8:1:2a3::9')).toEqual([
		{ network: '2001:db8:1:2a3::/64', factor: 1 },
		{ network: '2001:db8:1:200::/56', factor: 10 },
		{ network: '2001:db8:1::/48', factor: 100 },
	])
	const [narrow, wider, widest] = networksOf('2001:db8:1:2ff:1::1')
	expect(narrow?.network).toBe('2001:db8:1:2ff::/64')
	expect(wider?.network).toBe('2001:db8:1:200::/56')
	expect(widest?.network).toBe('2001:db8:1::/48')
})

it.each(['203.0.113.7', '::ffff:203.0.113.7', '::ffff:cb00:7107'])(
	'counts %s as one network, which is IPv4',
	(address) => expect(networksOf(address)).toEqual([{ network: '203.0.113.7', factor: 1 }]),
)

it('counts what is no address as one network', () => {
	expect(networksOf('')).toEqual([{ network: 'unknown', factor: 1 }])
})
