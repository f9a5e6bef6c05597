import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { readCookie, writeCookie } from '../../../../http/cookies.ts'
import type { ApiEnv } from '../../../../http/router.ts'
import { DAY_SECONDS } from '../../../../shared/durations.ts'
import type { UserId } from '../../../../shared/ids.ts'
import { DEVICE_DAYS } from '../../limits.ts'
import { rememberDevice } from './devices.ts'

const DEVICE_COOKIE = 'solbazaar.device'
const FORM = /^([\w-]{32})\.([\w-]{43})$/

const signatureOf = (c: Context<ApiEnv>, secret: string) =>
	c.var.ctx.keyedHash('device cookie', secret)

/** The device's secret; null where there is none or the store never made it. */
export function readDeviceCookie(c: Context<ApiEnv>): string | null {
	const [, secret = '', signature = ''] = FORM.exec(readCookie(c, DEVICE_COOKIE) ?? '') ?? []
	if (!secret) return null
	const expected = Buffer.from(signatureOf(c, secret))
	return timingSafeEqual(expected, Buffer.from(signature)) ? secret : null
}

const writeDeviceCookie = (c: Context<ApiEnv>, secret: string): void =>
	writeCookie(c, DEVICE_COOKIE, `${secret}.${signatureOf(c, secret)}`, DEVICE_DAYS * DAY_SECONDS)

/** The device is known to the account from now on, and its cookie is a new one; a demo knows none. */
export async function keepDevice(c: Context<ApiEnv>, id: UserId): Promise<void> {
	const { ctx } = c.var
	if (!ctx.policy.attempts) return
	writeDeviceCookie(c, await rememberDevice(ctx, readDeviceCookie(c), id))
}
