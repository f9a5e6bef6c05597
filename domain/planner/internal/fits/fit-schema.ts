import { z } from '@hono/zod-openapi'
import {
	type IssueText,
	issue,
	type ParamsOf,
	type WithMessages,
} from '../../../../shared/messages/message.ts'
import { model } from '../../../../shared/model.ts'
import { decimalNumber, inText, wholeNumber } from '../../../../shared/numbers/number-schema.ts'
import { line } from '../../../../shared/text/text.ts'
import { YieldRequest } from '../../schema.ts'
import { RULES, UNITS } from '../electrical/check.ts'

type FigureName = ParamsOf<'planner.request.between'>['of']
type CountName = ParamsOf<'planner.request.whole'>['of']

const between = (low: number, high: number, of: FigureName) => {
	const wrong = issue('planner.request.between', { of, low, high })
	return z.number(wrong).min(low, wrong).max(high, wrong)
}

const whole = (low: number, high: number, of: CountName) => {
	const wrong = issue('planner.request.whole', { of, low, high })
	return z.number(wrong).int(wrong).min(low, wrong).max(high, wrong)
}

const volts = (of: FigureName) => between(0.1, 10_000, of)
const amperes = (of: FigureName) => between(0.01, 10_000, of)
const watts = (of: FigureName) => between(1, 10_000_000, of)
const productId = line(64, issue('planner.request.product'))

/** Where: both temperatures, or a PIN code or a city whose extremes the planner knows. */
const place = {
	tMin: between(-90, 60, 'tMin')
		.optional()
		.openapi({ description: 'The site’s extreme low of the air, °C' }),
	tCellMax: between(0, 150, 'tCellMax')
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

/** One temperature alone, or the hottest below the lowest, is a slip of the caller. */
function placed<T extends Place>(needed: boolean) {
	return ({ tMin, tCellMax, pin, city }: T, context: z.RefinementCtx) => {
		const wrong = (path: string, message: IssueText) =>
			context.addIssue({ code: 'custom', path: [path], message })
		const missing = needed ? !pin && !city : tMin !== undefined || tCellMax !== undefined
		if (missing && tMin === undefined) wrong('tMin', issue('planner.request.lowest_air'))
		if (missing && tCellMax === undefined) wrong('tCellMax', issue('planner.request.hottest_cell'))
		if (tMin !== undefined && tCellMax !== undefined && tCellMax <= tMin)
			wrong('tCellMax', issue('planner.request.cell_colder_than_air'))
	}
}

const Panel = z.object({
	vocV: volts('vocV'),
	iscA: amperes('iscA'),
	vmpV: volts('vmpV'),
	impA: amperes('impA'),
	betaVocPctPerC: between(-2, 0, 'betaVocPctPerC'),
	gammaPmpPctPerC: between(-2, 0, 'gammaPmpPctPerC'),
	alphaIscPctPerC: between(-1, 1, 'alphaIscPctPerC')
		.optional()
		.openapi({ description: '0.05 unless given' }),
	bifacial: z
		.boolean(issue('input.flag'))
		.optional()
		.openapi({ description: 'Light from behind adds to its short-circuit current' }),
	bifacialityPct: between(1, 100, 'bifacialityPct')
		.optional()
		.openapi({ description: 'Of a bifacial panel; 70 unless given' }),
	powerW: watts('powerW').optional().openapi({ description: 'Vmp × Imp unless given' }),
	maxSystemV: volts('maxSystemV').optional(),
})

const Tracker = z.object({
	maxCurrentA: amperes('maxCurrentA'),
	maxShortCircuitA: amperes('maxShortCircuitA')
		.optional()
		.openapi({ description: 'The operating current unless given' }),
	strings: whole(1, 100, 'inputStrings').default(1),
})

const Inverter = z.object({
	type: z
		.enum(['string', 'hybrid', 'micro', 'off-grid'], {
			error: issue('planner.request.inverter_type'),
		})
		.optional(),
	maxDcV: volts('maxDcV'),
	mpptMinV: volts('mpptMinV'),
	mpptMaxV: volts('mpptMaxV'),
	mppts: z
		.array(Tracker)
		.min(1, issue('planner.request.no_inputs'))
		.max(24, issue('planner.request.too_many_inputs')),
	startV: volts('startV').optional(),
	acW: watts('acW').optional(),
	maxPvW: watts('maxPvW').optional(),
})

const Strings = {
	inSeries: whole(1, 1000, 'inSeries').optional(),
	strings: whole(1, 1000, 'strings').optional(),
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
		panels: whole(1, 10_000, 'panels')
			.optional()
			.openapi({ description: 'Panels in all, to be divided into equal strings' }),
	})
	.superRefine(placed(true))
	.superRefine(({ panel, panelId, inverter, inverterId }, context) => {
		const wrong = (path: string, message: IssueText) =>
			context.addIssue({ code: 'custom', path: [path], message })
		if (!panel && !panelId) wrong('panel', issue('planner.request.panel'))
		if (!inverter && !inverterId) wrong('inverter', issue('planner.request.inverter'))
	})
	.openapi('StringRequest')
export type StringRequest = z.output<typeof StringRequest>

const Severity = z.enum(['error', 'warning'])
const Unit = z.enum(UNITS)

export const CheckAnswer = model('Check', {
	rule: z.enum(RULES),
	ok: z.boolean(),
	value: z.number(),
	limit: z.number(),
	unit: Unit,
	severity: Severity,
	sentence: z.string().openapi({ description: 'For a buyer' }),
	detail: z.string().openapi({ description: 'For an engineer: the formula filled in' }),
})

export const LayoutAnswer = model('Layout', {
	inSeries: z.number(),
	strings: z.number(),
	inverters: z
		.array(z.array(z.number()))
		.openapi({ description: 'For each inverter, the strings on each of its inputs' }),
	lengths: z
		.array(z.array(z.number()))
		.openapi({ description: 'Likewise, the panels in each of those strings' }),
})

export const StringAnswer = model('StringCheck', {
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
export type StringAnswer = z.output<typeof StringAnswer>

/** An answer whose checks are still to be worded. */
export type StringAnswerWithMessages = WithMessages<StringAnswer, 'sentence' | 'detail' | 'reasons'>

const LIMIT = issue('planner.request.limit')
const degrees = (low: number, high: number, of: FigureName) => {
	const wrong = issue('planner.request.between', { of, low, high })
	return inText(decimalNumber(wrong).min(low, wrong).max(high, wrong).optional())
}

export const FitsWithQuery = z
	.object({
		limit: inText(wholeNumber(LIMIT).min(1, LIMIT).max(100, LIMIT).default(12), 'whole'),
		pin: place.pin,
		city: place.city,
		tMin: degrees(-90, 60, 'tMin'),
		tCellMax: degrees(0, 150, 'tCellMax'),
	})
	.superRefine(placed(false))

export const FitsWithAnswer = z
	.array(z.object({ productId: z.string(), reason: z.string() }))
	.openapi('FitsWith')

export const CheckRequest = z
	.object({
		items: z
			.array(
				z.object({ productId, quantity: whole(1, 10_000, 'quantity').default(1) }),
				issue('planner.request.products'),
			)
			.min(1, issue('planner.request.no_products'))
			.max(100, issue('planner.request.too_many_products')),
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
	kind: z.enum(['law', 'subsidy', 'kit']),
	productIds: z.array(z.string()),
	rupees: z.number().openapi({ description: 'At stake at the most; 0 for `law`' }),
	sentence: z.string(),
	lines: z
		.array(z.object({ productId: z.string(), quantity: z.number() }))
		.openapi({ description: 'The cart’s lines that would follow it; 0 takes one out' }),
})

export const ProductAdvice = z.array(Advice.omit({ lines: true })).openapi('ProductAdvice')

export const CartCheckAnswer = model('FitCheck', {
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
			details: z.array(z.string()).openapi({ description: 'For an engineer: formulas filled in' }),
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
	advice: z.array(Advice).openapi({
		description:
			'What the cart could save its buyer, and what may not be connected to the grid, fit or not',
	}),
	paired: z.boolean().openapi({
		description: 'Things that work together are in it, so that a fit says something',
	}),
})
