import { type Actor, hasRole, isSignedIn, type SignedIn } from '../../shared/actor.ts'
import { type Message, message } from '../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../shared/result.ts'
import { isBuyer, isBuyerOrAdmin, isInstallerOf, type OrderFacts } from '../orders/policy.ts'
import type { InstallationAction } from './schema.ts'

/** The installer of the job, its buyer, and admins see it. */
export const maySee = (actor: Actor, order: OrderFacts, key?: string): boolean =>
	isInstallerOf(actor, order) || isBuyerOrAdmin(actor, order, key)

/** Its installer and admins see the data for the shop alone: where a photo was taken, and numbers of other orders. */
export const seesAsShop = (actor: Actor, order: OrderFacts): boolean =>
	isInstallerOf(actor, order) || hasRole(actor, 'Admin')

/** Whether the caller may ever do this with this installation, at any stage. */
export function may(
	actor: Actor,
	action: InstallationAction,
	order: OrderFacts,
	key?: string,
): boolean {
	switch (action) {
		case 'propose':
		case 'work':
			return isInstallerOf(actor, order)
		case 'confirm':
			return isInstallerOf(actor, order) || isBuyer(actor, order, key)
		case 'ask-another':
			return isBuyer(actor, order, key)
	}
}

const REFUSED: Record<InstallationAction, Message> = {
	propose: message('installations.propose_not_allowed'),
	work: message('installations.work_not_allowed'),
	confirm: message('installations.confirm_not_allowed'),
	'ask-another': message('installations.ask_not_allowed'),
}

export const forbidden = (action: InstallationAction) => fail('forbidden', REFUSED[action])

/**
 * Whether the caller's role allows the action with any installation at all; asked before one is looked
 * for, so that the answer does not tell whether there is one.
 */
export function mayEver(actor: Actor, action: InstallationAction): Result<void> {
	const isBuyers = action === 'confirm' || action === 'ask-another'
	if (isBuyers || hasRole(actor, 'Installer')) return ok(undefined)
	if (isSignedIn(actor)) return forbidden(action)
	return fail('not_signed_in', REFUSED[action])
}

/** Installers alone have a list of jobs. */
export function mayList(actor: Actor): Result<SignedIn> {
	if (hasRole(actor, 'Installer')) return ok(actor)
	if (isSignedIn(actor)) return fail('forbidden', message('installations.jobs_installers_only'))
	return fail('not_signed_in', message('installations.jobs_log_in'))
}
