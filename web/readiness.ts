import { statfs } from 'node:fs/promises'
import type { AppContext } from '../domain/app-context.ts'

/** Room for a few uploads and for the database's writes before it frees space. */
const MIN_FREE_BYTES = 32 * 1024 * 1024

/** Why the store should get no requests now, in words for the operator; empty while it may. */
export async function troublesOf(
	store: Pick<AppContext, 'health' | 'dataFolder'>,
): Promise<string[]> {
	const troubles = await Promise.all([store.health.trouble(), diskTrouble(store.dataFolder)])
	return troubles.filter((trouble) => trouble !== null)
}

async function diskTrouble(folder: string): Promise<string | null> {
	try {
		const { bavail, bsize } = await statfs(folder)
		const free = bavail * bsize
		if (free >= MIN_FREE_BYTES) return null
		return `the disk of DATA_DIR is full: ${Math.floor(free / 1024 / 1024)} MB left`
	} catch (error) {
		return `the folder DATA_DIR cannot be used: ${(error as NodeJS.ErrnoException).code}`
	}
}
