import { LRUCache } from 'lru-cache'
import { LIMIT_NAMES, type LimitName, type StorePolicy } from '../shared/modes.ts'
import type { CountedNetwork } from '../shared/requests/network.ts'

/** Callers a limit counts at once, of each width; beyond that, the caller quiet for longest is counted anew. */
const MAX_CALLERS = 20_000

/** The caller a limit counts: a name, or the networks of an address, the narrowest first. */
export type CountedCaller = string | readonly CountedNetwork[]

interface Use {
	points: number
	/** When the count begins anew, epoch milliseconds. */
	endsAt: number
}

/** Counts the uses of one limit by callers, in this process and in bounded memory. */
export class CallerLimit {
	readonly #points: number
	readonly #windowMs: number
	readonly #maxCallers: number
	/** The uses by the factor of a caller's allowance, so that many narrow networks push no wide one out. */
	readonly #uses = new Map<number, LRUCache<string, Use>>()

	constructor(
		{ points, windowSeconds }: { points: number; windowSeconds: number },
		maxCallers = MAX_CALLERS,
	) {
		this.#points = points
		this.#windowMs = windowSeconds * 1000
		this.#maxCallers = maxCallers
	}

	/**
	 * Counts one use; one that costs more than the whole limit costs the whole limit. A refused use counts for no caller,
	 * so that one network cannot use up the limit of a wider one.
	 * @returns how many seconds the caller has to wait; 0 where the use is within the limit
	 */
	use(caller: CountedCaller, points = 1): number {
		const now = Date.now()
		const cost = Math.min(points, this.#points)
		const networks = typeof caller === 'string' ? [{ network: caller, factor: 1 }] : caller
		const counted = networks.map(({ network, factor }) => {
			const uses = this.#usesOf(factor)
			const known = uses.get(network)
			const use = known && known.endsAt > now ? known : { points: 0, endsAt: now + this.#windowMs }
			return { uses, network, use, isExceeded: use.points + cost > this.#points * factor }
		})
		const ends = counted.flatMap(({ use, isExceeded }) => (isExceeded ? use.endsAt : []))
		if (ends.length > 0) return Math.max(1, Math.ceil((Math.max(...ends) - now) / 1000))
		for (const { uses, network, use } of counted)
			uses.set(network, { ...use, points: use.points + cost })
		return 0
	}

	#usesOf(factor: number): LRUCache<string, Use> {
		const known = this.#uses.get(factor)
		if (known) return known
		// Unlike `max`, this takes no memory for callers that are not there yet.
		const opened = new LRUCache<string, Use>({
			maxSize: this.#maxCallers,
			sizeCalculation: () => 1,
		})
		this.#uses.set(factor, opened)
		return opened
	}
}

/** Counts a use of a limit for several processes together; null where nobody counts for them any more. */
export type CountUse = (
	name: LimitName,
	caller: CountedCaller,
	points: number,
) => Promise<number | null>

interface Limiter {
	/** @returns as `CallerLimit` does */
	use(caller: CountedCaller, points?: number): number | Promise<number>
}

export type Limiters = Record<LimitName, Limiter | null>

/**
 * One counter per limit of the policy.
 * @param countUse counts for several processes; without it each counts for itself
 */
export function openLimiters({ limits }: StorePolicy, countUse?: CountUse): Limiters {
	const open = (name: LimitName): [LimitName, Limiter | null] => {
		const own = limits[name] && new CallerLimit(limits[name])
		return [name, own && countUse ? counting(name, own, countUse) : own]
	}
	return Object.fromEntries(LIMIT_NAMES.map(open)) as Limiters
}

const counting = (name: LimitName, own: CallerLimit, countUse: CountUse): Limiter => ({
	use: async (caller, points = 1) =>
		(await countUse(name, caller, points)) ?? own.use(caller, points),
})
