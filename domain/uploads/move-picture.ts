import { copyFile, mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { partsOfName } from './rules.ts'

/**
 * Moves the files of a picture into another folder; a file that is missing, or there already, is no error.
 * @param staysToo whether they are left where they were as well
 */
export async function movePicture(hash: string, from: string, to: string, staysToo: boolean) {
	await mkdir(to, { recursive: true })
	const names = (await readdir(from).catch(() => [])).filter(
		(name) => partsOfName(name)?.hash === hash,
	)
	for (const name of names) {
		const move = staysToo ? copyFile : rename
		await move(join(from, name), join(to, name)).catch((error: NodeJS.ErrnoException) => {
			// Another process may have been quicker.
			if (error.code !== 'ENOENT') throw error
		})
	}
}
