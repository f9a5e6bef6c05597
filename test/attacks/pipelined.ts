import { setTimeout as wait } from 'node:timers/promises'
import { RawConnection, request, statusesIn } from './raw-connection.ts'

interface Pipelined {
	port: number
	connections: number
	/** On each connection, sent at once. */
	requests: number
	path: string
	from?: string
}

/** Sends many requests at once on each connection and reads the answers. @returns their statuses; fewer where a connection ended */
export async function pipeline({ port, connections, requests, path, from }: Pipelined) {
	const one = async () => {
		const connection = (await RawConnection.open(port, from)).read()
		connection.socket.write(request(`GET ${path}`).repeat(requests))
		while (!connection.isClosed && statusesIn(connection.heard).length < requests) await wait(20)
		connection.close()
		return statusesIn(connection.heard)
	}
	return (await Promise.all(Array.from({ length: connections }, one))).flat()
}
