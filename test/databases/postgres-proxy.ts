import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SOCKET = '.s.PGSQL.5432'

/** Lies between a store and PostgreSQL, to cut connections where it matters. */
export class PostgresProxy {
	readonly #folder = mkdtempSync(join(tmpdir(), 'solbazaar-proxy-'))
	readonly #server: Server
	readonly #frozen = new Set<Socket>()
	readonly #open = new Set<Socket>()
	readonly #url: URL
	/** Once a client has sent this, its server gets it, and the connection ends before the answer. */
	cutAfter: string | null = null
	#isParted = false

	constructor(url: string) {
		this.#url = new URL(url)
		const target = join(this.#url.searchParams.get('host') ?? '', SOCKET)
		this.#server = createServer((client) => this.#pass(client, connect(target)))
		this.#server.listen(join(this.#folder, SOCKET))
	}

	/** The address of the database by way of here. */
	url(more: Record<string, string> = {}): string {
		const url = new URL(this.#url)
		url.searchParams.set('host', this.#folder)
		for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value)
		return url.href
	}

	/** The connections open now receive nothing any more, as from a machine that is gone. */
	freeze() {
		for (const client of this.#open) this.#frozen.add(client)
	}

	/** The folder of its socket, as a host of an address. */
	get host(): string {
		return this.#folder
	}

	/** Nothing goes through any more and nothing is refused, as in a network that is cut; also for connections to come. */
	part() {
		this.#isParted = true
		this.freeze()
	}

	/** Lets connections to come through; those of before stay lost. */
	join() {
		this.#isParted = false
	}

	close() {
		for (const client of this.#open) client.destroy()
		this.#server.close()
		rmSync(this.#folder, { recursive: true, force: true })
	}

	#pass(client: Socket, server: Socket) {
		this.#open.add(client)
		if (this.#isParted) this.#frozen.add(client)
		client.on('data', (bytes) => {
			if (this.#frozen.has(client)) return
			server.write(bytes)
			if (!this.cutAfter || !bytes.includes(this.cutAfter)) return
			this.cutAfter = null
			this.#frozen.add(client)
			// The server has done it once it answers.
			server.once('data', () => client.destroy())
		})
		server.on('data', (bytes) => this.#frozen.has(client) || client.write(bytes))
		client.on('close', () => {
			this.#open.delete(client)
			server.destroy()
		})
		server.on('close', () => client.destroy())
		client.on('error', () => {})
		server.on('error', () => {})
	}
}
