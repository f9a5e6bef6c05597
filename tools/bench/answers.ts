import { request } from 'node:http'

/** As a browser asks. */
export const ASKING = { 'accept-encoding': 'gzip, deflate, br' }

/** A server's response to a path, ready to be given to another process. */
export interface Answer {
	path: string
	headers: Record<string, string>
	/** Base64. */
	body: string
}

/** Any server sends these by itself. */
const OWN = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])

/** The answer to a GET, byte for byte as it is sent. */
export function answerOf(address: string, path: string): Promise<Answer> {
	return new Promise((resolve, reject) => {
		const outgoing = request(address + path, { headers: ASKING }, (incoming) => {
			const chunks: Buffer[] = []
			incoming.on('data', (chunk) => chunks.push(chunk))
			incoming.on('end', () => {
				const headers = Object.entries(incoming.headers).filter(([name]) => !OWN.has(name))
				const body = Buffer.concat(chunks).toString('base64')
				resolve({ path, headers: Object.fromEntries(headers) as Answer['headers'], body })
			})
		})
		outgoing.on('error', reject).end()
	})
}
