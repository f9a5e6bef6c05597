/** Words for GSTINs that people give. */
export const gstin = {
	'gstin.of_the_shop':
		'This is the GSTIN of the shop itself. Type that of the buyer, or leave it blank.',
	'gstin.none': 'A GSTIN has 15 characters, such as 27AAPFU0939F1ZV.',
	'gstin.no_such_state': ({ code }: { code: string }) =>
		`No state has the code ${code}, with which this GSTIN begins.`,
	'gstin.wrong_check_digit':
		'Check this GSTIN: its last character does not fit the others, so one is mistyped.',
	'gstin.other_state': ({ state, given }: { state: string; given: string }) =>
		`This GSTIN is registered in ${state}, and the billing address is in ${given}.`,
}
