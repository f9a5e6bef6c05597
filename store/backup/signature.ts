import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { secretThere } from '../session-secret.ts'
import type { Manifest } from './manifest.ts'

const VERSION = 'v1'
const KEY_BYTES = 32
/** So that nothing else derived from the same secret has this key. */
const PURPOSE = 'manifest of a backup'

/** Whose secret a manifest is signed with: this store's, or its former one; another; none. */
export type SignedBy = 'store' | 'other' | 'nobody'

export interface Secrets {
	dataDir: string
	sessionSecret?: string | undefined
	sessionSecretOld?: string | undefined
}

/** The secrets that this store has: the one in use first, that before it second; none where it has never started. */
export function secretsOf({ dataDir, sessionSecret, sessionSecretOld }: Secrets): string[] {
	const inUse = sessionSecret ?? secretThere(dataDir)
	return [inUse, sessionSecretOld].filter((secret) => secret !== null && secret !== undefined)
}

/**
 * The signature of a whole manifest: HMAC-SHA-256 (RFC 2104) by a key derived from the session secret (HKDF,
 * RFC 5869).
 */
export function signatureOf(manifest: Omit<Manifest, 'signature'>, secret: string): string {
	const { engine, madeAt, schema, files } = manifest
	const all = JSON.stringify([engine, madeAt, schema, Object.entries(files).sort()])
	const key = Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, KEY_BYTES))
	return `${VERSION}.${createHmac('sha256', key).update(all).digest('base64url')}`
}

/** Who has signed a manifest as it is now. */
export function signedBy(manifest: Manifest, secrets: readonly string[]): SignedBy {
	const { signature } = manifest
	if (!signature) return 'nobody'
	const isOf = (secret: string) => {
		const [ours, theirs] = [Buffer.from(signatureOf(manifest, secret)), Buffer.from(signature)]
		return ours.length === theirs.length && timingSafeEqual(ours, theirs)
	}
	return secrets.some(isOf) ? 'store' : 'other'
}
