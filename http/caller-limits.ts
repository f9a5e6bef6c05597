import { LRUCache } from 'lru-cache'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { LIMIT_NAMES, type LimitName, type StorePolicy } from '../shared/modes.ts'

/** Callers a limit counts at once; beyond that, whoever has been quiet for longest is counted anew. */
const MAX_CALLERS = 20_000

/** Counts what callers have used of one limit, in this process and in bounded memory. */
export class CallerLimit {
	readonly #limiter: RateLimiterMemory
	readonly #points: number
	readonly #callers: LRUCache<string, true>

	constructor(
		{ points, windowSeconds }: { points: number; windowSeconds: number },
		maxCallers = MAX_CALLERS,
	) {
		this.#limiter = new RateLimiterMemory({ points, duration: windowSeconds })
		this.#points = points
		this.#callers = new LRUCache({
			// Unlike `max`, this takes no memory for callers that are not there yet.
			maxSize: maxCallers,
			sizeCalculation: () => 1,
			dispose: (_, caller, reason) => {
				if (reason === 'evict') void this.#limiter.delete(caller)
			},
		})
	}

	/**
	 * Counts one use; one that costs more than the whole limit costs the whole limit.
	 * @returns how many seconds the caller has to wait; 0 where the use is within the limit
	 */
	async use(caller: string, points = 1): Promise<number> {
		this.#callers.set(caller, true)
		try {
			await this.#limiter.consume(caller, Math.min(points, this.#points))
			return 0
		} catch (spent) {
			if (!(spent instanceof RateLimiterRes)) throw spent
			return Math.max(1, Math.ceil(spent.msBeforeNext / 1000))
		}
	}
}

export type Limiters = Record<LimitName, CallerLimit | null>

/** One counter per limit of the policy. */
export function openLimiters({ limits }: StorePolicy): Limiters {
	const open = (name: LimitName) => [name, limits[name] && new CallerLimit(limits[name])]
	return Object.fromEntries(LIMIT_NAMES.map(open))
}
