export const dispatches = {
	'dispatches.carrier_required': 'Give the carrier.',
	'dispatches.url_wrong': 'A tracking link begins with https://.',
	'dispatches.quantity_whole': 'Give a whole number.',
	'dispatches.number_wrong': 'There is no such parcel.',
	'dispatches.not_found': 'There is no such parcel.',
	'dispatches.nothing_in_it': 'Choose at least one item to send.',
	'dispatches.line_twice': 'Each line can be named once.',
	'dispatches.no_line': ({ line }: { line: number }) => `This order has no line ${line}.`,
	'dispatches.too_many': ({ name, left }: { name: string; left: number }) =>
		left === 0
			? `All of ${name} has been sent already.`
			: `Only ${left} of ${name} ${left === 1 ? 'is' : 'are'} left to send.`,
	'dispatches.by_carrier': ({
		carrier,
		trackingNumber,
	}: {
		carrier: string
		trackingNumber?: string | undefined
	}) => (trackingNumber ? `${carrier}, ${trackingNumber}` : carrier),
	'dispatches.not_paid': 'What is due before delivery has not been paid yet.',
	'dispatches.already_delivered': 'This parcel has already arrived.',
}
