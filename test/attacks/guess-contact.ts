import type { Callers } from '../callers.ts'

interface Guessed {
	/** The order's path, and the secret of its tracking link. */
	path: string
	key: string
}

/** A network of its own for each number: every third is a /64 of IPv6. */
export const networkNumbered = (n: number): string =>
	n % 3 === 0
		? `2001:db8:${(n >> 16).toString(16)}:${(n & 0xffff).toString(16)}::${(n % 9) + 1}`
		: `198.${18 + ((n >> 16) & 1)}.${(n >> 8) & 255}.${n & 255}`

/** Guesses the phone number of an order by its link, so many times from each of so many networks. @returns how many were judged */
export async function guessContact(
	{ visitor }: Pick<Callers, 'visitor'>,
	{ path, key }: Guessed,
	{ networks, each, from = 1 }: { networks: number; each: number; from?: number },
): Promise<number> {
	const guesses = Array.from({ length: networks * each }, (_, n) =>
		visitor(networkNumbered(from + Math.floor(n / each))).post(`${path}/cancel?key=${key}`, {
			contact: String(9_810_000_000 + n),
		}),
	)
	const statuses = (await Promise.all(guesses)).map(({ status }) => status)
	if (statuses.some((status) => status !== 422 && status !== 429))
		throw new Error(`A guess was answered with ${[...new Set(statuses)]}`)
	return statuses.filter((status) => status === 422).length
}
