import { expect, vi } from 'vitest'
import { PostgresServer, postgresPrograms } from './postgres-server.ts'

/** The name by which a standby is known to its primary; see `PostgresServer`. */
const NAME = 'standby'
const SOON = { timeout: 20_000, interval: 50 }

/** Of a primary that acknowledges nothing that its standby has not. */
const SYNCHRONOUS = { synchronous_standby_names: NAME, synchronous_commit: 'on' }

/** A primary and a synchronous standby, of which one takes the other's place. */
export class PostgresPair {
	primary: PostgresServer
	standby: PostgresServer
	readonly #bin = postgresPrograms() as string
	readonly #servers: PostgresServer[] = []

	private constructor(under?: string) {
		this.primary = new PostgresServer(this.#bin, under ? { under } : {})
		this.standby = this.primary
		this.#servers.push(this.primary)
	}

	/** @param under the folder of the primary's data */
	static async start(databases: readonly string[], under?: string): Promise<PostgresPair> {
		const pair = new PostgresPair(under)
		await pair.primary.start()
		for (const name of databases) await pair.primary.run(`create database ${name}`)
		await pair.follow()
		return pair
	}

	/** The addresses of both, whichever is the primary. */
	url(database: string, [one, two] = [this.primary, this.standby]): string {
		const hosts = [one, two].map((server) => encodeURIComponent(server?.host ?? '')).join()
		return `postgres://test@localhost/${database}?host=${hosts}&target_session_attrs=read-write`
	}

	/** Gives the primary a new standby, and waits until nothing is acknowledged without it. */
	async follow(): Promise<void> {
		this.standby = new PostgresServer(this.#bin, { primary: this.primary })
		this.#servers.push(this.standby)
		await this.standby.start({ hot_standby: 'on' })
		for (const [name, value] of Object.entries(SYNCHRONOUS))
			await this.primary.run(`alter system set ${name} = '${value}'`)
		await this.primary.run('select pg_reload_conf()')
		await vi.waitFor(async () => {
			const { rows } = await this.primary.run('select sync_state from pg_stat_replication')
			expect(rows).toEqual([{ sync_state: 'sync' }])
		}, SOON)
	}

	/** Makes the primary of the standby, which then waits for none. @returns the former primary */
	promote(): PostgresServer {
		const former = this.primary
		this.standby.promote()
		this.primary = this.standby
		return former
	}

	async remove(): Promise<void> {
		for (const server of this.#servers) await server.remove()
	}
}
