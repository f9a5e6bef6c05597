import { inTransaction } from '../../../../db/transaction.ts'
import { DAY_MS } from '../../../../shared/durations.ts'
import { newSecret, type UserId } from '../../../../shared/ids.ts'
import type { AppContext } from '../../../app-context.ts'
import { DEVICE_DAYS, MAX_DEVICES } from '../../limits.ts'
import { accountTables } from '../../tables.ts'

const hashOf = ({ keyedHash }: AppContext, secret: string) => keyedHash('device', secret)

/** Whether the device with this secret has logged in to the account with this address before. */
export async function isKnownDevice(
	ctx: AppContext,
	secret: string | null,
	email: string,
): Promise<boolean> {
	if (!secret) return false
	const found = await accountTables(ctx.db)
		.selectFrom('known_devices')
		.innerJoin('users', 'users.id', 'known_devices.user_id')
		.select('users.id')
		.where('known_devices.device', '=', hashOf(ctx, secret))
		.where('known_devices.last_used_at', '>', ctx.now() - DEVICE_DAYS * DAY_MS)
		.where('users.email', '=', email)
		.executeTakeFirst()
	return found !== undefined
}

/**
 * Makes the device known to the account that it has just logged in to. Its secret is a new one, also for
 * other accounts that know it: one that was stolen is worth nothing after the owner's next login.
 * @returns the new secret
 */
export async function rememberDevice(
	ctx: AppContext,
	secret: string | null,
	userId: UserId,
): Promise<string> {
	const fresh = newSecret()
	const device = hashOf(ctx, fresh)
	const at = ctx.now()
	await inTransaction(ctx.db, async (tx) => {
		if (secret)
			await accountTables(tx)
				.updateTable('known_devices')
				.set({ device })
				.where('device', '=', hashOf(ctx, secret))
				.execute()
		await accountTables(tx)
			.insertInto('known_devices')
			.values({ device, user_id: userId, last_used_at: at })
			.onConflict((conflict) =>
				conflict.columns(['device', 'user_id']).doUpdateSet({ last_used_at: at }),
			)
			.execute()
		const latest = accountTables(tx)
			.selectFrom('known_devices')
			.select('device')
			.where('user_id', '=', userId)
			.orderBy('last_used_at', 'desc')
			.orderBy('device')
			.limit(MAX_DEVICES)
		await accountTables(tx)
			.deleteFrom('known_devices')
			.where('user_id', '=', userId)
			.where('device', 'not in', latest)
			.where('device', '<>', device)
			.execute()
	})
	return fresh
}

/** Forgets every device of an account but this one. */
export async function forgetOtherDevices(
	ctx: AppContext,
	secret: string | null,
	userId: UserId,
): Promise<void> {
	await accountTables(ctx.db)
		.deleteFrom('known_devices')
		.where('user_id', '=', userId)
		.where('device', '<>', secret ? hashOf(ctx, secret) : '')
		.execute()
}

/** Deletes the devices without a login for long. */
export async function deleteOldDevices({ db, now }: AppContext): Promise<void> {
	const before = now() - DEVICE_DAYS * DAY_MS
	await accountTables(db).deleteFrom('known_devices').where('last_used_at', '<=', before).execute()
}
