import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A line to a store that can be cut: for the page, its service worker and all else of its browser alike. */
export async function openLine(address: string) {
	const sockets = new Set<Socket>()
	let isCut = false
	const { hostname, port } = new URL(address)
	const server = createServer((near) => {
		if (isCut) return near.destroy()
		const far = connect(Number(port), hostname)
		for (const [socket, other] of [
			[near, far],
			[far, near],
		] as const) {
			sockets.add(socket)
			socket.pipe(other)
			socket.on('error', () => other.destroy())
			socket.on('close', () => {
				sockets.delete(socket)
				other.destroy()
			})
		}
	})
	server.listen(0, hostname)
	await once(server, 'listening')
	const cut = () => {
		isCut = true
		for (const socket of sockets) socket.destroy()
	}
	onTestFinished(() => {
		cut()
		server.close()
	})
	return {
		address: `http://${hostname}:${(server.address() as AddressInfo).port}`,
		cut,
		mend: () => {
			isCut = false
		},
	}
}
