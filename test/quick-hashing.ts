import { createHash } from 'node:crypto'
import type { OpenStore } from '../store/open.ts'

/** Hardly hashes passwords at all, where it is slow on purpose in earnest: a tenth of a second of the processor. */
export function hashQuickly({ hasher }: OpenStore) {
	const hash = async (text: string) => createHash('sha256').update(text).digest('hex')
	const verify = async (given: { hash: string; password: string }) =>
		given.hash === (await hash(given.password))
	hasher.scheme = { hash, verify }
}
