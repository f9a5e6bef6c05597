import type { Setup } from '../../../domain/settings/schema'

type Step = Setup['steps'][number]['step']

interface StepWords {
	title: string
	/** What is to be done; it is left out once it is. */
	hint: string
	/** Where it is done; null where that is not on a page. */
	to: string | null
	link: string
	/** Of the link once it is done, where it changes nothing that there is. */
	again?: string
}

/** Each step of the checklist, as it is said and where it is done. */
export const STEP_WORDS: Record<Step, StepWords> = {
	name: {
		title: 'Name of the shop',
		hint: 'Its trade name, and the legal name of the firm or person behind it.',
		to: '/admin/settings?section=shop',
		link: 'Name the shop',
	},
	address: {
		title: 'Address',
		hint: 'Street, city and PIN code: buyers see them, and so do their invoices.',
		to: '/admin/settings?section=contact',
		link: 'Give the address',
	},
	state: {
		title: 'State',
		hint: 'It decides between CGST with SGST and IGST. The GSTIN stands beside it, where there is one.',
		to: '/admin/settings?section=tax',
		link: 'Choose the state',
	},
	'tax-classes': {
		title: 'Tax classes',
		hint: 'Tax rates and HSN codes come filled in, but are not advice. Check them under Tariffs and prices, correct what differs for your products, and enter the day in the tax settings.',
		to: '/admin/settings?section=tax',
		link: 'Confirm the tax classes',
	},
	contact: {
		title: 'Contact',
		hint: 'An email address and a phone number for buyers.',
		to: '/admin/settings?section=contact',
		link: 'Give email and phone',
	},
	payment: {
		title: 'One way to pay',
		hint: 'A bank account for transfers, or a UPI id.',
		to: '/admin/settings?section=bank',
		link: 'Give account or UPI id',
	},
	'public-url': {
		title: 'Web address',
		hint: 'Set PUBLIC_URL where the store is started, such as https://shop.example, and start it again.',
		to: null,
		link: '',
	},
	mail: {
		title: 'Mails',
		hint: 'Without SMTP_URL, set where the store is started, no mail is sent: mails are stored, and only admins can read them.',
		to: '/admin/settings?section=mail',
		link: 'Name the sender',
	},
	product: {
		title: 'First product',
		hint: 'Add one by one, or import a file.',
		to: '/admin/add-product',
		link: 'Add a product',
		again: 'Add another product',
	},
}
