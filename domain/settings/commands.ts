import { announce } from '../../db/changes/announce.ts'
import type { Tx } from '../../db/database.ts'
import { afterCommit, inTransaction } from '../../db/transaction.ts'
import type { Actor } from '../../shared/actor.ts'
import { followed } from '../../shared/followed.ts'
import { mistakesIn } from '../../shared/messages/issues.ts'
import { message } from '../../shared/messages/message.ts'
import { recorded } from '../../shared/messages/record.ts'
import { fail, failField, ok, type Result } from '../../shared/result.ts'
import type { AppContext } from '../app-context.ts'
import { audit } from '../audit/commands.ts'
import { difference } from '../audit/rules.ts'
import { authorizedTransaction } from '../authorized-transaction.ts'
import type { SectionSaved } from './follower.ts'
import { fixedFieldsChanged } from './internal/fixed-fields.ts'
import { auditedFields, secretsOf } from './internal/secrets/secret-rules.ts'
import { canManageSettings } from './policy.ts'
import { isOpen, type SavedSection, sectionIn } from './queries.ts'
import { SECTION_NAMES, SECTIONS, type SectionName } from './schema.ts'
import { settingsTables } from './tables.ts'

interface NewSection {
	section: SectionName
	/** The revision that the change was made from; null where it is not said. */
	revision: number | null
	fields: unknown
}

const announceSettings = () => announce('settings')

/**
 * Saves a section as a whole, unless somebody has saved it since the revision the change was made from.
 * @returns precondition_failed, with the section as it is now, where somebody has
 */
export async function saveSection(
	ctx: AppContext,
	actor: Actor,
	{ section, revision, fields }: NewSection,
): Promise<Result<SavedSection>> {
	const saved = await authorizedTransaction(canManageSettings(actor), ctx, async ({ tx, at }) => {
		if (revision === null)
			return fail('precondition_required', message('settings.revision_required'))
		const parsed = SECTIONS[section].safeParse(fields)
		if (!parsed.success)
			return fail('invalid', message('input.invalid'), { fields: mistakesIn(parsed.error) })
		const [fixed] = fixedFieldsChanged(ctx.policy.mode, section, parsed.data)
		if (fixed) return failField(fixed, message('settings.fixed_in_demo'))
		const before = await sectionIn(tx, ctx.policy.mode, section)
		const { secrets } = ctx.settings
		const after = secrets.toStore(section, parsed.data, before.fields)
		const value = JSON.stringify(after)
		if (!(await written(tx, { section, value, revision: revision + 1, updated_at: at }))) {
			const now = await sectionIn(tx, ctx.policy.mode, section)
			return fail('precondition_failed', message('settings.saved_meanwhile'), {
				facts: { revision: now.revision, current: secrets.shown(section, now.fields) },
			})
		}
		const judged = await followSection(ctx, tx, { section, before: before.fields, after, at })
		if (!judged.ok) return judged
		afterCommit(tx, announceSettings)
		if ('orderPrefix' in after) await addOrderPrefix(tx, String(after.orderPrefix), at)
		const audited = auditedFields(section, before.fields, after)
		const changed = difference(audited.before, audited.after)
		if (changed)
			await audit(tx, actor, at, [
				{
					action: 'changed',
					kind: 'settings',
					subjectId: section,
					subject: recorded(message('settings.section', { section })),
					...changed,
				},
			])
		return ok({ fields: secrets.shown(section, after), revision: revision + 1 })
	})
	await ctx.settings.refresh()
	await recordOpening(ctx)
	return saved
}

/** Has the later modules follow a change. */
const followSection = (ctx: AppContext, tx: Tx, saved: SectionSaved) =>
	followed(ctx.followers.settings, (each) => each.saved(tx, saved))

/** Has orders of a prefix be known by it, also once the shop has another. */
const addOrderPrefix = (tx: Tx, prefix: string, used_from: number) =>
	settingsTables(tx)
		.insertInto('order_prefixes')
		.values({ prefix, used_from })
		.onConflict((conflict) => conflict.doNothing())
		.execute()

/** Records when a shop first has everything it needs to open: a later requirement does not close it. */
export async function recordOpening(ctx: AppContext): Promise<void> {
	if (ctx.settings.openedAt() !== null || !ctx.policy.opensOnceSetUp || !isOpen(ctx)) return
	await settingsTables(ctx.db)
		.insertInto('shop_openings')
		.values({ id: 1, opened_at: ctx.now() })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
	announceSettings()
	await ctx.settings.refresh()
}

interface Row {
	section: SectionName
	value: string
	revision: number
	updated_at: number
}

/** Writes a section over the revision before its own, in one statement. @returns whether that was still the last */
async function written(tx: Tx, row: Row): Promise<boolean> {
	const { section, revision } = row
	const settings = settingsTables(tx)
	if (revision === 1) {
		const inserted = await settings
			.insertInto('settings')
			.values(row)
			.onConflict((conflict) => conflict.doNothing())
			.executeTakeFirst()
		return inserted.numInsertedOrUpdatedRows === 1n
	}
	const updated = await settings
		.updateTable('settings')
		.set(row)
		.where('section', '=', section)
		.where('revision', '=', revision - 1)
		.executeTakeFirst()
	return updated.numUpdatedRows === 1n
}

/** Seals with the secret in use the texts sealed with the one before, so that the old one is needed no more. */
export async function reencryptSecrets(ctx: AppContext): Promise<void> {
	for (const section of SECTION_NAMES) {
		if (secretsOf(section).length === 0) continue
		await inTransaction(ctx.db, async (tx) => {
			const { fields, revision } = await sectionIn(tx, ctx.policy.mode, section)
			const anew = ctx.settings.secrets.sealedAnew(section, fields)
			if (!anew) return
			const value = JSON.stringify(anew)
			await written(tx, { section, value, revision: revision + 1, updated_at: ctx.now() })
		})
	}
}
