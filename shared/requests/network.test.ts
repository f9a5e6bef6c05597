import { expect, it } from 'vitest'
import { networkOf } from './network.ts'

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
