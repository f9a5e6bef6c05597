import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const VERSION = 'v1'
const AES_256_GCM = { ivBytes: 12, tagBytes: 16, keyBytes: 32 }

const keyFrom = (secret: string, purpose: string) =>
	Buffer.from(hkdfSync('sha256', secret, '', purpose, AES_256_GCM.keyBytes))

/** Makes texts and files unreadable with the database alone, without the secret: AES-256-GCM (NIST SP 800-38D). */
export class Sealing {
	readonly #key: Buffer

	/**
	 * @param secret from which the key is derived (HKDF-SHA-256, RFC 5869)
	 * @param purpose so that nothing else derived from the same secret has this key
	 */
	constructor(secret: string, purpose: string) {
		this.#key = keyFrom(secret, purpose)
	}

	/** @param name the text's kind: a text sealed as one kind cannot be opened as another */
	seal(name: string, content: string | Uint8Array): string {
		const iv = randomBytes(AES_256_GCM.ivBytes)
		const cipher = createCipheriv('aes-256-gcm', this.#key, iv).setAAD(Buffer.from(name))
		const sealed = Buffer.concat([cipher.update(content), cipher.final()])
		const whole = Buffer.concat([iv, cipher.getAuthTag(), sealed])
		return `${VERSION}.${whole.toString('base64url')}`
	}

	/** @returns null where it was sealed with another secret or as something else, or has been changed */
	open(name: string, sealed: string): string | null {
		return this.openBytes(name, sealed)?.toString('utf8') ?? null
	}

	/** As `open`, of bytes. */
	openBytes(name: string, sealed: string): Buffer | null {
		const [version, body = ''] = sealed.split('.')
		const whole = Buffer.from(body, 'base64url')
		if (version !== VERSION || whole.length < AES_256_GCM.ivBytes + AES_256_GCM.tagBytes)
			return null
		const iv = whole.subarray(0, AES_256_GCM.ivBytes)
		const decipher = createDecipheriv('aes-256-gcm', this.#key, iv, {
			authTagLength: AES_256_GCM.tagBytes,
		})
			.setAAD(Buffer.from(name))
			.setAuthTag(whole.subarray(AES_256_GCM.ivBytes, AES_256_GCM.ivBytes + AES_256_GCM.tagBytes))
		try {
			const text = decipher.update(whole.subarray(AES_256_GCM.ivBytes + AES_256_GCM.tagBytes))
			return Buffer.concat([text, decipher.final()])
		} catch {
			return null
		}
	}
}
