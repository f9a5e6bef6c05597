import { inRupees } from '../../../format/money.ts'

interface OfOrder {
	orderId: string
}

/** Words for changes of an order. */
export const fulfilment = {
	'fulfilment.reason_required': 'Say why the order should be changed.',
	'fulfilment.hash_required': 'Send the hash of the proposal that was seen.',
	'fulfilment.propose_not_allowed': 'Only the installer of an order can propose to change it.',
	'fulfilment.withdraw_not_allowed':
		'Only the installer of the order or an admin can take a proposal back.',
	'fulfilment.answer_not_allowed': 'Only the buyer can answer a proposal.',
	'fulfilment.not_surveyed': 'Tick the survey first: a change is proposed after it.',
	'fulfilment.one_open': 'A proposal is still waiting for the buyer’s answer. Take it back first.',
	'fulfilment.same': 'This is what the order is already.',
	'fulfilment.invoiced': 'There is a tax invoice for this order, so it can no longer be changed.',
	'fulfilment.product_twice': 'A product is there twice. Give it once, with its quantity.',
	'fulfilment.no_such_change': 'There is no such proposal.',
	'fulfilment.already_answered': 'This proposal is no longer open. Look at the order again.',
	'fulfilment.other_proposal': 'This is another proposal than the one you saw. Look at it again.',
	'fulfilment.of_another_installer':
		'The installer who proposed this no longer has the order, so it stays as it is.',
	'fulfilment.changed': ({ before, after }: { before: number; after: number }) =>
		`${inRupees(before)} became ${inRupees(after)}`,
	'fulfilment.change_proposed': ({ name, orderId }: OfOrder & { name: string }) =>
		`${name} proposes a change of order ${orderId}`,
	'fulfilment.change_accepted': ({ orderId }: OfOrder) =>
		`The buyer has accepted the change of order ${orderId}`,
	'fulfilment.change_refused': ({ orderId, reason }: OfOrder & { reason: string | null }) =>
		`The buyer has refused the change of order ${orderId}${reason ? `: “${reason}”` : ''}`,
	'fulfilment.change_withdrawn': ({ orderId }: OfOrder) =>
		`The proposed change of order ${orderId} was withdrawn`,
	'fulfilment.refund_reason': 'The order was changed and costs less now.',
}
