import { readdir, stat, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { AppContext } from '../app-context.ts'
import { inTurn } from './commands.ts'
import { UNUSED_MS } from './limits.ts'
import { namedIn, partsOfName } from './rules.ts'

/**
 * Deletes the pictures of a folder that nothing names any more and that were last uploaded more than a day ago, and the
 * remains of unfinished writes. Files that are not named as pictures stay.
 * @param texts of everything that may name a picture
 */
export async function collectUnusedPictures(
	{ now }: Pick<AppContext, 'now'>,
	folder: string,
	texts: () => Promise<string[]>,
): Promise<void> {
	const files = await filesByPicture(folder)
	if (files.size === 0) return
	const used = namedIn(await texts())
	const before = now() - UNUSED_MS
	for (const [hash, names] of files)
		await inTurn(async () => {
			const paths = names.map((name) => join(folder, name))
			const unfinished = paths.filter((path) => partsOfName(path)?.isUnfinished)
			for (const path of unfinished) if (await isOlder(path, before)) await remove(path)
			if (used.has(hash)) return
			const whole = paths.filter((path) => !unfinished.includes(path))
			// One that was uploaded again says so by any of its files.
			for (const path of whole) if (!(await isOlder(path, before))) return
			for (const path of whole) await remove(path)
		})
}

/** The names of the files of each picture, the one first that says that the others are there. */
async function filesByPicture(folder: string): Promise<Map<string, string[]>> {
	const files = new Map<string, string[]>()
	const names = await readdir(folder).catch(() => [])
	for (const name of names.sort((a, b) => a.length - b.length)) {
		const parts = partsOfName(name)
		if (parts) files.set(parts.hash, [...(files.get(parts.hash) ?? []), name])
	}
	return files
}

const isOlder = async (path: string, than: number) =>
	stat(path).then(
		({ mtimeMs }) => mtimeMs < than,
		() => true,
	)

/** Another process may have been quicker. */
const remove = (path: string) =>
	unlink(path).catch((error: NodeJS.ErrnoException) => {
		if (error.code !== 'ENOENT') throw error
	})
