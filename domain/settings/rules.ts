import type { Day } from '../../shared/calendar.ts'
import type {
	AllSettings,
	PaymentWay,
	PublicContact,
	PublicSeller,
	PublicShop,
	PublicTexts,
} from './schema.ts'

/** The name of this software. */
const SOFTWARE = 'Solbazaar'

/** The name of the shop; that of the software where none is set. */
export const shopName = ({ shop }: AllSettings): string =>
	shop.tradeName || shop.legalName || SOFTWARE

/** Whether the shop is registered for GST: one that is not charges none, and none of its screens or documents says any. */
export const isRegistered = ({ tax }: AllSettings): boolean => tax.gstin !== ''

/** The month in which the letter of the next financial year is asked for. */
const LAST_MONTH = '03'

/** The financial year of a day as letters of undertaking have it: `2026-27`. */
export function undertakingYear(day: Day): string {
	const [year = 0, month = 0] = day.split('-').map(Number)
	const first = month < 4 ? year - 1 : year
	return `${first}-${String((first + 1) % 100).padStart(2, '0')}`
}

/** The number of the letter of undertaking that holds on a day; null without one, and of a shop without a GSTIN. */
export function undertakingOn(all: AllSettings, day: Day): string | null {
	const year = undertakingYear(day)
	const letter = all.tax.undertakings.split('\n').find((line) => line.startsWith(`${year} `))
	return letter && isRegistered(all) ? letter.slice(year.length + 1) : null
}

/** Whether a shop that has a letter of undertaking needs the next: it has run out, or does so this month. */
export function needsUndertaking(all: AllSettings, day: Day): boolean {
	if (all.tax.undertakings === '' || !isRegistered(all)) return false
	if (undertakingOn(all, day) === null) return true
	const [year, month] = day.split('-')
	const next = `${year}-04-01` as Day
	return month === LAST_MONTH && undertakingOn(all, next) === null
}

/** The address of the shop in one line; blank where it does not say. */
export function addressLine({ street, city, pin }: AllSettings['contact']): string {
	const place = [city, pin].filter(Boolean).join(' ')
	const parts = [street, place].filter(Boolean)
	return parts.length === 0 ? '' : [...parts, 'India'].join(', ')
}

/** Where returned goods are sent, in one line; blank where the shop does not say. */
export function returnAddress(all: AllSettings): string {
	const own = addressLine(all.contact)
	return all.returns.address || (own && `${shopName(all)}, ${own}`)
}

export const publicContact = ({ contact }: AllSettings): PublicContact => ({
	email: contact.supportEmail,
	phone: contact.supportPhone,
	hours: contact.hours,
	address: addressLine(contact),
	installers: { email: contact.installerEmail, phone: contact.installerPhone },
	grievanceOfficer: {
		name: contact.grievanceName,
		email: contact.grievanceEmail,
		phone: contact.grievancePhone,
	},
})

export const publicShop = ({ shop, social, delivery, texts }: AllSettings): PublicShop => ({
	tagline: shop.tagline,
	logo: shop.logo,
	social: { ...social },
	deliveryPromise: texts.deliveryPromise,
	deliveryDays: delivery.daysTo === 0 ? null : { from: delivery.daysFrom, to: delivery.daysTo },
	texts: (['terms', 'privacy', 'returns'] as const).filter((name) => texts[name] !== ''),
})

export const publicSeller = ({ shop, tax, returns }: AllSettings): PublicSeller => ({
	legalName: shop.legalName,
	gstin: tax.gstin,
	returnDays: returns.days,
})

export function publicTexts({ texts }: AllSettings): PublicTexts {
	const { about, faq, terms, privacy, returns } = texts
	return { about, faq, terms, privacy, returns }
}

/** How a shop with these settings can be paid. @param isOnline whether somebody takes payments online for it */
export function paymentWays({ bank, payment }: AllSettings, isOnline: boolean): PaymentWay[] {
	const ways: PaymentWay[] = []
	if (bank.accountNumber) ways.push('transfer')
	if (bank.upiId) ways.push('upi')
	if (payment.codUptoRupees > 0) ways.push('cod')
	if (isOnline) ways.push('online')
	return ways
}

/** Whether a PIN code is in the list of areas where the owner installs. */
export const isInListedArea = ({ installation }: AllSettings, pin: string): boolean =>
	installation.pins.split(', ').some((prefix) => prefix !== '' && pin.startsWith(prefix))
