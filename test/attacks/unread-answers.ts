import { RawConnection, request } from './raw-connection.ts'

interface Flood {
	port: number
	connections: number
	/** On each connection, sent at once. */
	requests: number
	/** The path requested; of a large answer. */
	path: string
	from?: string
}

/** Sends many requests on a few connections and reads none of the answers. @returns the connections, still open */
export async function leaveAnswersUnread({ port, connections, requests, path, from }: Flood) {
	const opened = await Promise.all(
		Array.from({ length: connections }, () => RawConnection.open(port, from)),
	)
	for (const { socket } of opened) socket.write(request(`GET ${path}`).repeat(requests))
	return opened
}
