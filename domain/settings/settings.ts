import type { Logger } from 'pino'
import type { Database } from '../../db/database.ts'
import { singleFlight } from '../../shared/single-flight.ts'
import { defaultSettings } from './internal/defaults.ts'
import { withFixedFields } from './internal/fixed-fields.ts'
import { type SecretName, secretsOf } from './internal/secrets/secret-rules.ts'
import { type SecretSources, Secrets } from './internal/secrets/secrets.ts'
import { storedSection } from './internal/stored.ts'
import { type AllSettings, SECTION_NAMES, type SectionName } from './schema.ts'
import { settingsTables } from './tables.ts'

interface SettingsParts {
	mode: 'demo' | 'live'
	log: Logger
	/** Called once the settings in memory have changed: data derived from the old ones are stale. */
	changed: () => void
	secrets: SecretSources
}

/** The settings in memory, brought up to date from the database when somebody has saved. */
export class Settings {
	readonly secrets: Secrets
	readonly #db: Database
	readonly #parts: SettingsParts
	readonly #revisions = new Map<SectionName, number>()
	/** As they are shown: of a secret its last four characters. */
	#current: AllSettings
	/** When the shop was first ready to open, epoch milliseconds. */
	#openedAt: number | null = null
	/** Sealed. */
	readonly #secrets = new Map<SecretName, string>()

	constructor(db: Database, parts: SettingsParts) {
		this.#db = db
		this.#parts = parts
		this.secrets = new Secrets(parts.secrets)
		this.#current = this.#shown(defaultSettings(parts.mode))
	}

	/** Every section, as it was last saved or as its mode has it. */
	current(): AllSettings {
		return this.#current
	}

	/** When all was there for the first time that the shop needs to open, epoch milliseconds; null for not yet. */
	openedAt(): number | null {
		return this.#openedAt
	}

	/** A secret in the open, for use; null where there is none, or none that can be read. */
	secret(name: SecretName): string | null {
		return this.secrets.read(name, this.#secrets.get(name) ?? '')
	}

	/** Those that were saved and cannot be read: they were sealed with another SESSION_SECRET. */
	unreadableSecrets(): SecretName[] {
		return [...this.#secrets].flatMap(([name, sealed]) =>
			sealed !== '' && this.secrets.read(name, sealed) === null ? [name] : [],
		)
	}

	/** How often a section has been saved. */
	revisionOf(section: SectionName): number {
		return this.#revisions.get(section) ?? 0
	}

	/** Reads the changes saved since; concurrent calls share one further look. */
	readonly refresh = singleFlight(() => this.#load())

	async #load(): Promise<void> {
		await this.#loadOpening()
		const settings = settingsTables(this.#db).selectFrom('settings')
		const saved = await settings.select(['section', 'revision']).execute()
		const changed = saved
			.filter(({ section, revision }) => revision !== this.revisionOf(section))
			.map(({ section }) => section)
			.filter((section) => SECTION_NAMES.includes(section))
		if (changed.length === 0) return
		const rows = await settings.selectAll().where('section', 'in', changed).execute()
		const defaults = defaultSettings(this.#parts.mode)
		const read = rows.map(({ section, value }) => {
			const { fields, unreadable } = storedSection(section, value, defaults[section])
			if (unreadable.length > 0)
				this.#parts.log.warn({ section, unreadable }, 'settings as they were saved cannot be read')
			for (const name of secretsOf(section)) this.#secrets.set(name, String(fields[name]))
			const chosen = withFixedFields(this.#parts.mode, section, fields)
			return [section, this.secrets.shown(section, chosen)]
		})
		this.#current = { ...this.#current, ...Object.fromEntries(read) }
		for (const { section, revision } of rows) this.#revisions.set(section, revision)
		this.#parts.changed()
		const lost = this.unreadableSecrets()
		if (lost.length > 0)
			this.#parts.log.warn(
				{ secrets: lost },
				'secrets of the settings cannot be read: start once with SESSION_SECRET_OLD, or give them anew at /admin/settings',
			)
	}

	async #loadOpening(): Promise<void> {
		if (this.#openedAt !== null) return
		const openings = settingsTables(this.#db).selectFrom('shop_openings')
		const row = await openings.select('opened_at').executeTakeFirst()
		if (!row) return
		this.#openedAt = row.opened_at
		this.#parts.changed()
	}

	#shown(all: AllSettings): AllSettings {
		const shown = SECTION_NAMES.map((name) => [name, this.secrets.shown(name, all[name])])
		return Object.fromEntries(shown)
	}
}
