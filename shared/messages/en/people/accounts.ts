import { number } from '../../../format/english.ts'

const MACHINES = {
	iphone: 'an iPhone',
	ipad: 'an iPad',
	android: 'Android',
	windows: 'Windows',
	mac: 'a Mac',
	chromebook: 'a Chromebook',
	linux: 'Linux',
}

/** `2 minutes`, `2½ minutes`. */
function minutes(seconds: number): string {
	const halves = Math.round(Math.abs(seconds) / 30)
	const text = `${Math.floor(halves / 2) || ''}${halves % 2 ? '½' : ''}`
	return `${text} ${halves > 2 ? 'minutes' : 'minute'}`
}

export const accounts = {
	'accounts.email_taken': 'Email already exists. Please use a different email.',
	'accounts.no_such_user': 'User not found. Please check your email or sign up first.',
	'accounts.wrong_password': 'Incorrect password. Please try again.',
	'accounts.wrong_credentials': 'The email or the password is not right. Please try again.',
	'accounts.not_this_role': 'Your account does not have this role. Choose another.',
	'accounts.suspended': 'This account is suspended. Contact support.',
	'accounts.login_busy':
		'Many people are logging in at this moment. Please wait a few seconds and try again.',
	'accounts.log_in_for_profile': 'Log in to change your profile.',
	'accounts.log_in_for_password': 'Log in to change your password.',
	'accounts.too_many_from_network': 'Too many failed logins from your network.',
	'accounts.too_many_for_account': 'Too many wrong passwords for this account from your network.',
	'accounts.too_many_on_device': 'Too many wrong passwords for this account on this device.',
	'accounts.device_unknown':
		'Many wrong passwords were tried with this email. To log in on a device that has not been used for it before, first have a link sent by email.',

	'accounts.deleted_name': 'Deleted account',
	'accounts.link_over': 'This link was used already or is too old. Ask for another one.',
	'accounts.not_the_password_of_sign_up':
		'This is not the password that was chosen when signing up. If you have forgotten it, sign up again.',
	'accounts.log_in_for_address': 'Log in to see your email address.',
	'accounts.sends_no_mail': 'This shop sends no mail at the moment. Write to us instead.',
	'accounts.address_confirmed_already': 'Your email address is confirmed already.',
	'accounts.many_address_links': 'Several links were sent within the last hour.',
	'accounts.same_address': 'This is your email address already.',
	'accounts.address_taken':
		'This address cannot be taken: there is an account with it by now. Yours keeps the address it has.',
	'accounts.confirm_address_first':
		'Confirm your email address first. Your account page sends you the link.',
	'accounts.needs_confirmed_address': ({ name }: { name: string }) =>
		`${name} first has to confirm their email address. Ask them to do so on their account page.`,
	'accounts.invited_already': 'This address is invited already. Send the invitation again instead.',
	'accounts.invitation_not_found': 'There is no such invitation. It may be accepted by now.',
	'accounts.too_many_codes': 'Too many wrong codes for this account.',
	'accounts.code_required': 'Type the code.',
	'accounts.wrong_code': 'This code is not right. Type the one that the app shows now.',
	'accounts.clock_off': ({ seconds }: { seconds: number }) =>
		`Your phone’s clock is about ${minutes(seconds)} ${seconds > 0 ? 'ahead' : 'behind'}. Set it to the network’s time, and type a new code.`,
	'accounts.clock_corrected':
		'Your phone’s clock has changed since two-step login was turned on. Wait for the next code that the app shows, and type that.',
	'accounts.code_used': 'This code was tried already. Wait for the next one that the app shows.',
	'accounts.recovery_code_used': 'This recovery code was tried already. Type another one.',
	'accounts.code_conflict': 'Another code was used at the same moment. Please try again.',
	'accounts.code_too_late': 'That took too long. Log in again.',
	'accounts.two_factor_required':
		'Admins log in with a code from an app. Set it up for your account first.',
	'accounts.two_factor_on': 'Two-step login is on already.',
	'accounts.two_factor_off': 'Two-step login is not on.',
	'accounts.log_in_for_sessions': 'Log in to see where you are logged in.',
	'accounts.session_over': 'You are no longer logged in here. Log in again.',
	'accounts.session_not_found': 'This session has ended already.',
	'accounts.log_in_for_two_factor': 'Log in to set up two-step login.',

	'accounts.email_required': 'Email is required.',
	'accounts.name_required': 'Name is required.',
	'accounts.choose_role': 'Choose a role.',
	'accounts.password_required': 'Password is required.',
	'accounts.repeat_password': 'Repeat the password.',
	'accounts.current_password_required': 'Type your current password.',
	'accounts.new_password_required': 'Type a new password.',
	'accounts.repeat_new_password': 'Repeat the new password.',
	'accounts.passwords_differ': 'Passwords do not match.',
	'accounts.password_too_short': ({ least }: { least: number }) =>
		`Password must be at least ${number(least)} characters long.`,
	'accounts.password_common': 'This password is very common and easy to guess. Choose another.',
	'accounts.password_is_email': 'Do not use your email address as your password.',
	'accounts.suspended_required': 'Say whether it is suspended: true or false.',

	'accounts.admins_only': 'Only an admin can manage users.',
	'accounts.log_in_as_admin': 'Log in as an admin to manage users.',
	'accounts.no_longer_admin': 'You are no longer logged in as an admin.',
	'accounts.not_found': 'There is no user with this id.',
	'accounts.nobody_with_email': ({ email }: { email: string }) =>
		`Nobody has an account with ${email}.`,
	'accounts.email_has_account': ({ email }: { email: string }) =>
		`${email} has an account by now. Run this again.`,
	'accounts.own_suspension': 'You cannot suspend your own account. Ask another admin.',
	'accounts.choose_user': 'Choose at least one user.',
	'accounts.suspended_already': 'This account is suspended already.',
	'accounts.active_already': 'This account is not suspended.',
	'accounts.logged_in_nowhere': 'This account is logged in nowhere.',
	'accounts.own_sessions': 'This is your own account. Log out instead.',
	'accounts.own_role': 'You cannot change your own role. Ask another admin.',
	'accounts.last_admin': 'This is the last admin. Make somebody else an admin first.',
	'accounts.is_admin': 'This account is an admin by now. Change its role first.',
	'accounts.needs_longer_password': ({ name, least }: { name: string; least: number }) =>
		`${name} first needs a password of at least ${number(least)} characters. Ask them to change it on their account page.`,

	'accounts.browser_unknown': 'Not known',
	'accounts.browser_program': 'A program',
	'accounts.browser': ({
		browser,
		machine,
	}: {
		browser: string
		machine: keyof typeof MACHINES | null
	}) => (machine ? `${browser} on ${MACHINES[machine]}` : browser),
}
