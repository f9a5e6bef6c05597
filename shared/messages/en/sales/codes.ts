import { inRupees } from '../../../format/money.ts'

export const codes = {
	'codes.admins_only': 'Only an admin can see and change discount codes.',
	'codes.log_in_as_admin': 'Log in as an admin to see and change discount codes.',
	'codes.not_found': 'There is no such code.',
	'codes.taken': 'There is such a code already.',
	'codes.code_required': 'Type a code.',
	'codes.code_wrong': 'A code has 3 to 30 letters, digits and hyphens.',
	'codes.amount_or_percent': 'Give an amount or a per cent, not both.',
	'codes.cap_of_percent': 'Only a per cent has a limit of rupees.',
	'codes.ended_wrong': 'Say whether it is ended.',
	'codes.not_valid': 'This code is not valid.',
	'codes.least_goods': ({ paise }: { paise: number }) =>
		`This code counts from ${inRupees(paise)} of goods on.`,
	'codes.used_up': 'This code is used up.',
	'codes.used_by_you': 'You have used this code as often as it allows.',
	'codes.email_required': 'Give your email address to use this code.',
}
