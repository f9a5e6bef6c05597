import type pg from 'pg'
import { appliedOnPostgres, migratePostgres } from '../migrate.ts'
import { MOVE_UNDER_WAY } from '../migration-list.ts'
import { BATCH_ROWS, type Source, type Target } from './end.ts'
import { type Row, spelled } from './row-sum.ts'
import { columnsOf, type MovedTable } from './table-list.ts'

/** The rows of a PostgreSQL database; its connection is in a transaction. */
export class PostgresSource implements Source {
	protected readonly client: pg.Client

	constructor(client: pg.Client) {
		this.client = client
	}

	async *rows(table: MovedTable) {
		await this.client.query(
			`declare moved no scroll cursor for select ${columnsOf(table)} from ${table.name}`,
		)
		for (;;) {
			const { rows } = await this.client.query<unknown[]>({
				text: `fetch ${BATCH_ROWS} from moved`,
				rowMode: 'array',
			})
			if (rows.length > 0)
				yield rows.map((row): Row => table.columns.map((column, n) => spelled(row[n], column)))
			if (rows.length < BATCH_ROWS) break
		}
		await this.client.query('close moved')
	}
}

/** A PostgreSQL database that is filled. */
export class PostgresTarget extends PostgresSource implements Target {
	readonly engine = 'postgres'
	readonly #url: string

	/** @param url that the client is connected to */
	constructor(client: pg.Client, url: string) {
		super(client)
		this.#url = url
	}

	override async *rows(table: MovedTable) {
		await this.client.query('begin')
		yield* super.rows(table)
		await this.client.query('commit')
	}

	applied() {
		return appliedOnPostgres(this.client)
	}

	migrate() {
		return migratePostgres(this.#url)
	}

	async isUnused() {
		const { rows } = await this.client.query(
			'select 1 where exists (select 1 from data_mode) or exists (select 1 from users)',
		)
		return rows.length === 0
	}

	async setMark(mark: string) {
		await this.client.query('insert into migrations (name, hash, applied_at) values ($1, $2, $3)', [
			MOVE_UNDER_WAY,
			mark,
			Date.now(),
		])
	}

	async removeMark() {
		await this.client.query('delete from migrations where name = $1', [MOVE_UNDER_WAY])
	}

	async clear(tables: readonly MovedTable[]) {
		for (const { name } of [...tables].reverse()) await this.client.query(`delete from ${name}`)
	}

	async fill(table: MovedTable, batches: AsyncIterable<Row[]>) {
		const lists = table.columns.map(({ type }, n) => `$${n + 1}::${type}[]`)
		const insert = `insert into ${table.name} (${columnsOf(table)}) select * from unnest(${lists.join(', ')})`
		await this.client.query('begin')
		try {
			for await (const batch of batches)
				await this.client.query(
					insert,
					table.columns.map((_, n) => batch.map((row) => row[n])),
				)
			await this.client.query('commit')
		} catch (error) {
			await this.client.query('rollback').catch(() => {})
			throw error
		}
	}

	/** Its constraints have been checked with every row. */
	async check() {
		await this.client.query('analyze')
	}
}
