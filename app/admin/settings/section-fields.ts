import type { SectionName } from '../../../domain/settings/schema'
import { isKeyOf } from '../../../shared/one-of'
import {
	choice,
	day,
	type FieldSpec,
	hidden,
	lines,
	number,
	state,
	text,
} from '../../components/forms/field-spec'
import { choicesOf } from '../../ui/forms/choices'

const requirement = choicesOf({ required: 'Required', optional: 'Not required' })

const OFFERED = choicesOf({
	'': 'Not decided',
	no: 'No, goods are only delivered',
	yes: 'Yes, at the price entered under Tariffs and prices',
})

const INSTALLED_WHERE = choicesOf({
	installers: 'Wherever an installer of the shop serves',
	list: 'In the PIN codes listed below',
})

const FEE_BEARERS = choicesOf({ shop: 'the shop', buyer: 'the buyer, on top' })

const OFFER_BEARERS = choicesOf({
	unknown: 'not settled: I decide on each payment',
	shop: 'the shop: a discount on the invoice',
	bank: 'the bank: it owes the difference',
})

const PARTS = choicesOf({ no: 'No', yes: 'Yes, the rest later' })

const email = { type: 'email' } as const
const tel = { type: 'tel' } as const
const url = { type: 'url', wide: true } as const

/** A line over the whole width. */
const wide = (name: string, label: string, hint?: string) => text(name, label, { hint, wide: true })

const markdown = (name: string, label: string, hint?: string) =>
	lines(name, label, { hint, rows: 8, wide: true })

const whole = (name: string, label: string, hint?: string) =>
	number(name, label, { of: 'whole', hint })

const key = (name: string, label: string) =>
	text(name, label, {
		hint: 'Only its last four characters are shown. Leave it as it is, or type another.',
		secret: true,
		wide: true,
	})

/** The fields of each section, as its form has them. */
export const SECTION_FIELDS: Record<SectionName, FieldSpec[]> = {
	shop: [
		wide('tradeName', 'Name of the shop', 'In titles, mails and on documents'),
		wide('legalName', 'Legal name', 'Of the firm or person, as registered'),
		wide('tagline', 'Tagline', 'One line at the foot of every page'),
		wide(
			'orderPrefix',
			'Order numbers begin with',
			'Two to four letters, such as SB. Numbers of before stay as they are, and are found',
		),
		hidden('logo'),
		hidden('signature'),
	],
	contact: [
		text('supportEmail', 'Email for buyers', email),
		text('supportPhone', 'Phone for buyers', tel),
		text('installerEmail', 'Email for installers', email),
		text('installerPhone', 'Phone for installers', tel),
		wide('hours', 'Working hours', 'Such as Mon-Fri 9:00am - 6:00pm'),
		wide('street', 'Street and number'),
		text('city', 'City'),
		text('pin', 'PIN code'),
		state('state', 'State', { wide: true }),
		wide('grievanceName', 'Grievance officer', 'Whom buyers can complain to'),
		text('grievanceEmail', 'Email of the grievance officer', email),
		text('grievancePhone', 'Phone of the grievance officer', tel),
	],
	tax: [
		state('state', 'State of the shop', { wide: true }),
		text('gstin', 'GSTIN', { hint: 'Blank where the shop is not registered' }),
		text('pan', 'PAN'),
		choice(
			'turnover',
			'Turnover of the last financial year',
			choicesOf({
				'upto-5-crore': 'Up to ₹5 crore: 4 digits of the HSN',
				'above-5-crore': 'Above ₹5 crore: 6 digits of the HSN',
			}),
			{ hint: 'Of all businesses under your PAN', wide: true },
		),
		lines('undertakings', 'Letters of undertaking (LUT)', {
			hint: 'For supplies to Special Economic Zones without IGST. One line for each financial year, with its number (ARN): 2026-27 AD270426000123A. A new year needs a new one; keep those of before',
			rows: 3,
			wide: true,
		}),
		text('numberPrefix', 'Prefix of numbers', { hint: 'Of invoices, such as SB/' }),
		whole('quotationDays', 'Days a quotation is valid'),
		day('classesCheckedOn', 'Tax classes checked on', {
			hint: 'When you looked at the tax classes, under Tariffs and prices, and found them right for what you sell',
			wide: true,
		}),
	],
	bank: [
		wide('accountName', 'Name of the account'),
		text('accountNumber', 'Account number'),
		text('ifsc', 'IFSC'),
		wide('bankName', 'Bank and branch'),
		wide('upiId', 'UPI id', 'Such as shop@bank'),
		choice(
			'upiKind',
			'Whose id it is',
			choicesOf({ person: 'a person’s', shop: 'a shop’s, from the bank' }),
		),
		text('upiMerchantCode', 'Merchant category', {
			hint: 'Of a shop’s UPI id: four digits that your bank tells you',
		}),
	],
	delivery: [
		whole('daysFrom', 'Delivery takes at least (days)'),
		whole('daysTo', 'Days at most', '0 promises no number of days'),
	],
	returns: [
		wide(
			'address',
			'Address for returned goods',
			'With the name of the recipient; blank: the address of the shop',
		),
		whole('days', 'Days to send them', 'From the day on which you approve the return'),
		wide('packing', 'How to pack them'),
	],
	payment: [
		whole('codUptoRupees', 'Pay on delivery, up to ₹', '0: not offered'),
		whole(
			'codConfirmFromRupees',
			'Confirm an order on delivery from ₹',
			'By a code that we send to the buyer; 0: each order on delivery',
		),
		whole('codFeeRupees', 'Fee for pay on delivery, ₹', 'Added to the order; any GST is within it'),
		whole(
			'onOrderPct',
			'Payment in parts: share with the order, %',
			'Of orders with installation; 100: no parts are offered',
		),
		whole(
			'beforeDeliveryPct',
			'Before delivery, %',
			'The rest is paid when the system is commissioned',
		),
		whole(
			'transferDays',
			'Working days to wait for a transfer',
			'The stock stays reserved until then',
		),
		whole(
			'unpaidMinutes',
			'Minutes to wait for an online payment',
			'The stock stays reserved until then',
		),
		whole(
			'onlineUptoRupees',
			'Razorpay takes at once up to ₹',
			'As your Razorpay dashboard says; 0: no limit',
		),
		choice('onlineFee', 'Razorpay’s fee is paid by', FEE_BEARERS, {
			hint: 'As agreed with Razorpay (customer fee bearer)',
		}),
		choice('onlineOffers', 'Offers at Razorpay are paid by', OFFER_BEARERS),
		choice('onlineParts', 'Buyers may pay a part online', PARTS),
		key('razorpayKeyId', 'Razorpay: key id'),
		key('razorpayKeySecret', 'Razorpay: key secret'),
		key('razorpayWebhookSecret', 'Razorpay: webhook secret'),
	],
	installation: [
		choice('offered', 'Do you install what you sell?', OFFERED, {
			hint: 'Buyers choose it at the checkout; it is never chosen for them, unless they come with a plan’s system or a kit',
			wide: true,
		}),
		choice('area', 'Where', INSTALLED_WHERE, { wide: true }),
		wide(
			'pins',
			'PIN codes',
			'Their first one to six digits, with commas between, such as 411, 4120. They count where the list is chosen above',
		),
	],
	routing: [
		number('offerHours', 'Working hours for an installer to answer', {
			of: 'whole',
			hint: 'Then the order is offered to the next',
			wide: true,
		}),
	],
	completion: [
		choice('serials', 'Serial numbers of panels, inverters and batteries', requirement),
		choice('measurements', 'Test values of IEC 62446-1', requirement, {
			hint: 'Of systems with panels',
		}),
		number('photosAStep', 'Photos of each step', {
			of: 'whole',
			hint: '0: none is asked for',
			wide: true,
		}),
	],
	mail: [
		wide('senderName', 'Sender’s name'),
		text('senderAddress', 'Sender’s address', email),
		text('replyTo', 'Answers go to', email),
	],
	social: [
		text('facebook', 'Facebook', { ...url, hint: 'Blank hides it' }),
		text('x', 'X', url),
		text('instagram', 'Instagram', url),
		text('youtube', 'YouTube', url),
	],
	texts: [
		wide('deliveryPromise', 'Delivery promise', 'One sentence on the home page'),
		markdown('about', 'About the shop'),
		markdown(
			'faq',
			'Frequent questions',
			'Each question is a heading: ## How long does delivery take?',
		),
		markdown('terms', 'Terms of sale'),
		markdown('privacy', 'Privacy'),
		markdown('returns', 'Returns'),
	],
	retention: [
		whole(
			'orderYears',
			'Orders, years',
			'Then names and addresses are removed; tax law asks for 8',
		),
		whole('mailDays', 'Texts of mails, days'),
		whole('enquiryMonths', 'Enquiries, calls and notes, months'),
		whole('feedbackMonths', 'Feedback, months'),
		whole(
			'installerMonths',
			'Installers’ contacts, months',
			'After a suspension: phone, WhatsApp, languages and photo',
		),
	],
}

/** What a demo numbers by itself is no field of its form. */
export const fieldsIn = (section: SectionName, isDemo: boolean): FieldSpec[] =>
	SECTION_FIELDS[section].map((field) =>
		isDemo && field.name === 'orderPrefix' ? hidden(field.name) : field,
	)

/** Sections of money, mails and routing, which a demo has none of. */
export const FOR_LIVE_SHOPS: readonly SectionName[] = [
	...(['bank', 'returns', 'payment', 'installation', 'routing', 'mail'] as const),
]

export const SECTION_LABELS: Record<SectionName, string> = {
	shop: 'Shop',
	contact: 'Contact',
	tax: 'Tax',
	bank: 'Bank and UPI',
	delivery: 'Delivery',
	returns: 'Returns',
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
