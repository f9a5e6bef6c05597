import { type Actor, hasRole, isSignedIn } from '../../shared/actor.ts'
import { message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'

type Purpose = 'product' | 'installation'

/** Admins alone put pictures into the store; installers photograph their jobs, whose module asks whose they are. */
export function mayUpload(actor: Actor, purpose: Purpose): Result<void> {
	if (purpose === 'installation' && hasRole(actor, 'Installer')) return ok(undefined)
	if (purpose === 'product' && hasRole(actor, 'Admin')) return ok(undefined)
	const isForAdmins = purpose === 'product'
	if (isSignedIn(actor))
		return fail(
			'forbidden',
			message(isForAdmins ? 'uploads.admins_only' : 'uploads.installers_only'),
		)
	return fail(
		'not_signed_in',
		message(isForAdmins ? 'uploads.log_in_as_admin' : 'uploads.log_in_as_installer'),
	)
}
