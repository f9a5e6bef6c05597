import { partsOfName } from './rules.ts'
import type { FileStorage } from './storage/storage.ts'

/**
 * Moves the files of a picture to another place; a file that is missing, or there already, is no error.
 * @param staysToo whether they are left where they were as well
 */
export async function movePicture(
	hash: string,
	from: FileStorage,
	to: FileStorage,
	staysToo: boolean,
) {
	const names = (await from.list(hash)).map(({ name }) => name)
	for (const name of names.filter((name) => partsOfName(name)?.hash === hash)) {
		const bytes = await from.read(name)
		// Another process may have been quicker.
		if (!bytes) continue
		await to.write(name, bytes)
		if (!staysToo) await from.remove(name)
	}
}
