import type { Fields, SectionName } from '../../schema.ts'
import { Sealing } from '../../secrets/sealing.ts'
import { masked, type SecretName, UNREADABLE, withSecrets } from './secret-rules.ts'

const PURPOSE = 'solbazaar settings v1'

export interface SecretSources {
	/** The secret that seals the others. */
	secret: string
	/** The secret they were sealed with before. */
	oldSecret?: string | undefined
	/** Those of the environment, which win over saved ones. */
	environment?: Partial<Record<SecretName, string>> | undefined
}

/** The secrets of the settings: sealed in the database, masked on screens, in the open for their users in the code. */
export class Secrets {
	readonly #sealing: Sealing
	readonly #oldSealing: Sealing | null
	readonly #environment: Partial<Record<SecretName, string>>

	constructor({ secret, oldSecret, environment = {} }: SecretSources) {
		this.#sealing = new Sealing(secret, PURPOSE)
		this.#oldSealing = oldSecret ? new Sealing(oldSecret, PURPOSE) : null
		this.#environment = environment
	}

	isInEnvironment(name: SecretName): boolean {
		return this.#environment[name] !== undefined
	}

	/** A secret in the open, as the environment has it or else as it was sealed; null where there is none to be read. */
	read(name: SecretName, sealed: string): string | null {
		return this.#environment[name] ?? (sealed === '' ? null : this.#open(name, sealed))
	}

	/** Fields as they were stored, as they are shown. */
	shown(section: SectionName, stored: Fields): Fields {
		return withSecrets(section, stored, (name, sealed) => {
			const secret = this.read(name, sealed)
			if (secret !== null) return masked(secret)
			return sealed === '' ? '' : UNREADABLE
		})
	}

	/** Converts sent fields to stored ones: a masked value that was sent back unchanged stays. */
	toStore(section: SectionName, sent: Fields, stored: Fields): Fields {
		const shown = this.shown(section, stored)
		return withSecrets(section, sent, (name, value) => {
			if (value === shown[name]) return String(stored[name] ?? '')
			return value === '' ? '' : this.#sealing.seal(name, value)
		})
	}

	/** Fields that were stored under the old secret, sealed with the one in use; null where there are none. */
	sealedAnew(section: SectionName, stored: Fields): Fields | null {
		let isChanged = false
		const fields = withSecrets(section, stored, (name, sealed) => {
			if (sealed === '' || this.#sealing.open(name, sealed) !== null) return sealed
			const secret = this.#oldSealing?.open(name, sealed) ?? null
			if (secret === null) return sealed
			isChanged = true
			return this.#sealing.seal(name, secret)
		})
		return isChanged ? fields : null
	}

	#open(name: SecretName, sealed: string): string | null {
		return this.#sealing.open(name, sealed) ?? this.#oldSealing?.open(name, sealed) ?? null
	}
}
