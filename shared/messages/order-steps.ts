/** What each step of an order is called once it is done: in the audit, and in the English notifications. */
export const STEP_DONE = {
	accept: 'accepted',
	decline: 'declined',
	pass: 'passed on',
	undo: 'no longer declined',
	reopen: 'reopened',
	assign: 'assigned',
	route: 'sent to routing',
	'hand-back': 'handed back',
	reassign: 'reassigned',
	schedule: 'scheduled',
	install: 'installed',
	dispatch: 'sent',
	deliver: 'delivered',
	cancel: 'cancelled',
	release: 'paid',
	expire: 'expired',
}
