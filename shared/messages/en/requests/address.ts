/** Words for addresses and telephone numbers; small, since pages bring it along. */
export const address = {
	'address.no_phone': 'Give a mobile or landline number of ten digits, such as 98200 00001.',
	'address.no_pin': 'A PIN code has six digits, such as 411038.',
	'address.unknown_pin': ({ prefix }: { prefix: string }) => `No PIN code begins with ${prefix}.`,
	'address.not_india': 'We deliver in India only.',
	'address.other_state': ({ pin, state, given }: { pin: string; state: string; given: string }) =>
		`PIN code ${pin} is in ${state}, not in ${given}.`,
}
