import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

/** The manifest of a backup: a folder without it is none. */
const Manifest = z.object({
	engine: z.enum(['sqlite', 'postgres']),
	madeAt: z.iso.datetime(),
	/** SHA-256 of each file, by its path in the backup. */
	files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
})
export type Manifest = z.output<typeof Manifest>

export const MANIFEST = 'manifest.json'

/** The files of a data folder that go into a backup beside the database. */
export const FOLDERS = ['uploads', 'photos']
/** Tables whose rows no backup holds: statements of banks are kept for a day. */
export const LEFT_OUT = ['bank_statements']
/** Single files, where there are any. */
export const FILES = ['session-secret', 'uploads-of']

export async function hashOf(file: string): Promise<string> {
	const hash = createHash('sha256')
	await pipeline(createReadStream(file), hash)
	return hash.digest('hex')
}

/** Paths of all files in a folder, as `uploads/a.webp`; none where there is no folder. */
export const filesIn = (folder: string, name: string): string[] =>
	existsSync(join(folder, name))
		? readdirSync(join(folder, name), { withFileTypes: true })
				.filter((entry) => entry.isFile())
				.map((entry) => `${name}/${entry.name}`)
		: []

/**
 * Reads a backup's manifest.
 * @throws Error in words for people, where there is none or a file has changed
 */
export async function checkedManifest(folder: string): Promise<Manifest> {
	const file = join(folder, MANIFEST)
	if (!existsSync(file)) throw new Error(`${folder} holds no whole backup: ${MANIFEST} is missing.`)
	const parsed = Manifest.safeParse(JSON.parse(readFileSync(file, 'utf8')))
	if (!parsed.success) throw new Error(`${file} does not say what this backup holds.`)
	for (const [path, hash] of Object.entries(parsed.data.files)) {
		if (!existsSync(join(folder, path)))
			throw new Error(`The backup in ${folder} is not whole: ${path} is missing.`)
		if ((await hashOf(join(folder, path))) !== hash)
			throw new Error(`The backup in ${folder} is damaged: ${path} is not what was saved.`)
	}
	return parsed.data
}
