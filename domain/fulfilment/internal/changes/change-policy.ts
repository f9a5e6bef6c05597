import { type Actor, hasRole, isSignedIn } from '../../../../shared/actor.ts'
import { message } from '../../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import { isBuyer, isBuyerOrAdmin, isInstallerOf, type OrderFacts } from '../../../orders/policy.ts'
import { isApproved } from '../../../orders/transitions/status-rules.ts'
import type { ChangeAction } from '../../changes/change-schema.ts'

export type Doing = ChangeAction | 'propose'

const hasJob = (actor: Actor, order: OrderFacts) =>
	isInstallerOf(actor, order) && isApproved(order.status)

/** The buyer, the installer of the job, and admins see the proposals. */
export const maySeeChanges = (actor: Actor, order: OrderFacts, key?: string): boolean =>
	hasJob(actor, order) || isBuyerOrAdmin(actor, order, key)

/** Whether the caller may ever do this with a change of this order. */
export function mayDo(actor: Actor, doing: Doing, order: OrderFacts, key?: string): boolean {
	switch (doing) {
		case 'propose':
			return hasJob(actor, order)
		case 'withdraw':
			return hasRole(actor, 'Admin') || hasJob(actor, order)
		case 'consent':
		case 'refuse':
			return isBuyer(actor, order, key)
	}
}

const REFUSED = {
	propose: message('fulfilment.propose_not_allowed'),
	withdraw: message('fulfilment.withdraw_not_allowed'),
	consent: message('fulfilment.answer_not_allowed'),
	refuse: message('fulfilment.answer_not_allowed'),
}

export const forbidden = (doing: Doing) => fail('forbidden', REFUSED[doing])

/** Whether the caller's role allows it with any order, asked before one is looked for. */
export function mayEverDo(actor: Actor, doing: Doing): Result<void> {
	if (doing === 'consent' || doing === 'refuse' || hasRole(actor, 'Installer')) return ok(undefined)
	if (doing === 'withdraw' && hasRole(actor, 'Admin')) return ok(undefined)
	return isSignedIn(actor) ? forbidden(doing) : fail('not_signed_in', REFUSED[doing])
}
