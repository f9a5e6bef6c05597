import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { Transform } from 'node:stream'
import { setTimeout as after } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

/** Passes on the bytes of one way at the speed of the line, those of all its connections together. */
function slowly(bitsPerSecond: () => number) {
	let free = 0
	return () =>
		new Transform({
			transform(bytes: Buffer, _, done) {
				const ms = (bytes.length * 8000) / bitsPerSecond()
				free = Math.max(free, performance.now()) + ms
				if (ms === 0) return done(null, bytes)
				setTimeout(() => done(null, bytes), free - performance.now())
			},
		})
}

/**
 * A line to a store that can be cut and made slow: for the page, its service worker and all else of its browser alike.
 */
export async function openLine(address: string) {
	const sockets = new Set<Socket>()
	let isCut = false
	let bitsPerSecond = Number.POSITIVE_INFINITY
	const [there, back] = [slowly(() => bitsPerSecond), slowly(() => bitsPerSecond)]
	const { hostname, port } = new URL(address)
	const server = createServer((near) => {
		if (isCut) return near.destroy()
		const far = connect(Number(port), hostname)
		for (const [socket, other, way] of [
			[near, far, there],
			[far, near, back],
		] as const) {
			sockets.add(socket)
			socket.pipe(way()).pipe(other)
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
	const mend = () => {
		isCut = false
	}
	onTestFinished(() => {
		cut()
		server.close()
	})
	return {
		address: `http://${hostname}:${(server.address() as AddressInfo).port}`,
		cut,
		mend,
		/** Makes it slow, either way. */
		slow(to: number) {
			bitsPerSecond = to
		},
		/** There is a signal for so long, and then none. */
		async window(ms: number) {
			mend()
			await after(ms)
			cut()
		},
	}
}
