import { z } from '@hono/zod-openapi'
import { line } from '../../../shared/text.ts'
import { RULES, UNITS } from '../electrical/check.ts'
import { YieldRequest } from '../schema.ts'

const between = (low: number, high: number, what: string) => {
	const sentence = `${what} must be between ${low} and ${high}.`
	return z.number(sentence).min(low, sentence).max(high, sentence)
}

const whole = (low: number, high: number, what: string) => {
	const sentence = `${what} must be a whole number from ${low} to ${high}.`
	return z.number(sentence).int(sentence).min(low, sentence).max(high, sentence)
}

const volts = (what: string) => between(0.1, 10_000, what)
const amperes = (what: string) => between(0.01, 10_000, what)
const watts = (what: string) => between(1, 10_000_000, what)
const productId = line(64, 'Name the product.')

/** Where: both temperatures, or a PIN code or a city whose extremes the planner knows. */
const place = {
	tMin: between(-90, 60, 'The lowest air temperature, °C,')
		.optional()
		.openapi({ description: 'The site’s extreme low of the air, °C' }),
	tCellMax: between(0, 150, 'The hottest cell temperature, °C,')
		.optional()
		.openapi({ description: 'The cells at the extreme high in full sun, °C' }),
	pin: YieldRequest.shape.pin,
	city: YieldRequest.shape.city,
}

interface Place {
	tMin?: number | undefined
	tCellMax?: number | undefined
	pin?: string | undefined
	city?: string | undefined
}

/** One temperature alone, or the hottest below the lowest, is a slip of whoever asks. */
function placed<T extends Place>(needed: boolean) {
	return ({ tMin, tCellMax, pin, city }: T, context: z.RefinementCtx) => {
		const wrong = (path: string, message: string) =>
			context.addIssue({ code: 'custom', path: [path], message })
		const missing = needed ? !pin && !city : tMin !== undefined || tCellMax !== undefined
		if (missing && tMin === undefined)
			wrong('tMin', 'Give the lowest air temperature, or a PIN code or a city.')
		if (missing && tCellMax === undefined)
			wrong('tCellMax', 'Give the hottest cell temperature, or a PIN code or a city.')
		if (tMin !== undefined && tCellMax !== undefined && tCellMax <= tMin)
			wrong('tCellMax', 'The hottest cell must be warmer than the coldest air.')
	}
}

const Panel = z.object({
	vocV: volts('The open-circuit voltage, V,'),
	iscA: amperes('The short-circuit current, A,'),
	vmpV: volts('The voltage at maximum power, V,'),
	impA: amperes('The current at maximum power, A,'),
	betaVocPctPerC: between(-2, 0, 'The coefficient of the open-circuit voltage, % per °C,'),
	gammaPmpPctPerC: between(-2, 0, 'The coefficient of the maximum power, % per °C,'),
	powerW: watts('The power, W,').optional().openapi({ description: 'Vmp × Imp unless given' }),
	maxSystemV: volts('The greatest system voltage, V,').optional(),
})

const Tracker = z.object({
	maxCurrentA: amperes('The operating current of an input, A,'),
	maxShortCircuitA: amperes('The short-circuit current of an input, A,')
		.optional()
		.openapi({ description: 'The operating current unless given' }),
	strings: whole(1, 100, 'The strings of an input').default(1),
})

const Inverter = z.object({
	type: z
		.enum(['string', 'hybrid', 'micro', 'off-grid'], {
			error: 'The type must be string, hybrid, micro or off-grid.',
		})
		.optional(),
	maxDcV: volts('The greatest DC voltage, V,'),
	mpptMinV: volts('The least MPPT voltage, V,'),
	mpptMaxV: volts('The greatest MPPT voltage, V,'),
	mppts: z.array(Tracker).min(1, 'Give at least one input.').max(24, 'Give at most 24 inputs.'),
	startV: volts('The start voltage, V,').optional(),
	acW: watts('The AC rating, W,').optional(),
	maxPvW: watts('The greatest power of panels, W,').optional(),
})

const Strings = {
	inSeries: whole(1, 1000, 'Panels in series').optional(),
	strings: whole(1, 1000, 'Strings').optional(),
}

export const StringRequest = z
	.object({
		panelId: productId.optional(),
		panel: Panel.optional().openapi({ description: 'Figures; they go before `panelId`' }),
		inverterId: productId.optional(),
		inverter: Inverter.optional().openapi({ description: 'Figures; they go before `inverterId`' }),
		...place,
		inSeries: Strings.inSeries.openapi({
			description: 'Panels in each string; the most that pass unless given',
		}),
		strings: Strings.strings.openapi({
			description: 'Strings on the inverter, spread over its inputs; 1 unless given',
		}),
		panels: whole(1, 10_000, 'Panels')
			.optional()
			.openapi({ description: 'Panels in all, to be divided into equal strings' }),
	})
	.superRefine(placed(true))
	.superRefine(({ panel, panelId, inverter, inverterId }, context) => {
		const wrong = (path: string, message: string) =>
			context.addIssue({ code: 'custom', path: [path], message })
		if (!panel && !panelId) wrong('panel', 'Give the panel’s figures or its product id.')
		if (!inverter && !inverterId)
			wrong('inverter', 'Give the inverter’s figures or its product id.')
	})
	.openapi('StringRequest')
export type StringRequest = z.output<typeof StringRequest>

const Severity = z.enum(['error', 'warning'])
const Unit = z.enum(UNITS)

export const CheckAnswer = z
	.object({
		rule: z.enum(RULES),
		ok: z.boolean(),
		value: z.number(),
		limit: z.number(),
		unit: Unit,
		severity: Severity,
		sentence: z.string().openapi({ description: 'For a buyer' }),
		detail: z.string().openapi({ description: 'For an engineer: the formula filled in' }),
	})
	.openapi('Check')

const LayoutAnswer = z
	.object({
		inSeries: z.number(),
		strings: z.number(),
		inverters: z
			.array(z.array(z.number()))
			.openapi({ description: 'For each inverter, the strings on each of its inputs' }),
		lengths: z
			.array(z.array(z.number()))
			.openapi({ description: 'Likewise, the panels in each of those strings' }),
	})
	.openapi('Layout')

export const StringAnswer = z
	.object({
		min: z.number().nullable().openapi({ description: 'Fewest panels in series; null: none fits' }),
		max: z.number().nullable().openapi({ description: 'Most panels in series; null: none fits' }),
		fits: z.boolean().openapi({ description: 'No check of severity `error` fails' }),
		inSeries: z.number().openapi({ description: 'Of the string that was checked' }),
		strings: z.number(),
		tMin: z.number(),
		tCellMax: z.number(),
		checks: z.array(CheckAnswer),
		layouts: z
			.array(LayoutAnswer)
			.openapi({ description: 'Where `panels` was given: the ways to divide them, best first' }),
		reasons: z.array(z.string()).openapi({ description: 'Why there is no layout' }),
	})
	.openapi('StringCheck')
export type StringAnswer = z.output<typeof StringAnswer>

const LIMIT = 'The limit must be a whole number from 1 to 100.'
const degrees = (low: number, high: number, what: string) => {
	const sentence = `${what} must be between ${low} and ${high}.`
	return z.coerce.number(sentence).min(low, sentence).max(high, sentence).optional()
}

export const FitsWithQuery = z
	.object({
		limit: z.coerce.number(LIMIT).int(LIMIT).min(1, LIMIT).max(100, LIMIT).default(12),
		pin: place.pin,
		city: place.city,
		tMin: degrees(-90, 60, 'The lowest air temperature, °C,'),
		tCellMax: degrees(0, 150, 'The hottest cell temperature, °C,'),
	})
	.superRefine(placed(false))

export const FitsWithAnswer = z
	.array(z.object({ productId: z.string(), reason: z.string() }))
	.openapi('FitsWith')

export const CheckRequest = z
	.object({
		items: z
			.array(
				z.object({ productId, quantity: whole(1, 10_000, 'Quantity').default(1) }),
				'Give the products to be checked.',
			)
			.min(1, 'Give at least one product.')
			.max(100, 'Give at most 100 products.'),
		...place,
	})
	.superRefine(placed(false))
	.openapi('FitCheckRequest')
export type CheckRequest = z.output<typeof CheckRequest>

const Fixes = z
	.array(
		z.object({
			productId: z.string(),
			quantity: z.number().openapi({ description: 'How many the cart should have' }),
			insteadOf: z
				.string()
				.nullable()
				.openapi({ description: 'The product it takes the place of; null: besides' }),
			sentence: z.string(),
		}),
	)
	.openapi({
		description:
			'What the cart could have instead or besides: what changes least first, then what leaves no warning, then what costs least',
	})

const Advice = z.object({
	kind: z.enum(['subsidy', 'kit']),
	productIds: z.array(z.string()),
	rupees: z.number().openapi({ description: 'At stake at the most' }),
	sentence: z.string(),
	lines: z
		.array(z.object({ productId: z.string(), quantity: z.number() }))
		.openapi({ description: 'The cart’s lines that would follow it; 0 takes one out' }),
})

export const ProductAdvice = z.array(Advice.omit({ lines: true })).openapi('ProductAdvice')

export const CartCheckAnswer = z
	.object({
		verdict: z.enum(['fits', 'misfits', 'unknown']).openapi({
			description:
				'Of what is there. `unknown`: something cannot be checked; never to be read as a fit',
		}),
		problems: z.array(
			z.object({
				rule: z.enum([...RULES, 'layout']),
				severity: Severity,
				productIds: z.array(z.string()),
				value: z
					.number()
					.optional()
					.openapi({ description: 'Where the rule is about one figure; in `unit`, as `limit`' }),
				limit: z.number().optional(),
				unit: Unit.optional(),
				sentence: z.string(),
				details: z
					.array(z.string())
					.openapi({ description: 'For an engineer: formulas filled in' }),
				fixes: Fixes,
			}),
		),
		missing: z.array(
			z.object({
				what: z.enum(['inverter', 'panels', 'battery']),
				severity: z.enum(['error', 'hint']),
				productIds: z.array(z.string()),
				sentence: z.string(),
				fixes: Fixes,
			}),
		),
		unchecked: z.array(z.object({ productIds: z.array(z.string()), sentence: z.string() })),
		advice: z
			.array(Advice)
			.openapi({ description: 'What the cart could save its buyer, fit or not' }),
		paired: z.boolean().openapi({
			description: 'Things that work together are in it, so that a fit says something',
		}),
	})
	.openapi('FitCheck')
