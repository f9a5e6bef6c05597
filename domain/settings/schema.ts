import { z } from '@hono/zod-openapi'
import { panOfGstin, stateOfGstin } from '../../shared/gstin.ts'
import { issue } from '../../shared/messages/message.ts'
import { model, oneOf } from '../../shared/model.ts'
import { email } from '../../shared/text/email.ts'
import { phone } from '../../shared/text/phone.ts'
import {
	blankOr,
	calendarDay,
	gstin,
	markdown,
	numberPrefix,
	orderPrefix,
	pan,
	picture,
	pin,
	pinPrefixes,
	state,
	undertakings,
	webAddress,
	whole,
	words,
} from './internal/field-rules.ts'
import { Bank, Payment } from './payment/schema.ts'

/** Blank is not given. Every section is flat, so that a form has a field for each of its own. */

const REQUIRED = issue('input.required')
const mail = blankOr(email(REQUIRED))
const telephone = blankOr(phone(REQUIRED, issue('settings.phone_wrong')))
const article = markdown(50_000).openapi({ description: 'Markdown' })

const Shop = model('ShopSettings', {
	tradeName: words(80),
	legalName: words(120),
	tagline: words(200),
	orderPrefix: orderPrefix.openapi({
		description: 'What the numbers of new orders begin with: two to four letters',
		example: 'SB',
	}),
	logo: picture.openapi({ description: 'The address of an uploaded picture' }),
	signature: picture.default('').openapi({
		description:
			'The address of an uploaded picture of the signature on invoices; blank: they say that they need none',
	}),
})

const Contact = model('ContactSettings', {
	supportEmail: mail,
	supportPhone: telephone,
	installerEmail: mail,
	installerPhone: telephone,
	hours: words(100),
	street: words(200),
	city: words(100),
	pin,
	state,
	grievanceName: words(100),
	grievanceEmail: mail,
	grievancePhone: telephone,
})

/** Turnovers that the number of digits of the HSN goes by. */
export const TURNOVERS = ['upto-5-crore', 'above-5-crore'] as const
export type Turnover = (typeof TURNOVERS)[number]

const Tax = model('TaxSettings', {
	state: state.openapi({ description: 'Where the shop is registered, or would be' }),
	gstin,
	pan,
	turnover: oneOf(TURNOVERS).openapi({
		description:
			'Of the financial year before, of all businesses of the PAN: documents and returns have 4 digits of the HSN up to five crore rupees, and 6 above',
	}),
	numberPrefix: numberPrefix.openapi({ description: 'What numbers of documents begin with' }),
	quotationDays: whole(1, 180).openapi({ description: 'For how many days a quotation is valid' }),
	classesCheckedOn: calendarDay.openapi({
		description: 'The day on which somebody checked the tax classes of what the shop sells',
	}),
	undertakings: undertakings.default('').openapi({
		description:
			'The letters of undertaking (LUT) under which supplies to Special Economic Zones bear no tax: one a line, its financial year and its number',
		example: '2026-27 AD270426000123A',
	}),
})
	.refine(({ gstin, state }) => !gstin || state === stateOfGstin(gstin), {
		error: issue('settings.gstin_of_other_state'),
		path: ['state'],
	})
	.refine(({ gstin, pan }) => !gstin || !pan || pan === panOfGstin(gstin), {
		error: issue('settings.gstin_of_other_pan'),
		path: ['pan'],
	})

const Delivery = model('DeliverySettings', {
	daysFrom: whole(0, 90).openapi({ description: 'The fewest days until goods arrive' }),
	daysTo: whole(0, 90).openapi({ description: 'The most; 0 promises nothing' }),
}).refine(({ daysFrom, daysTo }) => daysFrom <= daysTo, {
	error: issue('settings.days_backwards'),
	path: ['daysTo'],
})

const Returns = model('ReturnsSettings', {
	address: words(300).openapi({
		description: 'Where returned goods are sent; blank: the address of the shop',
	}),
	days: whole(1, 90).openapi({ description: 'For how many days goods can be sent once approved' }),
	packing: words(500).openapi({ description: 'How goods are packed' }),
})

const Routing = model('RoutingSettings', {
	offerHours: whole(1, 72).openapi({
		description: 'Working hours in which an installer answers before the next is asked',
	}),
})

const Installation = model('InstallationSettings', {
	offered: oneOf(['', 'no', 'yes']).openapi({
		description:
			'Whether installation is offered, at the price that the owner has entered; blank: not decided, and not offered',
	}),
	area: oneOf(['installers', 'list']).openapi({
		description: 'Offered where an installer serves the PIN code, or where `pins` has it',
	}),
	pins: pinPrefixes.openapi({
		description: 'The first one to six digits of PIN codes, with commas between',
	}),
}).refine(({ offered, area, pins }) => offered !== 'yes' || area !== 'list' || pins !== '', {
	error: issue('settings.pins_required'),
	path: ['pins'],
})

const REQUIREMENTS = ['required', 'optional'] as const
const requirement = oneOf(REQUIREMENTS)

const Completion = model('CompletionSettings', {
	serials: requirement.openapi({
		description: 'Whether each panel, inverter and battery is signed off with its serial number',
	}),
	measurements: requirement.openapi({
		description: 'Whether systems with panels are signed off with the values of IEC 62446-1',
	}),
	photosAStep: whole(0, 5).openapi({ description: 'Photos that each step needs; 0: none' }),
})

const Mail = model('MailSettings', {
	senderName: words(80),
	senderAddress: mail,
	replyTo: mail,
})

const Social = model('SocialSettings', {
	facebook: webAddress,
	x: webAddress,
	instagram: webAddress,
	youtube: webAddress,
})

const Texts = model('TextSettings', {
	about: article,
	faq: article.openapi({ description: 'Markdown: a heading for each question' }),
	terms: article,
	privacy: article,
	returns: article,
	deliveryPromise: words(300),
})

const Retention = model('RetentionSettings', {
	orderYears: whole(6, 30).openapi({ description: 'After which an order loses its names' }),
	mailDays: whole(7, 730).openapi({ description: 'After which the text of a mail is deleted' }),
	enquiryMonths: whole(1, 120),
	feedbackMonths: whole(1, 120),
	installerMonths: whole(1, 120).openapi({
		description:
			'After which a suspended installer’s phone, WhatsApp, languages and photo are deleted',
	}),
})

/** Every section of the settings, with its schema. */
export const SECTIONS = {
	shop: Shop,
	contact: Contact,
	tax: Tax,
	bank: Bank,
	delivery: Delivery,
	returns: Returns,
	payment: Payment,
	installation: Installation,
	routing: Routing,
	completion: Completion,
	mail: Mail,
	social: Social,
	texts: Texts,
	retention: Retention,
}

export type SectionName = keyof typeof SECTIONS
export type Section<S extends SectionName> = z.output<(typeof SECTIONS)[S]>
export type AllSettings = { readonly [S in SectionName]: Readonly<Section<S>> }

export const SECTION_NAMES = Object.keys(SECTIONS) as [SectionName, ...SectionName[]]

export const SectionParam = z.object({
	section: oneOf(SECTION_NAMES).openapi({ param: { name: 'section', in: 'path' } }),
})

/** The fields of any section. */
export type Fields = Record<string, string | number>

/** Of any section, as it is described; each call has that of the section it names. */
export const AnySection: z.ZodType<Fields> = z.union(Object.values(SECTIONS))

export const PAYMENT_WAYS = ['transfer', 'upi', 'cod', 'online'] as const
export type PaymentWay = (typeof PAYMENT_WAYS)[number]

/** The contact of the shop for buyers; blank where none is set. */
export const PublicContact = model('StoreContact', {
	email: z.string(),
	phone: z.string(),
	hours: z.string(),
	address: z.string().openapi({ example: '4 Surya Chambers, Paud Road, Pune 411038, India' }),
	installers: z
		.object({ email: z.string(), phone: z.string() })
		.openapi({ description: 'Whom installers turn to' }),
	grievanceOfficer: z.object({ name: z.string(), email: z.string(), phone: z.string() }),
})
export type PublicContact = z.output<typeof PublicContact>

/** The facts of a seller that stand beside the contact wherever something is sold; blank where none are set. */
export const PublicSeller = model('StoreSeller', {
	legalName: z.string(),
	gstin: z.string(),
	returnDays: z.number().openapi({ description: 'For how many days approved goods can be sent' }),
})
export type PublicSeller = z.output<typeof PublicSeller>

/** The needs of a live shop before it first opens, in the order in which they are best met. */
export const REQUIRED_STEPS = [
	'name',
	'address',
	'state',
	'tax-classes',
	'contact',
	'grievance-officer',
	'terms',
	'returns',
	'payment',
	'public-url',
] as const
export type RequiredStep = (typeof REQUIRED_STEPS)[number]

/** The shop's details on every page for buyers; blank where none are set. */
export const PublicShop = model('StoreShop', {
	tagline: z.string(),
	logo: z.string(),
	social: z.object({
		facebook: z.string(),
		x: z.string(),
		instagram: z.string(),
		youtube: z.string(),
	}),
	deliveryPromise: z.string(),
	deliveryDays: z
		.object({ from: z.number(), to: z.number() })
		.nullable()
		.openapi({ description: 'In how many days goods arrive; null where the shop does not say' }),
	texts: z
		.array(z.enum(['terms', 'privacy', 'returns']))
		.openapi({ description: 'The texts that there are; GET /store/texts has them' }),
})
export type PublicShop = z.output<typeof PublicShop>

export const PublicTexts = model('StoreTexts', {
	about: z.string(),
	faq: z.string(),
	terms: z.string(),
	privacy: z.string(),
	returns: z.string(),
})
export type PublicTexts = z.output<typeof PublicTexts>
