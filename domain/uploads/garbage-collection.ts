import type { AppContext } from '../app-context.ts'
import { inTurn } from './commands.ts'
import { UNUSED_MS } from './limits.ts'
import { namedIn, partsOfName } from './rules.ts'
import type { FileStorage } from './storage/storage.ts'

/**
 * Deletes the pictures of a place that nothing names any more and that were last uploaded more than a day ago, and the
 * remains of unfinished writes. Files that are not named as pictures stay.
 * @param texts of everything that may name a picture
 */
export async function collectUnusedPictures(
	{ now }: Pick<AppContext, 'now'>,
	files: FileStorage,
	texts: () => Promise<string[]>,
): Promise<void> {
	const all = await picturesIn(files)
	if (all.length === 0) return
	const used = namedIn(await texts())
	const before = now() - UNUSED_MS
	for (const hash of new Set(unneeded(all, used, before).map(({ hash }) => hash)))
		await inTurn(async () => {
			// Asked again at its turn: it may have been uploaded once more.
			for (const { name } of unneeded(await picturesIn(files, hash), used, before))
				await files.remove(name)
		})
}

interface PictureFile {
	name: string
	hash: string
	isUnfinished: boolean
	changedAt: number
}

/** A picture that was uploaded again says so by any of its files. */
function unneeded(files: PictureFile[], used: Set<string>, before: number): PictureFile[] {
	const isOld = ({ changedAt }: PictureFile) => changedAt < before
	const recent = new Set(
		files.filter((file) => !file.isUnfinished && !isOld(file)).map(({ hash }) => hash),
	)
	return files.filter((file) =>
		file.isUnfinished ? isOld(file) : !used.has(file.hash) && !recent.has(file.hash),
	)
}

/** The files of pictures, of each the one first that says that the others are there. */
async function picturesIn(files: FileStorage, beginning?: string): Promise<PictureFile[]> {
	const all = await files.list(beginning)
	return all
		.flatMap(({ name, changedAt }) => {
			const parts = partsOfName(name)
			return parts ? [{ name, changedAt, ...parts }] : []
		})
		.sort((a, b) => a.name.length - b.name.length)
}
