import { MINUTE_MS } from '../../shared/durations.ts'

const EXPORT_MS = 15 * MINUTE_MS

/** Until when a token made now serves. */
export const expiryOf = (now: number): number => now + EXPORT_MS

/** What a token is made of, for its keyed hash. */
export const signedText = (account: string, expiresAt: number): string => `${account}\n${expiresAt}`

/** A token with the time it names; null for what is none. */
export function readToken(token: string): { expiresAt: number; signature: string } | null {
	const [, expiresAt, signature] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? []
	return expiresAt && signature ? { expiresAt: Number(expiresAt), signature } : null
}
