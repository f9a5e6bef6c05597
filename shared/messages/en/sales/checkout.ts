import { weekdayInWords } from '../../../format/dates.ts'
import { number } from '../../../format/english.ts'
import { inRupees, inWholeRupees } from '../../../format/money.ts'

const sum = (paise: number) => (paise % 100 === 0 ? inWholeRupees(paise) : inRupees(paise))

const LIMIT_OF = {
	upi: (most: string) => `UPI takes up to ${most} at once`,
	online: (most: string) => `online we take up to ${most} at once`,
	cod: (most: string) => `on delivery we take up to ${most}`,
}

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
	'checkout.no_held_price':
		'There is no such quotation or quoted price. These are the prices of today.',
	'checkout.held_price_over': ({ day }: { day: string }) =>
		`The quoted price was valid until ${weekdayInWords(day)}. These are the prices of today.`,
	'checkout.held_price_ordered':
		'The quoted price has been ordered already: it holds for one order. These are the prices of today.',
	'checkout.held_price_of_other_goods':
		'The quoted price is of other goods or quantities, so these are the prices of today.',
	'checkout.without_tax':
		'Without GST: delivered to a Special Economic Zone under the shop’s letter of undertaking.',
	'checkout.held_price_elsewhere': ({ pin }: { pin: string }) =>
		`Delivery was quoted for ${pin}. Elsewhere it costs what it does today.`,
	'checkout.held_charge': ({
		cost,
		fulfilment,
	}: {
		cost: number
		fulfilment: 'delivery' | 'installation'
	}) =>
		`${fulfilment === 'installation' ? 'Delivered and installed' : 'Delivered'}${cost === 0 ? ', free' : ` for ${sum(cost)}`}, as in your quotation`,
	'checkout.delivered_as_quoted': ({ cost, day }: { cost: number; day: string }) =>
		`Delivered by ${weekdayInWords(day)}${cost === 0 ? ', free' : ` for ${sum(cost)}`}, as we have quoted`,
	'checkout.no_milestones': 'This order cannot be paid in parts.',
	'checkout.no_such_payment': 'This order cannot be paid this way.',
	'checkout.not_in_this_schedule': 'No way to pay takes so much at once. Choose to pay in parts.',
	'checkout.not_in_parts': 'No way to pay takes these parts. Choose to pay all at once.',
	'checkout.no_way_takes': ({
		total,
		limits,
	}: {
		total: number
		limits: { way: 'upi' | 'online' | 'cod'; most: number }[]
	}) =>
		limits.length === 0
			? `${sum(total)} cannot be paid here. Ask us how to pay it.`
			: `${sum(total)} cannot be paid here: ${limits.map(({ way, most }) => LIMIT_OF[way](sum(most))).join(', ')}. Ask us how to pay it, or order less at once.`,
	'checkout.held_tax_changed': ({
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
