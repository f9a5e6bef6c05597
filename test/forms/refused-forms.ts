import { ASK, LONG, PLAN, type Refused, TOO_LONG } from './form.ts'
import { REFUSED_IN_PORTALS } from './refused-in-portals.ts'

const OF_PLAN: Refused['fields'] = [
	['plan', PLAN],
	['summary', 'A plan'],
	['name', 'Asha Typed'],
]

/** A form of each page that the API has something against. */
export const REFUSED: Refused[] = [
	{
		page: '/login',
		as: 'visitor',
		fields: [
			['email', 'nobody@example.com'],
			['password', 'hidden-secret'],
			['role', 'Installer'],
		],
		says: 'User not found. Please check your email or sign up first.',
		shows: ['nobody@example.com'],
	},
	{
		page: '/signup',
		as: 'visitor',
		fields: [
			['email', 'asha-at-home'],
			['name', 'Asha Typed'],
			['password', 'hidden-secret'],
			['confirmPassword', 'another'],
			['role', 'Buyer'],
		],
		says: 'Invalid email format.',
		shows: ['asha-at-home', 'Asha Typed'],
	},
	{
		page: '/account/apply',
		as: 'Buyer',
		fields: [
			['firm', 'Sun of Pune'],
			['licenceNumber', ''],
			['message', 'Since 2011'],
		],
		says: 'Licence number is required.',
		shows: ['Sun of Pune', 'Since 2011'],
	},
	{
		page: '/account',
		as: 'Buyer',
		fields: [
			['intent', 'profile'],
			['name', `Asha ${'x'.repeat(100)}`],
		],
		says: 'Use at most 100 characters.',
		shows: [`Asha ${'x'.repeat(100)}`],
	},
	{
		page: '/account',
		as: 'Buyer',
		fields: [
			['intent', 'password'],
			['currentPassword', 'hidden-secret'],
			['password', 'sunny-day-in-goa'],
			['confirmPassword', 'hidden-secret'],
		],
		says: 'Passwords do not match.',
	},
	{
		page: '/support',
		as: 'visitor',
		fields: [
			['name', 'Asha Typed'],
			['email', 'asha-at-home'],
			['subject', 'Cables'],
			['message', 'How long are they?'],
		],
		says: 'Invalid email format.',
		shows: ['Asha Typed', 'asha-at-home', 'Cables', 'How long are they?'],
	},
	{
		page: '/newsletter',
		as: 'visitor',
		fields: [['email', 'asha-at-home']],
		says: 'Invalid email format.',
		shows: ['asha-at-home'],
	},
	{
		page: ASK,
		as: 'visitor',
		fields: [
			...OF_PLAN,
			['contactNumber', ''],
			['email', ''],
			['pin', '41103'],
			['message', 'After six'],
		],
		says: 'Give a contact number or an email address.',
		shows: ['Asha Typed', '41103', 'After six'],
	},
	{
		page: ASK,
		as: 'visitor',
		fields: [
			...OF_PLAN,
			['email', 'asha@example.com'],
			['pin', '411038'],
			['callDay', '2026-01-05'],
			['callTime', 'evening'],
		],
		says: 'Choose a day from ',
		shows: ['Asha Typed', '<option value="evening" selected'],
	},
	{
		page: '/checkout',
		as: 'Buyer',
		fields: [
			['idempotencyKey', 'key-of-this-form'],
			['step', 'where'],
			['fullName', 'Asha Typed'],
			['street', ''],
			['city', 'Nashik Road'],
			['zipCode', '422101'],
			['country', 'India'],
			['contactNumber', '12'],
			['email', ''],
		],
		says: 'Street is required.',
		shows: ['key-of-this-form', 'Asha Typed', 'Nashik Road', '422101'],
	},
	{
		page: '/cart',
		as: 'Buyer',
		fields: [
			['intent', 'set'],
			['productId', 'test-panel'],
			['quantity', 'many'],
		],
		says: 'Quantity must be a whole number.',
	},
	{
		page: '/orders/:id',
		as: 'Buyer',
		fields: [
			['intent', 'another-appointment'],
			['preference', LONG],
		],
		says: TOO_LONG,
		shows: [LONG],
	},
	{
		page: '/orders/track',
		as: 'visitor',
		fields: [
			['intent', 'track'],
			['id', 'SB-9999-9999'],
			['contactNumber', '98200 54321'],
		],
		says: 'No order has this number together with this phone number.',
		shows: ['SB-9999-9999', '98200 54321'],
	},
	...REFUSED_IN_PORTALS,
]
