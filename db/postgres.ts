import { PostgresDialect } from 'kysely'
import pg from 'pg'

const BIGINT = 20

/** A BIGINT here is paise or epoch milliseconds, both exact in a number; anything larger is refused. */
pg.types.setTypeParser(BIGINT, (text) => {
	const value = Number(text)
	if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond what a number holds`)
	return value
})

export function openPostgres(url: string): pg.Pool {
	const pool = new pg.Pool({
		connectionString: url,
		max: 10,
		connectionTimeoutMillis: 10_000,
		statement_timeout: 30_000,
	})
	// A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
	pool.on('error', () => {})
	return pool
}

export const postgresDialect = (pool: pg.Pool) => new PostgresDialect({ pool })
