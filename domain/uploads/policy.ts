import { type Actor, hasRole, isSignedIn } from '../../shared/actor.ts'
import { ok, type Result, refuse } from '../../shared/result.ts'

/** What a picture is for. */
type Purpose = 'product' | 'installation'

/** Admins alone put pictures into the store; installers photograph their jobs, whose module asks whose they are. */
export function mayUpload(actor: Actor, purpose: Purpose): Result<void> {
	if (purpose === 'installation' && hasRole(actor, 'Installer')) return ok(undefined)
	if (purpose === 'product' && hasRole(actor, 'Admin')) return ok(undefined)
	const who = purpose === 'product' ? 'an admin' : 'an installer'
	if (isSignedIn(actor)) return refuse('forbidden', `Only ${who} can upload pictures.`)
	return refuse('not_signed_in', `Log in as ${who} to upload pictures.`)
}
