import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'

interface Shop {
	/** Called once the file is locked; does not wait for the work it begins. */
	begin: () => void
	/** Reads something of the store. */
	read: () => Promise<unknown>
}

/**
 * Locks a store's SQLite file against writers for a while, as another process would, and reads all the time.
 * @returns the longest that a read took, which is also how long the process stood still
 */
export async function whileLocked(
	file: string,
	milliseconds: number,
	{ begin, read }: Shop,
): Promise<{ longestReadMs: number; reads: number }> {
	const other = new DatabaseSync(file)
	try {
		other.exec('begin immediate')
		begin()
		const until = performance.now() + milliseconds
		let [longestReadMs, reads] = [0, 0]
		while (performance.now() < until) {
			const from = performance.now()
			await read()
			await delay(5)
			longestReadMs = Math.max(longestReadMs, performance.now() - from)
			reads++
		}
		other.exec('rollback')
		return { longestReadMs, reads }
	} finally {
		other.close()
	}
}
