import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection on which bytes are sent as they are, and nothing is read until it is asked for. */
export class RawConnection {
	readonly socket: Socket
	/** The text read so far. */
	heard = ''
	/** Whether the other side has ended it, in order or not. */
	isClosed = false

	private constructor(socket: Socket) {
		this.socket = socket
		for (const event of ['end', 'close', 'error'])
			socket.on(event, () => {
				this.isClosed = true
			})
		socket.pause()
	}

	/** @param from the address of this machine from which it comes, such as another of its loopback */
	static async open(port: number, from = '127.0.0.1'): Promise<RawConnection> {
		const socket = connect({ port, host: '127.0.0.1', localAddress: from })
		await once(socket, 'connect')
		return new RawConnection(socket)
	}

	/** Reads from now on. */
	read(): this {
		this.socket.setEncoding('latin1').on('data', (text: string) => {
			this.heard += text
		})
		this.socket.resume()
		return this
	}

	close() {
		this.socket.destroy()
	}
}

/** The lines of a request without a body. */
export const request = (line: string, ...headers: string[]) =>
	[`${line} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n')

/** The statuses of the answers in the text read. */
export const statusesIn = (heard: string) =>
	[...heard.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
