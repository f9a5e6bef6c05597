import { weekdayInWords } from '../../../format/dates.ts'
import { number } from '../../../format/english.ts'
import { inRupees, inWholeRupees } from '../../../format/money.ts'

const sum = (paise: number) => (paise % 100 === 0 ? inWholeRupees(paise) : inRupees(paise))

export const checkout = {
	'checkout.live_only': 'A demo store makes no quotes.',
	'checkout.field_wrong': 'Send at most 40 fields, each with a name of letters.',
	'checkout.no_choices_in_demo':
		'A demo store takes no payment and no codes, so leave quote, fulfilment, payment, schedule and code out.',
	'checkout.no_installation': 'None of these goods are installed by the shop. Choose delivery.',
	'checkout.not_installing': 'We do not install these goods. They are delivered to you.',
	'checkout.not_installed_at': ({ pin }: { pin: string }) =>
		`We do not install at ${pin} yet. The goods are delivered there.`,
	'checkout.no_installer_yet': ({ pin }: { pin: string }) =>
		`We have no installer near ${pin} yet.`,
	'checkout.installers_near': ({ pin, installers }: { pin: string; installers: number | null }) =>
		installers === null
			? `We install at ${pin}.`
			: `${installers === 1 ? '1 installer' : `${number(installers)} installers`} near ${pin}.`,
	'checkout.no_quoted_price':
		'There is no such quoted price. Open the link that we have sent you again.',
	'checkout.quoted_price_over': ({ day }: { day: string }) =>
		`The quoted price was valid until ${weekdayInWords(day)}. This is the price of today.`,
	'checkout.quoted_price_of_others': ({ pin }: { pin: string }) =>
		`The quoted price is of other goods, or of their delivery to ${pin}. This is the price of today.`,
	'checkout.delivered_as_quoted': ({ cost, day }: { cost: number; day: string }) =>
		`Delivered by ${weekdayInWords(day)}${cost === 0 ? ', free' : ` for ${sum(cost)}`}, as we have quoted`,
	'checkout.no_milestones': 'This order cannot be paid in parts.',
	'checkout.no_such_payment': 'This order cannot be paid this way.',
	'checkout.quotation_not_yours':
		'There is no such quotation, or it holds no price for you. These are the prices of today.',
	'checkout.quotation_over':
		'The quotation is over, so these are the prices of today. You can get a new one.',
	'checkout.quotation_ordered':
		'The quotation has been ordered already: it holds its price for one order.',
	'checkout.quotation_of_other_goods':
		'The quotation is of other goods or quantities, so these are the prices of today.',
	'checkout.quotation_tax_changed': ({
		changed,
	}: {
		changed: { name: string; before: number; now: number }[]
	}) =>
		`The price stays, but the GST in it has changed: ${changed
			.map(({ name, before, now }) => `${name} ${number(now)} %, not ${number(before)} %`)
			.join('; ')}.`,
	'checkout.ask_installation':
		'We have no fixed price for installing this. We tell you the cost before you pay.',
	'checkout.installed': ({ cost, kw }: { cost: number; kw: number }) =>
		`Delivered and installed, ${number(kw)} kW${cost === 0 ? ', free' : ` for ${sum(cost)}`}. The installer agrees the day with you.`,
	'checkout.charge_delivery': 'Delivery',
	'checkout.charge_installation': 'Delivery and installation',
	'checkout.charge_cod_fee': 'Payment on delivery',
}
