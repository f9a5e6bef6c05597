import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import type { FileStorage, Files } from '../../domain/uploads/storage/storage.ts'

/** The manifest of a backup: a folder without it is none. */
const Manifest = z.object({
	engine: z.enum(['sqlite', 'postgres']),
	madeAt: z.iso.datetime(),
	/** SHA-256 of each file, by its path in the backup. */
	files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
	/** The last migration of its database; null where it does not say. */
	schema: z.string().nullable().default(null),
	/** Of all of the above; see `signatureOf`. */
	signature: z.string().optional(),
})
export type Manifest = z.output<typeof Manifest>

export const MANIFEST = 'manifest.json'

/** The files of a data folder that go into a backup beside the database. */
export const FOLDERS = ['uploads', 'photos'] as const

/** The places of a store's files that go into a backup, by the folder there. */
export const foldersOf = ({
	pictures,
	photos,
}: Files): Record<(typeof FOLDERS)[number], FileStorage> => ({
	uploads: pictures,
	photos,
})

/** Tables whose rows no backup holds: statements of banks are kept for a day. */
export const LEFT_OUT = ['bank_statements']
/** Single files, where there are any. */
export const FILES = ['session-secret', 'uploads-of']

export async function hashOf(file: string): Promise<string> {
	const hash = createHash('sha256')
	await pipeline(createReadStream(file), hash)
	return hash.digest('hex')
}

/**
 * Reads a backup's manifest.
 * @throws Error in words for people, where there is none, or nothing that could be one
 */
export function readManifest(folder: string): Manifest {
	const file = join(folder, MANIFEST)
	if (!existsSync(file)) throw new Error(`${folder} holds no whole backup: ${MANIFEST} is missing.`)
	const parsed = Manifest.safeParse(jsonIn(file))
	if (!parsed.success) throw new Error(`${file} does not say what this backup holds.`)
	const { files } = parsed.data
	const outside = Object.keys(files).find((path) => !NAMED.test(path))
	if (outside !== undefined)
		throw new Error(`${file} names ${outside}, which is no file of a backup.`)
	return parsed.data
}

/** A file of the backup's own folder, or of a folder in it. */
const NAMED = new RegExp(`^(?:(?:${FOLDERS.join('|')})/)?(?!\\.{1,2}$)[^/\\\\\\0]+$`)

function jsonIn(file: string): unknown {
	try {
		return JSON.parse(readFileSync(file, 'utf8'))
	} catch {
		return null
	}
}

/** Compares each file of a backup with the saved one. @throws Error in words for people, where one has changed */
export async function checkFiles(folder: string, { files }: Manifest): Promise<void> {
	for (const [path, hash] of Object.entries(files)) {
		if (!existsSync(join(folder, path)))
			throw new Error(`The backup in ${folder} is not whole: ${path} is missing.`)
		if ((await hashOf(join(folder, path))) !== hash)
			throw new Error(`The backup in ${folder} is damaged: ${path} is not what was saved.`)
	}
}
