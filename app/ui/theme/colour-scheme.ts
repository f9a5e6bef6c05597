import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'
import { writeCookie } from '../browser-cookie'

const COOKIE = 'theme'

/** The scheme a request asks for; without the cookie the system's own decides. */
export function chosenScheme(cookie: string | null): 'light' | 'dark' | null {
	const chosen = /(?:^|; )theme=(light|dark)/.exec(cookie ?? '')?.[1]
	return chosen === 'light' || chosen === 'dark' ? chosen : null
}

/** Sets the scheme before the first paint, so that nothing flashes. */
export const SCHEME_SCRIPT = `{let m=/(?:^|; )${COOKIE}=(light|dark)/.exec(document.cookie);document.documentElement.setAttribute('data-mantine-color-scheme',m?m[1]:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')}`

/** Keeps a chosen scheme in a cookie, so that the server's first page already has it. */
export const schemeInCookie: MantineColorSchemeManager = {
	get: (fallback) =>
		typeof document === 'undefined' ? fallback : (chosenScheme(document.cookie) ?? 'auto'),
	set: (scheme) => keep(scheme),
	clear: () => keep('auto'),
	subscribe: () => {},
	unsubscribe: () => {},
}

const keep = (scheme: MantineColorScheme) => writeCookie(COOKIE, scheme, scheme !== 'auto')
