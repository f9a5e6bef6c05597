import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import { appliedOnSqlite, migrateSqlite } from '../migrate.ts'
import { MOVE_UNDER_WAY } from '../migration-list.ts'
import { BATCH_ROWS, type Source, type Target } from './end.ts'
import { type Row, spelled } from './row-sum.ts'
import { columnsOf, type MovedTable } from './table-list.ts'

/** The rows of a SQLite database. */
export class SqliteSource implements Source {
	protected readonly database: DatabaseSync

	constructor(database: DatabaseSync) {
		this.database = database
	}

	async *rows(table: MovedTable) {
		const { name, columns } = table
		const statement = this.database.prepare(`select ${columnsOf(table)} from ${name}`)
		statement.setReadBigInts(true)
		statement.setReturnArrays(true)
		let batch: Row[] = []
		for (const row of statement.iterate() as Iterable<unknown>) {
			const values = row as unknown[]
			batch.push(columns.map((column, n) => spelled(values[n], column)))
			if (batch.length < BATCH_ROWS) continue
			yield batch
			batch = []
		}
		if (batch.length > 0) yield batch
	}
}

/** A SQLite database that is filled. */
export class SqliteTarget extends SqliteSource implements Target {
	readonly engine = 'sqlite'
	async applied() {
		return appliedOnSqlite(this.database)
	}

	async migrate() {
		migrateSqlite(this.database)
	}

	async isUnused() {
		return ['data_mode', 'users'].every(
			(table) => !this.database.prepare(`select 1 from ${table} limit 1`).get(),
		)
	}

	async setMark(mark: string) {
		this.database
			.prepare('insert into migrations (name, hash, applied_at) values (?, ?, ?)')
			.run(MOVE_UNDER_WAY, mark, Date.now())
	}

	async removeMark() {
		this.database.prepare('delete from migrations where name = ?').run(MOVE_UNDER_WAY)
	}

	async clear(tables: readonly MovedTable[]) {
		for (const { name } of [...tables].reverse()) this.database.exec(`delete from ${name}`)
	}

	async fill(table: MovedTable, batches: AsyncIterable<Row[]>) {
		const { name, columns } = table
		const insert = this.database.prepare(
			`insert into ${name} (${columnsOf(table)}) values (${columns.map(() => '?').join(', ')})`,
		)
		this.database.exec('begin immediate')
		try {
			for await (const batch of batches)
				for (const row of batch)
					insert.run(...row.map((value, n) => sqlValue(value, columns[n]?.type)))
			this.database.exec('commit')
		} catch (error) {
			if (this.database.isTransaction) this.database.exec('rollback')
			throw error
		}
	}

	async check() {
		const [first] = this.database.prepare('pragma foreign_key_check').all()
		if (first) throw new Error(`${first.table} has rows that refer to nothing in ${first.parent}.`)
	}
}

function sqlValue(value: string | null, type: string | undefined): SQLInputValue {
	if (value === null || type === 'text') return value
	return type === 'double precision' ? Number(value) : BigInt(value)
}
