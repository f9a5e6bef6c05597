import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { ApiEnv } from './router.ts'

const ATTRIBUTES = { path: '/', httpOnly: true, sameSite: 'Lax' } as const

const prefixOf = (c: Context<ApiEnv>) => (c.var.ctx.secureCookies ? 'host' : undefined)

/** A cookie of the store's own; the name is given without its prefix. */
export const readCookie = (c: Context<ApiEnv>, name: string): string | undefined =>
	getCookie(c, name, prefixOf(c))

/** Sets a cookie that no script can read and no other site's form brings along. */
export function writeCookie(
	c: Context<ApiEnv>,
	name: string,
	value: string,
	maxAgeSeconds: number,
): void {
	const { secureCookies: secure } = c.var.ctx
	const options = { ...ATTRIBUTES, secure, maxAge: maxAgeSeconds }
	setCookie(c, name, value, secure ? { ...options, prefix: 'host' } : options)
}

export const clearCookie = (c: Context<ApiEnv>, name: string): void => writeCookie(c, name, '', 0)
