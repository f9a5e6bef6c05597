import type { Context } from 'hono'
import { readCookie, writeCookie } from '../../http/cookies.ts'
import type { ApiEnv } from '../../http/router.ts'
import { HALF_YEAR_SECONDS } from '../../shared/durations.ts'

/** The PIN code of the destination, so that it is typed once; a page that uses it is for nobody else. */
export const DELIVERY_COOKIE = 'solbazaar.pin'

/** The PIN code that this browser gave; null without one. */
export function readDeliveryPin(c: Context<ApiEnv>): string | null {
	const pin = readCookie(c, DELIVERY_COOKIE)
	return pin && /^[1-9]\d{5}$/.test(pin) ? pin : null
}

export const writeDeliveryPin = (c: Context<ApiEnv>, pin: string): void =>
	writeCookie(c, DELIVERY_COOKIE, pin, HALF_YEAR_SECONDS)
