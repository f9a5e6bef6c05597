import type { Context } from 'hono'
import { clearCookie, readCookie, writeCookie } from '../../../http/cookies.ts'
import type { ApiEnv } from '../../../http/router.ts'
import { HALF_YEAR_SECONDS } from '../../../shared/durations.ts'
import { networkOf } from '../../../shared/requests/network.ts'
import { MAX_FOLLOWED } from '../limits.ts'

const COOKIE = 'solbazaar.orders'

const ID = /^[A-Z0-9-]{1,40}$/
const KEY = /^[\w-]{32}$/

interface Followed {
	id: string
	/** The secret of its tracking link. */
	key: string
}

/** `id.key.id.key…`, the order followed last first; texts of another form are left out. */
export function followedIn(c: Context<ApiEnv>): Followed[] {
	const parts = readCookie(c, COOKIE)?.split('.') ?? []
	const followed: Followed[] = []
	for (let n = 0; n + 1 < parts.length && followed.length < MAX_FOLLOWED; n += 2) {
		const [id = '', key = ''] = parts.slice(n)
		if (ID.test(id) && KEY.test(key)) followed.push({ id, key })
	}
	return followed
}

function writeFollowed(c: Context<ApiEnv>, followed: Followed[]) {
	if (followed.length === 0) return clearCookie(c, COOKIE)
	const value = followed.flatMap(({ id, key }) => [id, key]).join('.')
	writeCookie(c, COOKIE, value, HALF_YEAR_SECONDS)
}

export const isFollowed = (c: Context<ApiEnv>, id: string): boolean =>
	followedIn(c).some((each) => each.id === id)

/** The secret that the caller brings for an order: in the address, or else in the cookie of this device. */
export const keyFor = (
	c: Context<ApiEnv>,
	id: string,
	inAddress: string | undefined,
): string | undefined => inAddress ?? followedIn(c).find((each) => each.id === id)?.key

/** As `keyFor`, of the order that the path names. */
export const keyIn = (c: Context<ApiEnv>): string | undefined =>
	keyFor(c, c.req.param('id') ?? '', c.req.query('key'))

/** The data that come with a tracking link: its secret, as `keyIn` has it, and the network it is used from. */
export const linkIn = (c: Context<ApiEnv>) => ({
	key: keyIn(c),
	network: networkOf(c.env.address),
})

/** The sent data, with those of the tracking link. */
export const withLink = <T extends object>(c: Context<ApiEnv>, sent: T) => ({
	...sent,
	...linkIn(c),
})

/** Lets this device read an order; of very many the one followed longest ago is left out. */
export const follow = (c: Context<ApiEnv>, id: string, key: string): void =>
	writeFollowed(
		c,
		[{ id, key }, ...followedIn(c).filter((each) => each.id !== id)].slice(0, MAX_FOLLOWED),
	)

/** @returns whether this device followed the order */
export function stopFollowing(c: Context<ApiEnv>, id: string): boolean {
	const followed = followedIn(c)
	const others = followed.filter((each) => each.id !== id)
	if (others.length === followed.length) return false
	writeFollowed(c, others)
	return true
}
