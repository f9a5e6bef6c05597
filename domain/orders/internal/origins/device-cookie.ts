import type { Context } from 'hono'
import { readCookie, writeCookie } from '../../../../http/cookies.ts'
import type { ApiEnv } from '../../../../http/router.ts'
import { newSecret } from '../../../../shared/ids.ts'
import { DEVICE_COOKIE_SECONDS } from '../../limits.ts'

const COOKIE = 'solbazaar.buyer'
const FORM = /^[\w-]{32}$/

/**
 * The name of the device that orders, from a cookie that it keeps from its first order on. The cookie says how many
 * orders of the device are open and opens nothing; a device without it is a new one each time, and counted by its other
 * origins.
 */
export function deviceIn(c: Context<ApiEnv>): string {
	const sent = readCookie(c, COOKIE) ?? ''
	return FORM.test(sent) ? sent : newSecret()
}

export const writeDeviceCookie = (c: Context<ApiEnv>, device: string): void =>
	writeCookie(c, COOKIE, device, DEVICE_COOKIE_SECONDS)
