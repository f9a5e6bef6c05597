import type { Role } from '../../../actor.ts'
import { number } from '../../../format/english.ts'
import type { OfShop } from './everywhere.ts'

const ROLES: Record<Role, string> = {
	Buyer: 'a buyer',
	Installer: 'an installer',
	Admin: 'an admin',
}

interface OfFirm extends OfShop {
	firm: string
}

/** Words of mails about one's own account. */
export const account = {
	'mail.newsletter_confirm.subject': ({ shop }: OfShop) => `Confirm the newsletter of ${shop}`,
	'mail.newsletter_confirm.title': 'Do you want our newsletter?',
	'mail.newsletter_confirm.text': ({ shop }: OfShop) =>
		`Somebody, hopefully you, has asked ${shop} to send its newsletter to this address. Confirm it, and we will write about once a month.`,
	'mail.newsletter_confirm.button': 'Confirm the newsletter',
	'mail.newsletter_confirm.note': 'If it was not you, do nothing: you will get no newsletter.',

	'mail.confirm_address.subject': ({ shop }: OfShop) => `Confirm your email address for ${shop}`,
	'mail.confirm_address.title': 'Confirm your email address',
	'mail.confirm_address.text': ({ shop }: OfShop) =>
		`Please confirm that this address is yours, so that ${shop} can write to you.`,
	'mail.confirm_address.button': 'Confirm email address',
	'mail.confirm_address.note':
		'If you did not give us this address, ignore this mail. Nothing happens then.',

	'mail.account_exists.subject': ({ shop }: OfShop) => `You already have an account at ${shop}`,
	'mail.account_exists.title': 'You already have an account',
	'mail.account_exists.text': ({ shop }: OfShop) =>
		`Somebody, hopefully you, has signed up at ${shop} with this address. It has an account already, so no other was made.`,
	'mail.account_exists.button': 'Login',
	'mail.account_exists.forgotten':
		'If you have forgotten your password, the login page leads to a new one.',
	'mail.account_exists.note':
		'If it was not you, ignore this mail. Nobody has learnt that you have an account.',

	'mail.address_change.subject': ({ shop }: OfShop) => `Your email address at ${shop}`,
	'mail.address_change.title': 'Another email address was asked for',
	'mail.address_change.text': ({ shop, email }: OfShop & { email: string }) =>
		`Somebody who knows your password has asked ${shop} to use ${email} for your account in place of this address. It changes once the link that was sent there is pressed.`,
	'mail.address_change.not_you':
		'If it was not you, set a new password now. That ends every session of your account, and the other address is not taken.',
	'mail.address_change.button': 'Set a new password',
	'mail.address_change.note': 'If it was you, there is nothing to do here.',

	'mail.password_reset.subject': ({ shop }: OfShop) => `Set a new password for ${shop}`,
	'mail.password_reset.title': 'Set a new password',
	'mail.password_reset.text': ({ shop }: OfShop) =>
		`Somebody, hopefully you, has asked for a new password for your account at ${shop}.`,
	'mail.password_reset.button': 'Set a new password',
	'mail.password_reset.note':
		'If it was not you, ignore this mail. Your password stays as it is. Never pass this link on.',

	'mail.confirm_device.subject': ({ shop }: OfShop) => `Log in to ${shop} on a new device`,
	'mail.confirm_device.title': 'Log in on a new device',
	'mail.confirm_device.text': ({ shop }: OfShop) =>
		`Somebody, hopefully you, wants to log in to your account at ${shop} on a device that has not been used for it before. Open this link on that device, and log in with your password afterwards.`,
	'mail.confirm_device.button': 'Confirm this device',
	'mail.confirm_device.note':
		'The link can be used once, within 30 minutes. If it was not you, ignore this mail. Never pass this link on.',

	'mail.password_guesses.subject': ({ shop }: OfShop) =>
		`Somebody is guessing your password at ${shop}`,
	'mail.password_guesses.title': 'Somebody is guessing your password',
	'mail.password_guesses.text': ({ shop, failures }: OfShop & { failures: number }) =>
		`${number(failures)} logins to your account at ${shop} have failed lately, from devices that were not used for it before.`,
	'mail.password_guesses.held':
		'The devices you have logged in with go on as usual. Any other device now needs a link by email before a password is looked at. We send this mail once a day at most.',
	'mail.password_guesses.to_do':
		'If your password is short, or you use it elsewhere too, set a new one. Two-step login, on your account page, keeps your account closed even to somebody who has guessed it.',
	'mail.password_guesses.button': 'Set a new password',
	'mail.password_guesses.note': 'If it was you who tried, there is nothing else to do.',

	'mail.invitation.subject': ({ shop, role }: OfShop & { role: Role }) =>
		`Join ${shop} as ${ROLES[role]}`,
	'mail.invitation.title': ({ shop }: OfShop) => `You are invited to ${shop}`,
	'mail.invitation.text': ({ shop, role }: OfShop & { role: Role }) =>
		`${shop} has invited you as ${ROLES[role]}. Choose a password to begin.`,
	'mail.invitation.button': 'Accept the invitation',
	'mail.invitation.note': 'The link can be used once, within seven days. Never pass it on.',

	'mail.application_approved.subject': ({ shop }: OfShop) => `You are now an installer at ${shop}`,
	'mail.application_approved.title': 'Your application is approved',
	'mail.application_approved.text': ({ shop, firm }: OfFirm) =>
		`Welcome to ${shop}. We have approved the application of ${firm}.`,
	'mail.application_approved.next':
		'Log in again and complete your profile: the PIN codes you serve and how many jobs a week you take. Then we can offer you orders.',
	'mail.application_approved.button': 'Complete your profile',
	'mail.application_refused.subject': ({ shop }: OfShop) => `Your application at ${shop}`,
	'mail.application_refused.title': 'We cannot approve your application',
	'mail.application_refused.text': ({ firm }: OfFirm) =>
		`Thank you for applying with ${firm}. We have looked at your application and cannot approve it now.`,
	'mail.application_refused.reason': 'The reason we were given:',
	'mail.application_refused.next': 'You can apply again when this has changed.',
	'mail.application_refused.button': 'See your application',
}
