import { createHash } from 'node:crypto'
import { constants, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { MAX_BYTES, MAX_PARTIAL_PHOTOS } from './limits.ts'

/** A photo that arrives in parts, by the name that its sender gave it. */
export interface PartialPhoto {
	accountId: string
	/** The thing that it is of. */
	about: string
	name: string
}

type Where = Pick<AppContext, 'photosDir'>

/** Where parts lie until their photo is whole; those that are a day old are deleted. */
export const partsDir = ({ photosDir }: Where) => join(photosDir, 'parts')

const hash = (...texts: string[]) =>
	createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)

const pathOf = (where: Where, { accountId, about, name }: PartialPhoto) =>
	join(partsDir(where), `${hash(accountId)}${hash(about, name)}.part`)

/** How many bytes of a photo are there, from its beginning on; the next part begins after them. */
export const receivedBytes = (where: Where, photo: PartialPhoto): Promise<number> =>
	stat(pathOf(where, photo)).then(
		({ size }) => size,
		() => 0,
	)

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
	if (offset !== before) return ok(before)
	if (before + part.size > MAX_BYTES) return fail('too_large', message('uploads.too_large'))
	await mkdir(partsDir(where), { recursive: true })
	if (before === 0 && (await countPartial(where, photo)) >= MAX_PARTIAL_PHOTOS)
		return fail('conflict', message('uploads.too_many_partial', { most: MAX_PARTIAL_PHOTOS }))
	const file = await open(pathOf(where, photo), constants.O_RDWR | constants.O_CREAT)
	try {
		// The same part sent twice at once is written twice to one place.
		await file.write(new Uint8Array(await part.arrayBuffer()), 0, part.size, offset)
	} finally {
		await file.close()
	}
	return ok(before + part.size)
}

async function countPartial(where: Where, { accountId }: PartialPhoto): Promise<number> {
	const names = await readdir(partsDir(where))
	return names.filter((name) => name.startsWith(hash(accountId))).length
}

/** A photo whose parts are all there. @param bytes of all of them @returns conflict where some are missing */
export async function assembledPhoto(
	where: Where,
	photo: PartialPhoto,
	bytes: number,
): Promise<Result<File>> {
	const there = await readFile(pathOf(where, photo)).catch(() => null)
	if (there?.length !== bytes) return fail('conflict', message('uploads.not_whole'))
	return ok(new File([there], 'photo'))
}

export const forgetParts = (where: Where, photo: PartialPhoto): Promise<void> =>
	rm(pathOf(where, photo), { force: true })
