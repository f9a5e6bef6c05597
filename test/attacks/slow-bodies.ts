import { RawConnection, request } from './raw-connection.ts'

interface Slow {
	port: number
	connections: number
	/** A call or page that takes a body. */
	path: string
	/** How long the body is said to be; null says nothing. */
	declared: number | null
	headers?: string[]
	from?: string
}

/** Begins bodies and sends nothing of them. @returns the connections, on which the bodies can be sent */
export async function sendSlowly({ port, connections, path, declared, headers = [], from }: Slow) {
	const length = declared === null ? 'Transfer-Encoding: chunked' : `Content-Length: ${declared}`
	const opened = await Promise.all(
		Array.from({ length: connections }, () => RawConnection.open(port, from)),
	)
	for (const { socket } of opened) socket.write(request(`POST ${path}`, length, ...headers))
	return opened
}
