import type { SectionName } from '../../../domain/settings/schema'
import { isKeyOf } from '../../../shared/one-of'

export interface SettingField {
	name: string
	label: string
	/** `line` where it is not said. */
	kind?:
		| 'day'
		| 'email'
		| 'tel'
		| 'url'
		| 'number'
		| 'state'
		| 'markdown'
		| 'secret'
		| 'hidden'
		| 'choice'
	hint?: string
	/** Of a choice. */
	options?: readonly { value: string; label: string }[]
	/** Of two in a line, rather than one over the whole width. */
	half?: boolean
}

const half = true

const number = (name: string, label: string, hint?: string): SettingField => ({
	name,
	label,
	kind: 'number',
	half,
	...(hint && { hint }),
})

const REQUIREMENTS = [
	{ value: 'required', label: 'Required' },
	{ value: 'optional', label: 'Not required' },
]

const OFFERED = [
	{ value: '', label: 'Not decided' },
	{ value: 'no', label: 'No, goods are only delivered' },
	{ value: 'yes', label: 'Yes, at the price entered under Tariffs and prices' },
]

const INSTALLED_WHERE = [
	{ value: 'installers', label: 'Wherever an installer of the shop serves' },
	{ value: 'list', label: 'In the PIN codes listed below' },
]

/** The fields of each section, as its form has them. */
export const SECTION_FIELDS: Record<SectionName, SettingField[]> = {
	shop: [
		{ name: 'tradeName', label: 'Name of the shop', hint: 'In titles, mails and on documents' },
		{ name: 'legalName', label: 'Legal name', hint: 'Of the firm or person, as registered' },
		{ name: 'tagline', label: 'Tagline', hint: 'One line at the foot of every page' },
		{
			name: 'orderPrefix',
			label: 'Order numbers begin with',
			hint: 'Two to four letters, such as SB. Numbers of before stay as they are, and are found',
		},
		{ name: 'logo', label: 'Logo', kind: 'hidden' },
	],
	contact: [
		{ name: 'supportEmail', label: 'Email for buyers', kind: 'email', half },
		{ name: 'supportPhone', label: 'Phone for buyers', kind: 'tel', half },
		{ name: 'installerEmail', label: 'Email for installers', kind: 'email', half },
		{ name: 'installerPhone', label: 'Phone for installers', kind: 'tel', half },
		{ name: 'hours', label: 'Working hours', hint: 'Such as Mon-Fri 9:00am - 6:00pm' },
		{ name: 'street', label: 'Street and number' },
		{ name: 'city', label: 'City', half },
		{ name: 'pin', label: 'PIN code', half },
		{ name: 'state', label: 'State', kind: 'state' },
		{ name: 'grievanceName', label: 'Grievance officer', hint: 'Whom buyers can complain to' },
		{ name: 'grievanceEmail', label: 'Email of the grievance officer', kind: 'email', half },
		{ name: 'grievancePhone', label: 'Phone of the grievance officer', kind: 'tel', half },
	],
	tax: [
		{ name: 'state', label: 'State of the shop', kind: 'state' },
		{ name: 'gstin', label: 'GSTIN', hint: 'Blank where the shop is not registered', half },
		{ name: 'pan', label: 'PAN', half },
		{ name: 'numberPrefix', label: 'Prefix of numbers', hint: 'Of invoices, such as SB/', half },
		number('quotationDays', 'Days a quotation is valid'),
		{
			name: 'classesCheckedOn',
			label: 'Tax classes checked on',
			kind: 'day',
			hint: 'When you looked at the tax classes, under Tariffs and prices, and found them right for what you sell',
		},
	],
	bank: [
		{ name: 'accountName', label: 'Name of the account' },
		{ name: 'accountNumber', label: 'Account number', half },
		{ name: 'ifsc', label: 'IFSC', half },
		{ name: 'bankName', label: 'Bank and branch' },
		{ name: 'upiId', label: 'UPI id', hint: 'Such as shop@bank' },
		{
			name: 'upiKind',
			label: 'The UPI id is',
			kind: 'choice',
			options: [
				{ value: 'person', label: 'a person’s' },
				{ value: 'shop', label: 'a shop’s, from the bank' },
			],
			half,
		},
		{
			name: 'upiMerchantCode',
			label: 'Merchant category',
			hint: 'Of a shop’s UPI id: four digits that your bank tells you',
			half,
		},
	],
	delivery: [
		number('daysFrom', 'Delivery takes at least (days)'),
		number('daysTo', 'Days at most', '0 promises no number of days'),
	],
	payment: [
		number('codUptoRupees', 'Pay on delivery, up to ₹', '0: not offered'),
		number(
			'codConfirmFromRupees',
			'Confirm an order on delivery from ₹',
			'By a code that we send to the buyer; 0: each order on delivery',
		),
		number(
			'codFeeRupees',
			'Fee for pay on delivery, ₹',
			'Added to the order; any GST is within it',
		),
		number(
			'onOrderPct',
			'Payment in parts: share with the order, %',
			'Of orders with installation; 100: no parts are offered',
		),
		number(
			'beforeDeliveryPct',
			'Before delivery, %',
			'The rest is paid when the system is commissioned',
		),
		number(
			'transferDays',
			'Working days to wait for a transfer',
			'The stock stays reserved until then',
		),
		number(
			'unpaidMinutes',
			'Minutes to wait for an online payment',
			'The stock stays reserved until then',
		),
		{
			name: 'onlineFee',
			label: 'Razorpay’s fee is paid by',
			kind: 'choice',
			options: [
				{ value: 'shop', label: 'the shop' },
				{ value: 'buyer', label: 'the buyer, on top' },
			],
			hint: 'As agreed with Razorpay (customer fee bearer)',
			half,
		},
		{
			name: 'onlineOffers',
			label: 'Offers at Razorpay are paid by',
			kind: 'choice',
			options: [
				{ value: 'unknown', label: 'not settled: I decide on each payment' },
				{ value: 'shop', label: 'the shop: a discount on the invoice' },
				{ value: 'bank', label: 'the bank: it owes the difference' },
			],
			half,
		},
		{
			name: 'onlineParts',
			label: 'Buyers may pay a part online',
			kind: 'choice',
			options: [
				{ value: 'no', label: 'No' },
				{ value: 'yes', label: 'Yes, the rest later' },
			],
			half,
		},
		{ name: 'razorpayKeyId', label: 'Razorpay: key id', kind: 'secret' },
		{ name: 'razorpayKeySecret', label: 'Razorpay: key secret', kind: 'secret' },
		{ name: 'razorpayWebhookSecret', label: 'Razorpay: webhook secret', kind: 'secret' },
	],
	installation: [
		{
			name: 'offered',
			label: 'Do you install what you sell?',
			kind: 'choice',
			options: OFFERED,
			hint: 'Buyers choose it at the checkout; it is never chosen for them, unless they come with a plan’s system or a kit',
		},
		{ name: 'area', label: 'Where', kind: 'choice', options: INSTALLED_WHERE },
		{
			name: 'pins',
			label: 'PIN codes',
			hint: 'Their first one to six digits, with commas between, such as 411, 4120. They count where the list is chosen above',
		},
	],
	routing: [
		{
			name: 'offerHours',
			label: 'Working hours for an installer to answer',
			kind: 'number',
			hint: 'Then the order is offered to the next',
		},
	],
	completion: [
		{
			name: 'serials',
			label: 'Serial numbers of panels, inverters and batteries',
			kind: 'choice',
			options: REQUIREMENTS,
			half,
		},
		{
			name: 'measurements',
			label: 'Test values of IEC 62446-1',
			kind: 'choice',
			options: REQUIREMENTS,
			hint: 'Of systems with panels',
			half,
		},
		{
			name: 'photosAStep',
			label: 'Photos of each step',
			kind: 'number',
			hint: '0: none is asked for',
		},
	],
	mail: [
		{ name: 'senderName', label: 'Sender’s name' },
		{ name: 'senderAddress', label: 'Sender’s address', kind: 'email', half },
		{ name: 'replyTo', label: 'Answers go to', kind: 'email', half },
	],
	social: [
		{ name: 'facebook', label: 'Facebook', kind: 'url', hint: 'Blank hides it' },
		{ name: 'x', label: 'X', kind: 'url' },
		{ name: 'instagram', label: 'Instagram', kind: 'url' },
		{ name: 'youtube', label: 'YouTube', kind: 'url' },
	],
	texts: [
		{ name: 'deliveryPromise', label: 'Delivery promise', hint: 'One sentence on the home page' },
		{ name: 'about', label: 'About the shop', kind: 'markdown' },
		{
			name: 'faq',
			label: 'Frequent questions',
			kind: 'markdown',
			hint: 'Each question is a heading: ## How long does delivery take?',
		},
		{ name: 'terms', label: 'Terms of sale', kind: 'markdown' },
		{ name: 'privacy', label: 'Privacy', kind: 'markdown' },
		{ name: 'returns', label: 'Returns', kind: 'markdown' },
	],
	retention: [
		number(
			'orderYears',
			'Orders, years',
			'Then names and addresses are removed; tax law asks for 8',
		),
		number('mailDays', 'Texts of mails, days'),
		number('enquiryMonths', 'Enquiries, months'),
		number('feedbackMonths', 'Feedback, months'),
	],
}

export const SECTION_LABELS: Record<SectionName, string> = {
	shop: 'Shop',
	contact: 'Contact',
	tax: 'Tax',
	bank: 'Bank and UPI',
	delivery: 'Delivery',
	payment: 'Payment',
	installation: 'Installation',
	routing: 'Installers',
	completion: 'Sign-off of jobs',
	mail: 'Mails',
	social: 'Social media',
	texts: 'Texts',
	retention: 'Retention',
}

export const isSection = isKeyOf<SectionName>(SECTION_FIELDS)

/** The section that an address is about; the first where it names none. */
export const sectionAt = (params: URLSearchParams): SectionName => {
	const named = params.get('section')
	return isSection(named) ? named : 'shop'
}
