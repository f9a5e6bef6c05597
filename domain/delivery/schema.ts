import { z } from '@hono/zod-openapi'
import { pinCode, pinPrefix } from '../../shared/addresses/pin.ts'
import { issue } from '../../shared/messages/message.ts'
import { model } from '../../shared/model.ts'
import { fromRupees } from '../../shared/money.ts'
import {
	decimalNumber,
	inText,
	rupeesNumber,
	wholeNumber,
} from '../../shared/numbers/number-schema.ts'
import { CATEGORIES, type Category } from '../../shared/products/categories.ts'
import { line } from '../../shared/text/text.ts'
import { neverFalling, REACHES, rising } from './field-rules.ts'
import { MAX_BANDS, MAX_CLASSES, MAX_ITEMS, MAX_KG, MAX_PREFIXES } from './limits.ts'

const whole = (least: number, most: number) =>
	wholeNumber(issue('input.number'), issue('input.whole_number'))
		.min(least, issue('input.at_least', { least }))
		.max(most, issue('input.at_most', { most }))

const kg = decimalNumber()
	.min(0.001, issue('input.at_least', { least: 0.001 }))
	.max(MAX_KG, issue('input.at_most', { most: MAX_KG }))

const rupees = rupeesNumber(issue('reference.rupees_wrong'), issue('reference.rupees_decimals'))
	.min(0, issue('reference.below_zero'))
	.max(10_000_000, issue('input.at_most', { most: 10_000_000 }))
	.refine((amount) => fromRupees(amount) !== null, issue('reference.rupees_decimals'))

const PinPrefix = pinPrefix(issue('delivery.prefix_wrong'))

const Band = model('DeliveryBand', {
	name: line(60, issue('delivery.band_name_required')),
	reach: z.enum(REACHES, { error: issue('delivery.reach_required') }).openapi({
		description:
			'`pins`: PIN codes that begin as given; `district` and `state`: the shop’s own; `km`: so far from the shop; `india`: everywhere',
	}),
	km: whole(1, 5000).nullable(),
	pinPrefixes: z
		.array(PinPrefix, issue('delivery.prefix_wrong'))
		.max(MAX_PREFIXES, issue('input.at_most', { most: MAX_PREFIXES })),
	daysFrom: whole(0, 90).openapi({ description: 'Working days until goods arrive, at least' }),
	daysTo: whole(0, 90),
	freeFrom: rupees.nullable().openapi({
		description: 'Rupees of goods from which on delivery is free; null: never',
	}),
	costs: z.array(rupees.nullable()).max(MAX_CLASSES).openapi({
		description: 'Rupees for each class of weight, GST included; null: the shop is asked',
	}),
})
	.refine(({ reach, km: far }) => reach !== 'km' || far !== null, {
		error: issue('delivery.km_required'),
		path: ['km'],
	})
	.refine(({ reach, pinPrefixes }) => reach !== 'pins' || pinPrefixes.length > 0, {
		error: issue('delivery.prefix_required'),
		path: ['pinPrefixes'],
	})
	.refine(({ daysFrom, daysTo }) => daysFrom <= daysTo, {
		error: issue('settings.days_backwards'),
		path: ['daysTo'],
	})
	.refine(({ costs }) => neverFalling(costs), {
		error: issue('delivery.costs_fall'),
		path: ['costs'],
	})

const assumedKg = kg.nullable()

export const DeliveryRates = model('DeliveryRates', {
	classesKg: z
		.array(kg)
		.max(MAX_CLASSES, issue('input.at_most', { most: MAX_CLASSES }))
		.refine(rising, issue('delivery.classes_not_rising'))
		.openapi({ description: 'The most that goods of each class of weight weigh together, kg' }),
	categoryKg: z
		.object(
			Object.fromEntries(CATEGORIES.map((name) => [name, assumedKg])) as Record<
				Category,
				typeof assumedKg
			>,
		)
		.openapi({ description: 'Of a product whose sheet names no weight; null: the shop is asked' }),
	cutOffHour: whole(0, 24).openapi({
		description: 'What is ordered from this hour on counts from the next working day',
	}),
	daysOff: z
		.array(whole(0, 6))
		.max(6, issue('delivery.no_working_day'))
		.refine((days) => new Set(days).size === days.length, issue('delivery.no_working_day'))
		.openapi({ description: 'Days of the week on which nothing is delivered; 0 is Sunday' }),
	bands: z
		.array(Band)
		.max(MAX_BANDS, issue('input.at_most', { most: MAX_BANDS }))
		.openapi({ description: 'The first that reaches a PIN code counts' }),
}).refine(({ bands, classesKg }) => bands.every(({ costs }) => costs.length === classesKg.length), {
	error: issue('delivery.cost_for_each_class'),
	path: ['bands'],
})
export type DeliveryRates = z.output<typeof DeliveryRates>
export type DeliveryBand = DeliveryRates['bands'][number]

const PinCode = pinCode()

export const DeliveryPin = model('DeliveryPin', { pin: PinCode })
export type DeliveryPin = z.output<typeof DeliveryPin>

export const RememberedPin = model('RememberedDeliveryPin', {
	pin: z.string().nullable().openapi({ description: 'Null where this browser has given none' }),
})

const ITEM = /^([A-Za-z0-9][A-Za-z0-9._-]{0,63}):([1-9]\d{0,5})$/

/** `solar-panel-250w:2,inverter:1` */
export const Items = z
	.string(issue('delivery.items_wrong'))
	.transform((text) => text.split(',').map((each) => ITEM.exec(each.trim())))
	.refine(
		(found) => found.length <= MAX_ITEMS && found.every(Boolean),
		issue('delivery.items_wrong'),
	)
	.transform((found) =>
		found.flatMap((each) => (each?.[1] ? { productId: each[1], quantity: Number(each[2]) } : [])),
	)
	.openapi({
		type: 'string',
		description: 'Products with how many of each, such as solar-panel-250w:2,solar-cable:1',
	})

export const DeliveryQuery = z.object({ pin: PinCode, items: Items })
export type DeliveryQuery = z.output<typeof DeliveryQuery>

export const DeliveryTry = model('DeliveryTry', {
	rates: DeliveryRates,
	pin: PinCode,
	items: Items,
})
export type DeliveryTry = z.output<typeof DeliveryTry>

export const RatesQuery = z.object({
	revision: inText(
		wholeNumber(issue('input.number'), issue('input.whole_number'))
			.min(0, issue('input.at_least', { least: 0 }))
			.max(Number.MAX_SAFE_INTEGER, issue('input.number'))
			.optional(),
		'whole',
	).openapi({ description: 'One saved before; the last one unless said' }),
})

export const DeliveryQuote = model('DeliveryQuote', {
	pin: z.string(),
	place: z.string().nullable().openapi({ example: 'Pune, Maharashtra' }),
	band: z.string().nullable().openapi({ description: 'The name of the distance band' }),
	kg: z.number().nullable().openapi({ description: 'What the goods weigh; null: not known' }),
	cost: z.number().nullable().openapi({
		description:
			'Rupees, GST included; null: the shop has to be asked, and tells it before payment',
	}),
	fromDay: z.string().nullable().openapi({ description: 'YYYY-MM-DD, in the store’s zone' }),
	toDay: z.string().nullable(),
	message: z.string(),
})
export type DeliveryQuote = z.output<typeof DeliveryQuote>
