const IS = {
	claimed: 'is open',
	'with-maker': 'is with the maker',
	repaired: 'ended with a repair',
	replaced: 'ended with a replacement',
	refused: 'was refused',
	withdrawn: 'was withdrawn',
}

export const claims = {
	'claims.not_found': 'There is no such warranty claim.',
	'claims.admins_only': 'Only admins handle warranty claims.',
	'claims.product_required': 'Say which product it is.',
	'claims.serial_required': 'Choose the serial number on its plate.',
	'claims.reason_required': 'Say what is wrong with it.',
	'claims.not_noted': ({ serial }: { serial: string }) =>
		`“${serial}” was not noted for this product at the installation. Choose one of the numbers of the order.`,
	'claims.open_already': ({ serial }: { serial: string }) =>
		`A claim for “${serial}” is open already. Go on with that one.`,
	'claims.moved_on': ({ state }: { state: keyof typeof IS }) =>
		`This claim ${IS[state]} meanwhile. Look at it again.`,
}
