import { createHash } from 'node:crypto'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { MAX_BYTES, MAX_PARTIAL_PHOTOS } from './limits.ts'
import type { StoredFile } from './storage/storage.ts'

/** A photo that arrives in parts, by the name that its sender gave it. */
export interface PartialPhoto {
	accountId: string
	/** The thing that it is of. */
	about: string
	name: string
}

type Where = Pick<AppContext, 'files'>

const hash = (...texts: string[]) =>
	createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)

const nameOf = ({ accountId, about, name }: PartialPhoto) => hash(accountId) + hash(about, name)

/** The offset in digits enough for every file, so that the names have the order of the parts. */
const partAt = (photo: PartialPhoto, offset: number) =>
	`${nameOf(photo)}.part-${String(offset).padStart(9, '0')}`

const offsetOf = ({ name }: StoredFile) => Number(name.split('-').at(-1))

/** The parts that follow each other from the beginning on. */
async function partsOf({ files }: Where, photo: PartialPhoto): Promise<StoredFile[]> {
	const there = await files.parts.list(nameOf(photo))
	const inOrder = there.toSorted((a, b) => offsetOf(a) - offsetOf(b))
	const parts: StoredFile[] = []
	let end = 0
	for (const part of inOrder)
		if (offsetOf(part) === end) {
			parts.push(part)
			end += part.bytes
		}
	return parts
}

const bytesOf = (parts: StoredFile[]) => parts.reduce((sum, { bytes }) => sum + bytes, 0)

/** How many bytes of a photo are there, from its beginning on; the next part begins after them. */
export const receivedBytes = async (where: Where, photo: PartialPhoto): Promise<number> =>
	bytesOf(await partsOf(where, photo))

/**
 * Appends a part of a photo. One that is there already, or begins beyond the end, changes nothing.
 * @param offset where it begins, bytes from 0
 * @returns how many bytes are there then; too_large; conflict where its sender has too many that are not whole
 */
export async function keepPart(
	where: Where,
	photo: PartialPhoto,
	offset: number,
	part: Blob,
): Promise<Result<number>> {
	const before = await receivedBytes(where, photo)
	if (offset !== before || part.size === 0) return ok(before)
	if (before + part.size > MAX_BYTES) return fail('too_large', message('uploads.too_large'))
	if (before === 0 && (await countPartial(where, photo)) >= MAX_PARTIAL_PHOTOS)
		return fail('conflict', message('uploads.too_many_partial', { most: MAX_PARTIAL_PHOTOS }))
	// The same part sent twice at once is written twice under one name.
	await where.files.parts.write(partAt(photo, offset), new Uint8Array(await part.arrayBuffer()))
	return ok(before + part.size)
}

async function countPartial({ files }: Where, { accountId }: PartialPhoto): Promise<number> {
	const parts = await files.parts.list(hash(accountId))
	return new Set(parts.map(({ name }) => name.split('.')[0])).size
}

/** A photo whose parts are all there. @param bytes of all of them @returns conflict where some are missing */
export async function assembledPhoto(
	where: Where,
	photo: PartialPhoto,
	bytes: number,
): Promise<Result<File>> {
	const parts = await partsOf(where, photo)
	const contents = await Promise.all(parts.map(({ name }) => where.files.parts.read(name)))
	const there = contents.filter((content) => content !== null)
	if (there.length < parts.length || bytesOf(parts) !== bytes)
		return fail('conflict', message('uploads.not_whole'))
	return ok(new File(there, 'photo'))
}

export async function forgetParts({ files }: Where, photo: PartialPhoto): Promise<void> {
	for (const { name } of await files.parts.list(nameOf(photo))) await files.parts.remove(name)
}
