import type { AppContext } from '../../../app-context.ts'
import { accountTables } from '../../tables.ts'
import { accountDayKey } from './attempt-counts.ts'

/**
 * How many logins by devices that an account does not know have failed within a day, over all networks.
 * @returns by address, of those addresses at which any have
 */
export async function failuresAt(
	ctx: AppContext,
	emails: readonly string[],
): Promise<Map<string, number>> {
	if (!ctx.policy.attempts || emails.length === 0) return new Map()
	const emailOf = new Map(emails.map((email) => [accountDayKey(ctx, email), email]))
	const rows = await accountTables(ctx.db)
		.selectFrom('login_attempts')
		.select(['key', 'failures'])
		.where('key', 'in', [...emailOf.keys()])
		.where('expires_at', '>', ctx.now())
		.execute()
	return new Map(rows.map(({ key, failures }) => [emailOf.get(key) ?? '', failures]))
}
