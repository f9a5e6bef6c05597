import { timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { readCookie, writeCookie } from '../../../http/cookies.ts'
import type { ApiEnv } from '../../../http/router.ts'
import { DEVICE_DAYS } from './devices.ts'

const DEVICE_COOKIE = 'solbazaar.device'
const FORM = /^([\w-]{32})\.([\w-]{43})$/

const signatureOf = (c: Context<ApiEnv>, secret: string) =>
	c.var.store.keyedHash('device cookie', secret)

/** The device's secret; null where there is none or the store never made it. */
export function readDeviceCookie(c: Context<ApiEnv>): string | null {
	const [, secret = '', signature = ''] = FORM.exec(readCookie(c, DEVICE_COOKIE) ?? '') ?? []
	if (!secret) return null
	const expected = Buffer.from(signatureOf(c, secret))
	return timingSafeEqual(expected, Buffer.from(signature)) ? secret : null
}

export const writeDeviceCookie = (c: Context<ApiEnv>, secret: string): void =>
	writeCookie(c, DEVICE_COOKIE, `${secret}.${signatureOf(c, secret)}`, DEVICE_DAYS * 86_400)
