import type { Database } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import { ok, type Result } from '../../shared/result.ts'
import { authorizedRead } from '../authorized-read.ts'
import type { Store } from '../store.ts'
import { defaultSettings } from './internal/defaults.ts'
import { isSetUp, type SetupFacts, setupSteps } from './internal/setup-rules.ts'
import { storedSection } from './internal/stored.ts'
import { canManageSettings } from './policy.ts'
import type { Fields, SectionName, Setup } from './schema.ts'
import { paymentKeys } from './secrets/payment-key-rules.ts'
import { settingsTables } from './tables.ts'

/** A section, and how often it has been saved. */
export interface SavedSection {
	fields: Fields
	revision: number
}

/** A section as the database has it now, with its secrets sealed. */
export async function sectionIn(
	db: Database,
	mode: 'demo' | 'live',
	section: SectionName,
): Promise<SavedSection> {
	const row = await settingsTables(db)
		.selectFrom('settings')
		.select(['value', 'revision'])
		.where('section', '=', section)
		.executeTakeFirst()
	const defaults = defaultSettings(mode)[section]
	if (!row) return { fields: defaults, revision: 0 }
	return { fields: storedSection(section, row.value, defaults).fields, revision: row.revision }
}

/** A section of the settings, to whoever may change it. */
export const settingsSection = (store: Store, actor: Actor, section: SectionName) =>
	authorizedRead(canManageSettings(actor), async (): Promise<SavedSection> => {
		const { fields, revision } = await sectionIn(store.db, store.policy.mode, section)
		return { fields: store.settings.secrets.shown(section, fields), revision }
	})

const keysOf = ({ settings }: Store) => paymentKeys((name) => settings.secret(name))

const hasKeys = (store: Store) => ['test', 'live'].includes(keysOf(store))

const setupFacts = (store: Store): SetupFacts => ({
	settings: store.settings.current(),
	publicUrl: store.publicUrl,
	sendsMail: store.mailer.transport !== null,
	takesOnline: hasKeys(store),
	products: store.catalogue.products.length,
})

/** Whether the shop takes orders: a live one that is not set up is closed, and can be looked at and planned with. */
export const isOpen = (store: Store): boolean =>
	!store.policy.opensOnceSetUp || isSetUp(setupFacts(store))

/** What is to be done before the shop opens, and what of it is. */
export function setupOf(store: Store, actor: Actor): Result<Setup> {
	const allowed = canManageSettings(actor)
	if (!allowed.ok) return allowed
	return ok({
		open: isOpen(store),
		paymentKeys: keysOf(store),
		steps: setupSteps(setupFacts(store)),
	})
}

/** The uploaded pictures that settings name, as texts in which their addresses are. */
export async function picturesInSettings(db: Database): Promise<string[]> {
	const rows = await settingsTables(db)
		.selectFrom('settings')
		.select('value')
		.where('value', 'like', '%/uploads/%')
		.execute()
	return rows.map(({ value }) => value)
}
