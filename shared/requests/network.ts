import { isIPv4, isIPv6 } from 'node:net'

/** The groups of an IPv6 address, all eight, without zeros in front. */
function groupsOf(address: string): string[] {
	// A URL writes an address in one way: small letters, no embedded IPv4, the longest zeros as `::`.
	const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
	const [head = [], tail = []] = written.split('::').map((half) => half.split(':').filter(Boolean))
	return [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail]
}

/**
 * Whom a limit counts as one: an IPv4 address, or the /64 of an IPv6 address, which is the least that
 * anybody is given. An IPv4 address in IPv6's clothing is the IPv4 address.
 */
export function networkOf(address: string): string {
	if (isIPv4(address)) return address
	const plain = address.split('%')[0] ?? ''
	if (!isIPv6(plain)) return 'unknown'
	const groups = groupsOf(plain)
	if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') {
		const bytes = groups.slice(6).flatMap((group) => {
			const number = Number.parseInt(group, 16)
			return [number >> 8, number & 255]
		})
		return bytes.join('.')
	}
	return `${groups.slice(0, 4).join(':')}::/64`
}
