import type { Tx } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import { areaHint, pinHint, refuseHints } from '../../shared/addresses/address.ts'
import type { UserId } from '../../shared/ids.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { announceInstaller } from '../accounts/announce-installer.ts'
import type { AppContext } from '../app-context.ts'
import { audit } from '../audit/commands.ts'
import { difference } from '../audit/rules.ts'
import { authorizedTransaction } from '../authorized-transaction.ts'
import { keepPhoto } from '../uploads/commands.ts'
import { mayHaveProfile } from './policy.ts'
import { findProfile } from './queries.ts'
import { NO_PROFILE } from './rules.ts'
import type { InstallerProfile, InstallerProfileInput } from './schema.ts'
import { installerAccountTables, installerTables } from './tables.ts'

/** Saves one's own profile whole: the areas it names and no others. */
export const saveProfile = (ctx: AppContext, actor: Actor, input: InstallerProfileInput) =>
	authorizedTransaction(mayHaveProfile(actor), ctx, async ({ tx, who: { id }, at }) => {
		const { basePin, pinPrefixes } = input
		const isKnown = refuseHints(ctx.policy, {
			basePin: basePin === null ? null : pinHint(basePin),
			pinPrefixes: pinPrefixes.map(areaHint).find((hint) => hint !== null),
		})
		if (!isKnown.ok) return isKnown
		const before = (await findProfile(tx, id)) ?? NO_PROFILE
		const profile: InstallerProfile = { ...input, photoUrl: before.photoUrl }
		const changes = difference({ ...before }, { ...profile })
		await keepProfile(tx, id, profile, at)
		await announceInstaller(ctx, tx, id, at)
		if (changes)
			await audit(tx, actor, at, [
				{ action: 'changed', kind: 'installer', subjectId: id, subject: input.firm, ...changes },
			])
		return ok(profile)
	})

/**
 * Sets or removes the photo that buyers see of their installer.
 * @param file null removes it
 * @returns conflict before the profile is saved; as `keepPhoto`
 */
export async function setPhoto(
	ctx: AppContext,
	actor: Actor,
	file: File | null,
): Promise<Result<InstallerProfile>> {
	const kept = file === null ? ok(null) : await keepPhoto(ctx, actor, file)
	if (!kept.ok) return kept
	return authorizedTransaction(mayHaveProfile(actor), ctx, async ({ tx, who: { id }, at }) => {
		const saved = await installerTables(tx)
			.updateTable('installer_profiles')
			.set({ photo: kept.value, updated_at: at })
			.where('user_id', '=', id)
			.returning('firm')
			.executeTakeFirst()
		const profile = await findProfile(tx, id)
		if (!saved || !profile) return fail('conflict', message('installers.save_first'))
		const action = file === null ? 'photo removed' : 'photo set'
		await audit(tx, actor, at, [{ action, kind: 'installer', subjectId: id, subject: saved.firm }])
		return ok(profile)
	})
}

export async function keepProfile(
	tx: Tx,
	id: UserId,
	{ firm, licenceNumber, basePin, pinPrefixes, jobsAWeek, ...card }: InstallerProfile,
	at: number,
): Promise<void> {
	const values = {
		firm,
		licence_number: licenceNumber,
		base_pin: basePin,
		jobs_a_week: jobsAWeek,
		phone: card.contactNumber,
		whatsapp: card.whatsapp,
		languages: JSON.stringify(card.languages),
		updated_at: at,
	}
	await installerTables(tx)
		.insertInto('installer_profiles')
		.values({ user_id: id, ...values })
		.onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
		.execute()
	await installerTables(tx).deleteFrom('installer_areas').where('user_id', '=', id).execute()
	if (pinPrefixes.length > 0)
		await installerTables(tx)
			.insertInto('installer_areas')
			.values(pinPrefixes.map((prefix) => ({ user_id: id, prefix })))
			.onConflict((conflict) => conflict.doNothing())
			.execute()
}

/**
 * Removes phone, WhatsApp, languages and photo of accounts that have been suspended since before a time.
 * @param before epoch milliseconds
 */
export async function deleteOldCards({ db }: AppContext, before: number): Promise<void> {
	const suspended = installerAccountTables(db)
		.selectFrom('users')
		.select('id')
		.where('suspended_at', '<', before)
	await installerTables(db)
		.updateTable('installer_profiles')
		.set({ phone: null, whatsapp: null, languages: '[]', photo: null })
		.where('user_id', 'in', suspended)
		.execute()
}

/** Deletes an account's profile as an installer, in the transaction that closes it. */
export async function deleteInstallerOf(tx: Tx, user: UserId): Promise<void> {
	const tables = installerTables(tx)
	for (const table of ['installer_areas', 'installer_profiles', 'installer_applications'] as const)
		await tables.deleteFrom(table).where('user_id', '=', user).execute()
}
