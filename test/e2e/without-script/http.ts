const MAX_REDIRECTS = 10
const REDIRECTS = [301, 302, 303, 307, 308]

export interface Sent {
	method?: string
	headers?: Record<string, string>
	body?: BodyInit
}

/** The requests of one visitor: keeps the cookies that the store sets, and sends them. */
export class Visitor {
	#cookies = new Map<string, string>()

	/** @param maxRedirects how many of them are followed; at none the redirect is the answer */
	async send(url: URL, sent: Sent = {}, maxRedirects = MAX_REDIRECTS) {
		let [at, { method = 'GET', headers = {}, body }] = [url, sent]
		for (let redirects = 0; ; redirects++) {
			const response = await fetch(at, {
				method,
				redirect: 'manual',
				headers: { ...headers, ...(this.#cookies.size > 0 && { cookie: this.#header() }) },
				...(body !== undefined && { body }),
			})
			for (const line of response.headers.getSetCookie()) this.#keep(line)
			const location = REDIRECTS.includes(response.status) && response.headers.get('location')
			if (!location || redirects === maxRedirects) return { response, url: at }
			await response.arrayBuffer()
			// As a browser does it, the part after # stays where the redirect names none.
			const next = new URL(location, at)
			next.hash ||= at.hash
			at = next
			if (response.status < 307) [method, body] = ['GET', undefined]
			headers = {}
		}
	}

	#header = () => [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')

	#keep(line: string) {
		const [pair = '', ...attributes] = line.split('; ')
		const [name = '', value = ''] = pair.split(/=(.*)/s)
		if (attributes.some((attribute) => /^max-age=0$/i.test(attribute))) this.#cookies.delete(name)
		else this.#cookies.set(name, value)
	}
}

interface RequestOptions {
	data?: unknown
	form?: Record<string, string>
	headers?: Record<string, string>
	maxRedirects?: number
}

/** The part of Playwright's `page.request` that the tests use. */
export function requestsOf(visitor: Visitor, base: string) {
	const call =
		(method: string) =>
		async (path: string, options: RequestOptions = {}) => {
			const { headers, body } = bodyOf(options)
			const sent = { method, headers: { ...headers, ...options.headers }, ...(body && { body }) }
			const { response, url } = await visitor.send(new URL(path, base), sent, options.maxRedirects)
			const bytes = Buffer.from(await response.arrayBuffer())
			return {
				status: () => response.status,
				ok: () => response.ok,
				url: () => url.href,
				headers: () => Object.fromEntries(response.headers),
				body: async () => bytes,
				text: async () => bytes.toString(),
				json: async () => JSON.parse(bytes.toString()),
			}
		}
	const [get, post, put, patch] = ['GET', 'POST', 'PUT', 'PATCH'].map(call)
	return { get, post, put, patch, delete: call('DELETE') }
}

function bodyOf({ data, form }: RequestOptions) {
	if (form) return { body: new URLSearchParams(form) }
	if (data === undefined) return {}
	if (typeof data === 'string' || Buffer.isBuffer(data)) return { body: data as BodyInit }
	return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) }
}
