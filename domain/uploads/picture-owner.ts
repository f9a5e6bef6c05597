import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Where {
	dataDir: string
	databaseUrl?: string | undefined
}

const FILE = 'uploads-of'
const SQLITE = 'store.sqlite'

/**
 * Whether the uploaded pictures in a data folder belong to this database alone. The first database that uses the folder
 * has them; another one on the same folder does not know their use.
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

/** Whether pictures are there that were uploaded to this very database, as far as is noted. */
export function hasOwnPictures({ dataDir, databaseUrl }: Where): boolean {
	if (dataDir === ':memory:') return false
	const uploads = join(dataDir, 'uploads')
	if (!existsSync(uploads) || readdirSync(uploads).length === 0) return false
	const file = join(dataDir, FILE)
	const owner = existsSync(file) ? readFileSync(file, 'utf8') : SQLITE
	return owner === nameOf(databaseUrl)
}

function nameOf(databaseUrl: string | undefined): string {
	if (!databaseUrl) return SQLITE
	const { host, pathname } = new URL(databaseUrl)
	return `postgres://${host}${pathname}`
}
