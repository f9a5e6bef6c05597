import type { Database } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import type { AppContext } from '../app-context.ts'
import { authorizedRead } from '../authorized-read.ts'
import { defaultSettings } from './internal/defaults.ts'
import { withFixedFields } from './internal/fixed-fields.ts'
import { isSetUp, type SetupFacts, stepsToOpen } from './internal/setup-rules.ts'
import { storedSection } from './internal/stored.ts'
import { canManageSettings } from './policy.ts'
import type { Fields, SectionName } from './schema.ts'
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
	const { fields } = storedSection(section, row.value, defaults)
	return { fields: withFixedFields(mode, section, fields), revision: row.revision }
}

/** A section of the settings, for a caller who can change it. */
export const settingsSection = (ctx: AppContext, actor: Actor, section: SectionName) =>
	authorizedRead(canManageSettings(actor), async (): Promise<SavedSection> => {
		const { fields, revision } = await sectionIn(ctx.db, ctx.policy.mode, section)
		return { fields: ctx.settings.secrets.shown(section, fields), revision }
	})

/** The state of Razorpay's keys. */
export const keysOf = ({ settings }: AppContext) => paymentKeys((name) => settings.secret(name))

const hasKeys = (ctx: AppContext) => ['test', 'live'].includes(keysOf(ctx))

const setupFacts = (ctx: AppContext): SetupFacts => ({
	settings: ctx.settings.current(),
	publicUrl: ctx.publicUrl,
	takesOnline: hasKeys(ctx),
	hasOpened: ctx.settings.openedAt() !== null,
})

/** Whether the shop takes orders: a live one that is not set up is closed, and can be looked at and planned with. */
export const isOpen = (ctx: AppContext): boolean =>
	!ctx.policy.opensOnceSetUp || isSetUp(setupFacts(ctx))

/** The steps that keep the shop closed, or did before it first opened. */
export const requiredSteps = (ctx: AppContext) => stepsToOpen(setupFacts(ctx))

/** The uploaded pictures that settings name, as texts in which their addresses are. */
export async function picturesInSettings(db: Database): Promise<string[]> {
	const rows = await settingsTables(db)
		.selectFrom('settings')
		.select('value')
		.where('value', 'like', '%/uploads/%')
		.execute()
	return rows.map(({ value }) => value)
}

/** The prefixes that order numbers of the shop have, or ever had. */
export async function orderPrefixes(db: Database): Promise<string[]> {
	const rows = await settingsTables(db).selectFrom('order_prefixes').select('prefix').execute()
	return rows.map(({ prefix }) => prefix)
}
