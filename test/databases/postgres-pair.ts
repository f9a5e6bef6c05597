import { expect, vi } from 'vitest'
import { PostgresServer, postgresPrograms } from './postgres-server.ts'

/** The name by which a standby is known to its primary; see `PostgresServer`. */
const NAME = 'standby'
const SOON = { timeout: 60_000, interval: 50 }

/** Of a primary that acknowledges nothing that its standby has not. */
const SYNCHRONOUS = { synchronous_standby_names: NAME, synchronous_commit: 'on' }

/** A primary and a synchronous standby, which can take its place. */
export class PostgresPair {
	primary: PostgresServer
	standby: PostgresServer

	private constructor(primary: PostgresServer, standby: PostgresServer) {
		this.primary = primary
		this.standby = standby
	}

	/** @param disk how large the first primary's file system is, where it has one of its own */
	static async start(database: string, disk: { diskMb?: number } = {}): Promise<PostgresPair> {
		const bin = postgresPrograms() as string
		const primary = new PostgresServer(bin, disk)
		await primary.start()
		await primary.run(`create database ${database}`)
		const pair = new PostgresPair(primary, new PostgresServer(bin, { primary }))
		await pair.#accept()
		return pair
	}

	/** The addresses of servers, or of what stands before them, whichever is the primary. */
	url(database: string, hosts = [this.primary.host, this.standby.host]): string {
		const list = hosts.map(encodeURIComponent).join()
		return `postgres://test@localhost/${database}?host=${list}&target_session_attrs=read-write`
	}

	/** Makes the primary of the standby, as an operator does; it waits for no other one. @returns the former primary */
	promote(): PostgresServer {
		const former = this.primary
		this.standby.promote()
		this.primary = this.standby
		this.standby = former
		return former
	}

	/** Gives the primary the other server as its standby. */
	async follow(): Promise<void> {
		await this.standby.end()
		this.standby.follow(this.primary)
		await this.#accept()
	}

	/** Waits until nothing is acknowledged without the standby. */
	async #accept() {
		await this.standby.start()
		for (const [name, value] of Object.entries(SYNCHRONOUS))
			await this.primary.run(`alter system set ${name} = '${value}'`)
		await this.primary.run('select pg_reload_conf()')
		await vi.waitFor(async () => {
			const { rows } = await this.primary.run('select sync_state from pg_stat_replication')
			expect(rows).toEqual([{ sync_state: 'sync' }])
		}, SOON)
	}

	async remove(): Promise<void> {
		await this.standby.remove()
		await this.primary.remove()
	}
}
