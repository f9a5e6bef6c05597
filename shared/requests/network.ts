import { isIPv4, isIPv6 } from 'node:net'

/** The groups of an IPv6 address, all eight, without zeros in front. */
function groupsOf(address: string): string[] {
	// A URL writes an address in one way: small letters, no embedded IPv4, the longest zeros as `::`.
	const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
	const [head = [], tail = []] = written.split('::').map((half) => half.split(':').filter(Boolean))
	return [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail]
}

/** A network that a limit counts, and how many times as much as a single caller it may use. */
export interface CountedNetwork {
	network: string
	factor: 1 | 10 | 100
}

/**
 * The networks a limit counts a use for, the narrowest first: an IPv4 address alone, or the /64, /56 and /48 of an IPv6
 * address. A /64 is the smallest assignment, and many customers get a /56 or a /48 whole; but thousands of one carrier
 * may share the wider ones, so each of them allows ten times as much as the one within it. An IPv4-mapped IPv6 address
 * is the IPv4 address.
 */
export function networksOf(address: string): [CountedNetwork, ...CountedNetwork[]] {
	if (isIPv4(address)) return [{ network: address, factor: 1 }]
	const plain = address.split('%')[0] ?? ''
	if (!isIPv6(plain)) return [{ network: 'unknown', factor: 1 }]
	const groups = groupsOf(plain)
	if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') {
		const bytes = groups.slice(6).flatMap((group) => {
			const number = Number.parseInt(group, 16)
			return [number >> 8, number & 255]
		})
		return [{ network: bytes.join('.'), factor: 1 }]
	}
	const site = groups.slice(0, 3).join(':')
	const subnet = groups[3] ?? '0'
	const upperByte = (Number.parseInt(subnet, 16) & 0xff00).toString(16)
	return [
		{ network: `${site}:${subnet}::/64`, factor: 1 },
		{ network: `${site}:${upperByte}::/56`, factor: 10 },
		{ network: `${site}::/48`, factor: 100 },
	]
}

/** The narrowest network of an address that a limit counts as one. */
export const networkOf = (address: string): string => networksOf(address)[0].network
