/**
 * The cookies of a page's request, as a call in process has left them: later calls are made with the session it has
 * opened, as the browser will from then on.
 */
export function cookiesAfter(cookies: string | null, answered: readonly string[]): string | null {
	if (answered.length === 0) return cookies
	const kept = new Map((cookies ? cookies.split('; ') : []).map((pair) => [nameIn(pair), pair]))
	for (const line of answered) {
		const [pair = ''] = line.split(';')
		if (/; *Max-Age=0(?:;|$)/i.test(line)) kept.delete(nameIn(pair))
		else kept.set(nameIn(pair), pair)
	}
	return [...kept.values()].join('; ') || null
}

const nameIn = (pair: string) => pair.slice(0, pair.indexOf('='))
