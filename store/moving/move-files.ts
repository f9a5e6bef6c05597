import { createHash } from 'node:crypto'
import { filesInFolder } from '../../domain/uploads/storage/folder-storage.ts'
import { filesInBucket } from '../../domain/uploads/storage/s3-storage.ts'
import type { FileStorage, Files } from '../../domain/uploads/storage/storage.ts'
import type { S3Place } from '../../shared/files/s3-place.ts'

export interface Moved {
	/** Files that are now there. */
	files: number
	/** Of these, the ones that were not there before. */
	copied: number
}

const hashOf = (bytes: Uint8Array | null) =>
	bytes && createHash('sha256').update(bytes).digest('hex')

/**
 * Copies the files of a place into another, and reads each there to compare it. The place they come from stays as it is.
 * @throws Error in words for people, where a file differs from the written one
 */
export async function copyFiles(from: FileStorage, to: FileStorage): Promise<Moved> {
	const there = new Map((await to.list()).map(({ name, bytes }) => [name, bytes]))
	const moved: Moved = { files: 0, copied: 0 }
	for (const { name, bytes: size } of await from.list()) {
		const bytes = await from.read(name)
		// One that nothing names any more may be collected meanwhile.
		if (!bytes) continue
		const hash = hashOf(bytes)
		const isThere = there.get(name) === size && hashOf(await to.read(name)) === hash
		if (!isThere) {
			await to.write(name, bytes)
			if (hashOf(await to.read(name)) !== hash)
				throw new Error(`${name} is not there as it was written. Nothing was deleted: try again.`)
			moved.copied++
		}
		moved.files++
	}
	return moved
}

/**
 * Copies all files of a store between its folder and its bucket, while it serves or not.
 * @throws as `copyFiles`, and where the other place has the files of another database
 */
export async function moveFiles(
	{ dataDir, s3 }: { dataDir: string; s3: S3Place },
	to: 'bucket' | 'folder',
): Promise<Moved> {
	const places = { folder: filesInFolder(dataDir), bucket: filesInBucket(s3) }
	const [from, into]: [Files, Files] =
		to === 'bucket' ? [places.folder, places.bucket] : [places.bucket, places.folder]
	const owner = await from.owner.read()
	const there = owner && (await into.owner.claim(owner))
	if (owner && there !== owner)
		throw new Error(`The ${to} has the files of another database: ${there}. Nothing was copied.`)
	const pictures = await copyFiles(from.pictures, into.pictures)
	const photos = await copyFiles(from.photos, into.photos)
	return { files: pictures.files + photos.files, copied: pictures.copied + photos.copied }
}
