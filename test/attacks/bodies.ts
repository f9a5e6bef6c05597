import { Agent, request } from 'node:http'

/** The results of requests: how many had each status, and how many no answer at all, such as a reset. */
export interface Flood {
	statuses: Record<number, number>
	unanswered: number
}

interface Sent {
	/** The store, such as `http://127.0.0.1:8080`. */
	origin: string
	connections: number
	/** On all connections together. */
	requests: number
	/** The address of this machine from which they come. */
	from?: string
}

interface Body {
	path: string
	type: string
	body: string | Buffer
	/** Sent in pieces that do not say how many come. */
	isChunked?: boolean
	method?: 'POST' | 'GET' | 'HEAD'
}

/** The status of a request whose sender reads nothing before all of it is sent; null where no answer came. */
const statusOf = (
	agent: Agent,
	{ origin, from }: Sent,
	{ path, type, body, isChunked, method = 'POST' }: Body,
): Promise<number | null> =>
	new Promise((resolve) => {
		const length = isChunked
			? { 'transfer-encoding': 'chunked' }
			: { 'content-length': Buffer.byteLength(body) }
		const sending = request(
			`${origin}${path}`,
			{
				agent,
				method,
				headers: { 'content-type': type, ...length },
				...(from && { localAddress: from }),
			},
			(answer) => {
				answer.resume()
				answer.on('error', () => resolve(null))
				answer.on('end', () => resolve(answer.statusCode ?? null))
			},
		)
		sending.on('error', () => resolve(null))
		sending.end(body)
	})

/** Sends the same body again and again, a request at a time on each connection. */
export async function flood(sent: Sent, body: Body): Promise<Flood> {
	const { connections, requests } = sent
	const agent = new Agent({ keepAlive: true, maxSockets: connections })
	const come: Flood = { statuses: {}, unanswered: 0 }
	let begun = 0
	const connection = async () => {
		while (begun < requests) {
			begun++
			const status = await statusOf(agent, sent, body)
			if (status === null) come.unanswered++
			else come.statuses[status] = (come.statuses[status] ?? 0) + 1
		}
	}
	await Promise.all(Array.from({ length: connections }, connection))
	agent.destroy()
	return come
}

const TYPED = 'application/x-www-form-urlencoded'

/** Forms of so many fields, to a public page. */
export const formsOfManyParts = (sent: Sent, parts: number, path = '/support') =>
	flood(sent, {
		path,
		type: TYPED,
		body: Array.from({ length: parts }, (_, n) => `a${n}=1`).join('&'),
	})

/** The same as forms that could bring files along. */
export function multipartForms(sent: Sent, parts: number, path = '/support') {
	const boundary = 'attack'
	const part = `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n`
	const body = `${part.repeat(parts)}--${boundary}--\r\n`
	return flood(sent, { path, type: `multipart/form-data; boundary=${boundary}`, body })
}

/** JSON that is nothing but brackets, which a parser keeps a list for each of. */
export const nestedJson = (sent: Sent, brackets: number, path = '/api/feedback') =>
	flood(sent, { path, type: 'application/json', body: '['.repeat(brackets) })

/** Bodies that are never valid, for a limit that counts valid ones alone. */
export const invalidBodies = (sent: Sent, path = '/api/feedback') =>
	flood(sent, { path, type: 'application/json', body: '{' })

/** Bodies of so many bytes, of an announced length or not. */
export const largeBodies = (
	sent: Sent,
	{
		bytes,
		isChunked,
		path = '/api/feedback',
	}: { bytes: number; isChunked: boolean; path?: string },
) => flood(sent, { path, type: 'application/json', body: Buffer.alloc(bytes, 0x20), isChunked })

/** Bodies where none belongs, of an announced length or not. */
export const bodiesOfReads = (
	sent: Sent,
	{ method, isChunked, path }: { method: 'GET' | 'HEAD'; isChunked: boolean; path: string },
) =>
	flood(sent, {
		path,
		method,
		type: 'application/json',
		body: Buffer.alloc(100_000, 0x20),
		isChunked,
	})
