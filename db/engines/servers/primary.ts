import type pg from 'pg'
import { type Address, addressesOf } from '../../../shared/servers/postgres-addresses.ts'
import { singleFlight } from '../../../shared/single-flight.ts'
import { postgresDriver } from '../driver.ts'
import { onBriefConnection } from './brief-connection.ts'
import { NoPrimary, ServerRefused, type Tried } from './refused.ts'
import { type ServerState, stateOf } from './server-state.ts'
import { timelines } from './timelines.ts'

const LOOK_TIMEOUT_MS = 2000

/** The finding on one server: its state, or why it has none or is not to be written to. */
export interface Looked extends Partial<Tried> {
	name: string
	url: string
	state: ServerState | null
}

/** The server of an address that is to be written to, among those that it names. */
export class Primary {
	readonly isOneOfSeveral: boolean
	readonly #servers: readonly [Address, ...Address[]]
	readonly #isChosen: boolean
	#current: Address
	#hasLooked: boolean
	/** Of the data that this address has led to so far. */
	#system: string | null = null
	#found: readonly Looked[] = []

	constructor(url: string) {
		const { servers, isChosen } = addressesOf(url)
		this.#servers = servers
		this.#isChosen = isChosen
		this.#current = servers[0]
		this.isOneOfSeveral = servers.length > 1
		this.#hasLooked = !this.isOneOfSeveral
	}

	/** Where the server is that was to be written to when it was last looked for. */
	get url(): string {
		return this.#current.url
	}

	get name(): string {
		return this.#current.name
	}

	/** All servers as they were when they were last looked at. */
	get found(): readonly Looked[] {
		return this.#found
	}

	/**
	 * Looks for the server that is to be written to, at all of them at once: of several the one of the highest timeline.
	 * @throws NoPrimary where there is none of several; the error itself where there is but one server
	 */
	readonly choose = singleFlight(async () => {
		timelines.read()
		const states = await Promise.all(this.#servers.map(look))
		for (const { state } of states)
			if (state?.standing && this.#isOwn(state)) timelines.note(state.standing)
		this.#found = states.map((looked) => ({ ...looked, ...this.#judged(looked) }))
		const usable = this.#found.filter(({ error }) => error === undefined)
		const chosen = usable.find(({ url }) => url === this.url) ?? usable[0]
		if (!chosen) throw this.#none()
		this.#current = chosen
		this.#hasLooked = true
	})

	/** Uses a connection that was just opened, or refuses its server. @throws ServerRefused */
	async admit(client: pg.ClientBase, statementTimeoutMs: number): Promise<void> {
		const state = await stateOf(client, statementTimeoutMs)
		const refused = this.#refusalOf(state)
		if (refused) throw refused
		if (!state.standing) return
		this.#system = state.standing.system
		timelines.note(state.standing)
	}

	/** A connection of its own to the server that is to be written to. */
	async connect(options: pg.ClientConfig): Promise<pg.Client> {
		if (this.#hasLooked) {
			try {
				return await this.#opened(options)
			} catch (error) {
				if (!this.isOneOfSeveral) throw error
			}
		}
		await this.choose()
		return this.#opened(options)
	}

	async #opened(options: pg.ClientConfig): Promise<pg.Client> {
		const { Client } = await postgresDriver()
		const client = new Client({ ...options, connectionString: this.url })
		client.on('error', () => {})
		try {
			await client.connect()
			await this.admit(client, 0)
			return client
		} catch (error) {
			client.end().catch(() => {})
			throw error
		}
	}

	#isOwn({ standing }: ServerState): boolean {
		return !this.#system || !standing || standing.system === this.#system
	}

	#judged({ state, error }: Looked): { error?: unknown } {
		return state ? { error: this.#refusalOf(state) ?? undefined } : { error }
	}

	#refusalOf(state: ServerState): ServerRefused | null {
		if (this.#isChosen && state.isStandby) return new ServerRefused('it is a standby')
		if (this.#isChosen && state.isReadOnly) return new ServerRefused('it can only be read')
		if (!state.standing) return null
		if (!this.#isOwn(state))
			return new ServerRefused('it has other data than the server before (another system)', true)
		const above = timelines.above(state.standing)
		return above === null
			? null
			: new ServerRefused(
					`it was the primary before: its timeline is ${state.standing.timeline}, and ${above} has been seen`,
					true,
				)
	}

	#none(): unknown {
		const [first] = this.#found
		if (!this.isOneOfSeveral) return first?.error
		return new NoPrimary(this.#found.map(({ name, error }) => ({ name, error })))
	}
}

async function look({ url, name }: Address): Promise<Looked> {
	try {
		const state = await onBriefConnection(url, LOOK_TIMEOUT_MS, (client) => stateOf(client, 0))
		return { name, url, state }
	} catch (error) {
		return { name, url, state: null, error }
	}
}

const primaries = new Map<string, Primary>()

/** The same for everything in this process that connects to an address, so that all of it moves together. */
export function primaryOf(url: string): Primary {
	const known = primaries.get(url) ?? new Primary(url)
	primaries.set(url, known)
	return known
}
