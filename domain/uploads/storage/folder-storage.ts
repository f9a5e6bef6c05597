import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStorage, Files, StoredFile } from './storage.ts'

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT'

/** A value in place of a missing file. @throws any other error: an unreadable file is not empty */
const ifMissing =
	<T>(value: T) =>
	(error: unknown): T => {
		if (isMissing(error)) return value
		throw error
	}

/** Files in a folder, which is made with the first of them. */
export const folderStorage = (folder: string): FileStorage => ({
	folder,
	async write(name, bytes) {
		await mkdir(folder, { recursive: true })
		const unfinished = join(folder, `${name}.${randomUUID()}`)
		await writeFile(unfinished, bytes)
		await rename(unfinished, join(folder, name))
	},
	read: (name) =>
		readFile(join(folder, name)).then((bytes) => new Uint8Array(bytes), ifMissing(null)),
	touch: (name) =>
		utimes(join(folder, name), new Date(), new Date()).then(() => true, ifMissing(false)),
	async list(beginning = '') {
		const names = await readdir(folder).catch(ifMissing([]))
		const wanted = names.filter((name) => name.startsWith(beginning))
		const files = await Promise.all(wanted.map((name) => fileAt(folder, name)))
		return files.filter((file) => file !== null)
	},
	// Another process may have been quicker.
	remove: (name) => unlink(join(folder, name)).catch(ifMissing(undefined)),
})

/** Null for a folder, and for what went meanwhile. */
async function fileAt(folder: string, name: string): Promise<StoredFile | null> {
	const found = await stat(join(folder, name)).catch(ifMissing(null))
	if (!found?.isFile()) return null
	return { name, bytes: found.size, changedAt: found.mtimeMs }
}

/** The files of a store in the folder of its data. */
export function filesInFolder(dataDir: string): Files {
	const mark = join(dataDir, 'uploads-of')
	const read = () => readFile(mark, 'utf8').catch(ifMissing(null))
	return {
		pictures: folderStorage(join(dataDir, 'uploads')),
		photos: folderStorage(join(dataDir, 'photos')),
		parts: folderStorage(join(dataDir, 'photos', 'parts')),
		owner: {
			read,
			async claim(name) {
				try {
					await writeFile(mark, name, { flag: 'wx' })
					return name
				} catch (error) {
					// Where nothing can be noted, nothing is known either.
					return (error as NodeJS.ErrnoException).code === 'EEXIST' ? read() : null
				}
			},
			give: (name) => writeFile(mark, name),
		},
	}
}
