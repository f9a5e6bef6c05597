import type { Tx } from '../../db/database.ts'
import type { Actor } from '../../shared/actor.ts'
import { areaHint, pinHint, refuseHints } from '../../shared/addresses/address.ts'
import type { UserId } from '../../shared/ids.ts'
import { ok } from '../../shared/result.ts'
import { announceInstaller } from '../accounts/announce-installer.ts'
import type { AppContext } from '../app-context.ts'
import { audit } from '../audit/commands.ts'
import { difference } from '../audit/rules.ts'
import { authorizedTransaction } from '../authorized-transaction.ts'
import { mayHaveProfile } from './policy.ts'
import { findProfile } from './queries.ts'
import { NO_PROFILE } from './rules.ts'
import type { InstallerProfile, InstallerProfileInput } from './schema.ts'
import { installerTables } from './tables.ts'

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
		const changes = difference({ ...before }, { ...input })
		await keepProfile(tx, id, input, at)
		await announceInstaller(ctx, tx, id, at)
		if (changes)
			await audit(tx, actor, at, [
				{ action: 'changed', kind: 'installer', subjectId: id, subject: input.firm, ...changes },
			])
		return ok(input)
	})

export async function keepProfile(
	tx: Tx,
	id: UserId,
	{ firm, licenceNumber, basePin, pinPrefixes, jobsAWeek }: InstallerProfile,
	at: number,
): Promise<void> {
	const values = {
		firm,
		licence_number: licenceNumber,
		base_pin: basePin,
		jobs_a_week: jobsAWeek,
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

/** Deletes an account's profile as an installer, in the transaction that closes it. */
export async function deleteInstallerOf(tx: Tx, user: UserId): Promise<void> {
	const tables = installerTables(tx)
	for (const table of ['installer_areas', 'installer_profiles', 'installer_applications'] as const)
		await tables.deleteFrom(table).where('user_id', '=', user).execute()
}
