import { DefaultQueryCompiler, sql } from 'kysely'
import { onTestFinished } from 'vitest'
import type { TestStore } from '../store.ts'

interface Statement {
	sql: string
	values: readonly unknown[]
}

/** The statements that are sent to a database from now on, until the test ends. */
export function listen() {
	const sent: Statement[] = []
	const { compileQuery } = DefaultQueryCompiler.prototype
	DefaultQueryCompiler.prototype.compileQuery = function (...input) {
		const query = compileQuery.apply(this, input)
		sent.push({ sql: query.sql, values: query.parameters })
		return query
	}
	onTestFinished(() => {
		DefaultQueryCompiler.prototype.compileQuery = compileQuery
	})
	return sent
}

/** How a database would answer a statement. */
export async function explain(
	{ store: { db }, config }: TestStore,
	{ sql: text, values }: Statement,
): Promise<string> {
	const isPostgres = Boolean(config.databaseUrl)
	const parts = text.split(isPostgres ? /\$\d+/ : '?')
	const numbers = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number) - 1)
	const query = parts
		.slice(1)
		.reduce(
			(built, part, index) =>
				sql`${built}${sql.lit(values[isPostgres ? (numbers[index] ?? 0) : index] as string)}${sql.raw(part)}`,
			sql`${sql.raw(`${isPostgres ? 'explain' : 'explain query plan'} ${parts[0]}`)}`,
		)
	const { rows } = await query.execute(db)
	return rows.map((row) => Object.values(row as object).join(' ')).join('\n')
}
