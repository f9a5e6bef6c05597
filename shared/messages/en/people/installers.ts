import { number } from '../../../format/english.ts'

export const installers = {
	'installers.profile_installers_only': 'Only an installer has this profile.',
	'installers.profile_log_in': 'Log in as an installer to see your profile.',
	'installers.apply_buyers_only': 'Only a buyer can apply to be an installer.',
	'installers.apply_log_in': 'Log in to apply to be an installer.',
	'installers.admins_only': 'Only an admin can manage installers.',
	'installers.log_in_as_admin': 'Log in as an admin to manage installers.',
	'installers.applied_already': 'Your application is already with us.',
	'installers.application_not_found': 'There is no application with this id.',
	'installers.prefix_wrong':
		'Type the first two to six digits of a PIN code, such as 411 or 411038.',
	'installers.base_pin_wrong': 'Type a PIN code of six digits, such as 411038.',
	'installers.firm_required': 'Firm is required.',
	'installers.licence_required': 'Licence number is required.',
	'installers.status_wrong': 'Status must be open, approved or refused.',
	'installers.jobs_wrong': ({ most }: { most: number }) =>
		`Type a whole number from 0 to ${number(most)}.`,
	'installers.too_many_prefixes': ({ most }: { most: number }) =>
		`Use at most ${number(most)} PIN prefixes.`,
	'installers.language_wrong': 'Name each language, such as Hindi.',
	'installers.too_many_languages': ({ most }: { most: number }) =>
		`Name at most ${number(most)} languages.`,
	'installers.no_photo': 'There is no photo.',
	'installers.save_first': 'Save your profile first, then add the photo.',
	'installers.application_closed': ({ status }: { status: 'open' | 'approved' | 'refused' }) =>
		`This application is already ${status}.`,
	'installers.applies': ({ firm }: { firm: string }) => `${firm} applies to be an installer`,
	'installers.approved': ({ firm }: { firm: string }) =>
		`Welcome: ${firm} is approved as an installer. Say which PIN codes you serve.`,
	'installers.refused': ({ reason }: { reason: string | null }) =>
		`Your application as an installer was refused.${reason ? ` ${reason}` : ''}`,
}
