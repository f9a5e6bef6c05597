import type { Setup } from '../../../domain/setup/schema'

type Step = Setup['steps'][number]['step']

interface StepWords {
	title: string
	/** The work to do; left out once it is done. */
	hint: string
	/** Where it is done; null where that is not on a page. */
	to: string | null
	link: string
	/** Where else to look. */
	more?: { to: string; link: string }
	/** The label of the link once the step is done, where that changes nothing. */
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
		more: { to: '/admin/facts?kind=tax-class', link: 'See and add tax classes' },
	},
	contact: {
		title: 'Contact',
		hint: 'An email address and a phone number for buyers.',
		to: '/admin/settings?section=contact',
		link: 'Give email and phone',
	},
	'grievance-officer': {
		title: 'Grievance officer',
		hint: 'A person whom buyers can complain to, with an email address or a phone number. The E-Commerce Rules 2020 ask for one.',
		to: '/admin/settings?section=contact',
		link: 'Name the grievance officer',
	},
	terms: {
		title: 'Terms of sale',
		hint: 'What a buyer accepts with an order: payment, delivery, warranty, and the cost of a visit that comes to nothing.',
		to: '/admin/settings?section=texts',
		link: 'Write the terms',
	},
	returns: {
		title: 'Returns and refunds',
		hint: 'What can be sent back, until when, who pays for the way, and how long a refund takes.',
		to: '/admin/settings?section=texts',
		link: 'Write about returns',
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
	delivery: {
		title: 'Rates of delivery',
		hint: 'What delivery costs by weight and distance. Until then buyers read that you tell them the cost, and cannot order.',
		to: '/admin/delivery',
		link: 'Enter the rates',
	},
	installation: {
		title: 'Installation',
		hint: 'Whether you install what you sell. It is not offered until you have said so and have entered your own price.',
		to: '/admin/settings?section=installation',
		link: 'Decide on installation',
		more: {
			to: '/admin/facts/new?kind=installation-price',
			link: 'Enter a price of installation',
		},
	},
	backup: {
		title: 'First backup',
		hint: 'Run npm run backup on the machine, with a folder to save into, and let a timer do it each night.',
		to: '/admin/jobs',
		link: 'See the last backup',
	},
}
