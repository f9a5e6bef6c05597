import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'

const COOKIE = 'theme'
const YEAR = 31_536_000

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

function keep(scheme: MantineColorScheme) {
	const age = scheme === 'auto' ? 0 : YEAR
	const secure = location.protocol === 'https:' ? '; secure' : ''
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
	document.cookie = `${COOKIE}=${scheme}; path=/; max-age=${age}; samesite=lax${secure}`
}
