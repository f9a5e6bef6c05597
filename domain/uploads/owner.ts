import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Where {
	dataDir: string
	databaseUrl?: string | undefined
}

const FILE = 'uploads-of'
const SQLITE = 'store.sqlite'

/**
 * Whether the uploaded pictures in a data folder belong to this database alone. The first database that
 * uses the folder has them; another one on the same folder does not know what they are for.
 */
export function ownsPictures({ dataDir, databaseUrl }: Where): boolean {
	if (dataDir === ':memory:') return true
	const file = join(dataDir, FILE)
	if (databaseUrl && !existsSync(file) && existsSync(join(dataDir, SQLITE))) return false
	const name = nameOf(databaseUrl)
	try {
		writeFileSync(file, name, { flag: 'wx' })
		return true
	} catch (error) {
		// Where nothing can be noted, nothing is known either.
		if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false
		return readFileSync(file, 'utf8') === name
	}
}

function nameOf(databaseUrl: string | undefined): string {
	if (!databaseUrl) return SQLITE
	const { host, pathname } = new URL(databaseUrl)
	return `postgres://${host}${pathname}`
}
