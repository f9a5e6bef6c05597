import type { AppContext } from '../app-context.ts'
import { deleteOldLinks } from './internal/links/password-links.ts'
import { deleteOldAttempts } from './internal/login/attempts.ts'
import { deleteOldDevices } from './internal/login/devices.ts'
import { deleteEndedSessions } from './internal/sessions/sessions.ts'
import { deleteOldSignUps } from './internal/sign-up/pending.ts'
import { deleteUsedCodes } from './internal/two-factor/used-codes.ts'

/** Deletes rows that no login needs any more. */
export async function maintainAccounts(ctx: AppContext): Promise<void> {
	await deleteEndedSessions(ctx.db, ctx.now())
	await deleteOldAttempts(ctx)
	await deleteOldDevices(ctx)
	await deleteOldLinks(ctx.db, ctx.now())
	await deleteOldSignUps(ctx)
	await deleteUsedCodes(ctx)
}
