import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { firstOf } from '../../shared/servers/postgres-addresses.ts'
import type { Files } from './storage/storage.ts'

interface Where {
	dataDir: string
	databaseUrl?: string | undefined
}

const SQLITE = 'store.sqlite'

/**
 * Whether the uploaded pictures of a folder or a bucket belong to this database alone. The first database that uses them
 * has them; another one on the same place does not know their use.
 */
export async function ownsPictures(where: Where, { owner, pictures }: Files): Promise<boolean> {
	const { dataDir, databaseUrl } = where
	if (dataDir === ':memory:') return true
	const isOfAnother = databaseUrl && pictures.folder && existsSync(join(dataDir, SQLITE))
	if (isOfAnother && (await owner.read()) === null) return false
	const name = nameOf(databaseUrl)
	return (await owner.claim(name)) === name
}

/** Whether pictures are there that were uploaded to this very database, as far as is noted. */
export async function hasOwnPictures(where: Where, { owner, pictures }: Files): Promise<boolean> {
	if (where.dataDir === ':memory:') return false
	const noted = (await owner.read()) ?? (pictures.folder ? SQLITE : null)
	return noted === nameOf(where.databaseUrl) && (await pictures.list()).length > 0
}

/** Makes the files those of another database, to which the shop has been moved. */
export const giveFiles = ({ databaseUrl }: Pick<Where, 'databaseUrl'>, { owner }: Files) =>
	owner.give(nameOf(databaseUrl))

function nameOf(databaseUrl: string | undefined): string {
	if (!databaseUrl) return SQLITE
	// A standby that is named behind the first server makes no other database of it.
	const { host, pathname } = firstOf(databaseUrl)
	return `postgres://${host}${pathname}`
}
