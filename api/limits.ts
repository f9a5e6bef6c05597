import type { Context } from 'hono'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { StorePolicy } from '../domain/shared/policy.ts'
import { Refused } from './problem.ts'
import type { ApiEnv } from './room.ts'

type LimitName = keyof StorePolicy['limits']

export type Limiters = Record<LimitName, RateLimiterMemory | null>

/** One counter per limit of the policy, kept in this process. */
export function openLimiters(policy: StorePolicy): Limiters {
	const open = (name: LimitName) => {
		const limit = policy.limits[name]
		return limit && new RateLimiterMemory({ points: limit.points, duration: limit.windowSeconds })
	}
	return {
		logInAndSignUp: open('logInAndSignUp'),
		messages: open('messages'),
		orders: open('orders'),
		planning: open('planning'),
	}
}

/** Counts one use by this client's address. @throws Refused (429) once there were too many */
export async function limit(c: Context<ApiEnv>, name: LimitName): Promise<void> {
	const limiter = c.var.limiters[name]
	if (!limiter) return
	try {
		await limiter.consume(c.env.address)
	} catch (spent) {
		if (!(spent instanceof RateLimiterRes)) throw spent
		const seconds = Math.max(1, Math.ceil(spent.msBeforeNext / 1000))
		const message = `Too many tries. Please wait ${waiting(seconds)} and try again.`
		throw new Refused({ code: 'rate_limited', message }, { 'retry-after': String(seconds) })
	}
}

function waiting(seconds: number): string {
	if (seconds < 60) return `${seconds} seconds`
	const minutes = Math.ceil(seconds / 60)
	return minutes === 1 ? 'a minute' : `${minutes} minutes`
}
