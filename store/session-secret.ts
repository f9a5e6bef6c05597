import { randomBytes } from 'node:crypto'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'

const MIN_LENGTH = 32

/**
 * The secret that signs session cookies, made at the first start and saved beside the data. Called under the lock of
 * the start.
 * @returns the secret, and whether an empty file was in its place
 * @throws Error in words for people when the file's content is too short to be one
 */
export function savedSecret(dataDir: string): { secret: string; wasEmpty: boolean } {
	if (dataDir === ':memory:') return { secret: newSecret(), wasEmpty: false }
	const file = fileIn(dataDir)
	const saved = readSaved(file)
	if (saved && saved.length < MIN_LENGTH)
		throw new Error(
			`${file} holds ${saved.length} characters where at least ${MIN_LENGTH} are needed. Delete it: a new one is made, and everybody logs in again.`,
		)
	if (saved) return { secret: saved, wasEmpty: false }
	const secret = newSecret()
	// Whole or not at all, whenever the machine stops.
	const unfinished = `${file}.new`
	writeFileSync(unfinished, secret, { mode: 0o600, flush: true })
	renameSync(unfinished, file)
	return { secret, wasEmpty: saved !== null }
}

/** The secret that is saved beside the data; null where there is none yet. */
export const secretThere = (dataDir: string): string | null => readSaved(fileIn(dataDir)) || null

const fileIn = (dataDir: string) => join(dataDir, 'session-secret')

/** As `savedSecret`; one that had to be made anew is logged. */
export function secretIn(dataDir: string, log: Logger): string {
	const { secret, wasEmpty } = savedSecret(dataDir)
	if (wasEmpty) log.warn('session-secret was empty and has been made anew: everybody logs in again')
	return secret
}

const newSecret = () => randomBytes(MIN_LENGTH).toString('base64url')

function readSaved(file: string): string | null {
	try {
		return readFileSync(file, 'utf8').trim()
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
		return null
	}
}
