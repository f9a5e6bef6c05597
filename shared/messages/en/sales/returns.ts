import { dayInWords } from '../../../format/dates.ts'

interface OfOrder {
	orderId: string
}

/** Messages about returns, and buyers who ask to cancel. */
export const returns = {
	'returns.quantity_whole': 'Give a whole number.',
	'returns.reason_required': 'Give the reason for the return.',
	'returns.answer_required': 'Say why: the buyer reads this.',
	'returns.condition_required': 'Say for each line whether it can be sold again.',
	'returns.not_found': 'There is no such return.',
	'returns.over': 'This return is over.',
	'returns.too_many_photos': ({ most }: { most: number }) =>
		`A return has room for ${most} photos.`,
	'returns.photo_not_found': 'There is no such photo, or it is not yours to see.',
	'returns.nothing': 'Choose at least one item to return.',
	'returns.line_twice': 'Each line can be named once.',
	'returns.no_line': ({ line }: { line: number }) => `This order has no line ${line}.`,
	'returns.too_many': ({ name, left }: { name: string; left: number }) =>
		left === 0
			? `None of ${name} can be returned any more.`
			: `Only ${left} of ${name} can be returned.`,
	'returns.admins_only': 'Only admins can answer this.',
	'returns.not_yet': ({ isInstalled }: { isInstalled: boolean }) =>
		`Goods can be returned once they have been ${isInstalled ? 'installed' : 'sent'}.`,
	'returns.day_wrong': ({ last }: { last: string }) =>
		`Choose a day from today to ${dayInWords(last)}.`,
	'returns.asked': ({ orderId, reason }: OfOrder & { reason: string }) =>
		`The buyer of order ${orderId} asks to return goods: “${reason}”`,
	'returns.agreed': ({ orderId }: OfOrder) => `Your return of order ${orderId} is approved`,
	'returns.changed': ({ orderId }: OfOrder) =>
		`What to do with the goods of your return of order ${orderId} has changed`,
	'returns.refused': ({ orderId }: OfOrder) => `Your return of order ${orderId} is refused`,
	'returns.refund_reason': 'Goods were returned.',
	'returns.cancel_reason_required': 'Say why the order should be cancelled.',
	'returns.cancel_asked': ({ orderId, reason }: OfOrder & { reason: string }) =>
		`The buyer asks to cancel order ${orderId}: “${reason}”`,
	'returns.cancel_refused': ({ orderId }: OfOrder) =>
		`The shop cannot cancel your order ${orderId}`,
	'returns.cancel_one_open': 'You have asked already. The shop will answer you.',
	'returns.nothing_to_ask': 'You cannot ask to cancel this order now. Look at it again.',
	'returns.buyers_ask_to_cancel': 'Only the buyer of an order can ask to cancel it.',
	'returns.no_open_request': 'There is no open request to cancel this order.',
}
