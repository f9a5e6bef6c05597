import { EXPORT_MS } from './limits.ts'

/** Until when a token made now serves. */
export const expiryOf = (now: number): number => now + EXPORT_MS

/** The text of a token, for its keyed hash. */
export const signedText = (account: string, expiresAt: number): string => `${account}\n${expiresAt}`

/** A token with its time; null for text that is no token. */
export function readToken(token: string): { expiresAt: number; signature: string } | null {
	const [, expiresAt, signature] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? []
	return expiresAt && signature ? { expiresAt: Number(expiresAt), signature } : null
}
