const YEAR_S = 31_536_000

/** Sets a cookie of this browser, which the server’s first page reads too: kept for a year, or removed at once. */
export function writeCookie(name: string, value: string, keeps: boolean): void {
	const secure = location.protocol === 'https:' ? '; secure' : ''
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
	document.cookie = `${name}=${value}; path=/; max-age=${keeps ? YEAR_S : 0}; samesite=lax${secure}`
}
