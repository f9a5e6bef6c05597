/** The driver of PostgreSQL, which a store on SQLite has no use for and does not read. */
export async function postgresDriver() {
	return (await import('pg')).default
}
