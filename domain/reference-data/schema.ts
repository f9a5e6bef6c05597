import { z } from '@hono/zod-openapi'
import { stateName } from '../../shared/addresses/state-input.ts'
import { STATES } from '../../shared/addresses/states.ts'
import { day } from '../../shared/day.ts'
import { PageQuery } from '../../shared/lists/page-query.ts'
import { issue } from '../../shared/messages/message.ts'
import { line, paragraphs } from '../../shared/text/text.ts'
import { BusinessTaxFigures } from './internal/business-tax-rules.ts'
import { above0, pct, rising, rupees } from './internal/figures.ts'
import { GstReturnFigures } from './internal/gst-return-rules.ts'
import { BankLoanFigures, SchemeLoanFigures } from './internal/loan-rules.ts'
import {
	NetworkChargeFigures,
	SinglePhaseFigures,
	SolarFixedChargeFigures,
	SurplusBySizeFigures,
	UseCapFigures,
} from './internal/state-rules.ts'
import { ESTIMATE_PHASES, PARTS_PRICED, type PartPriced, WORKS, type Work } from './limits.ts'

/** Figures are as people say them: rupees with at most two decimals, per cent, kW and kWh. */

export const REFERENCE_KINDS = [
	'unit-price',
	'home-subsidy',
	'society-subsidy',
	'gst',
	'tax-class',
	'gst-return',
	'installed-price',
	'benchmark-price',
	'installation-price',
	'part-estimates',
	'work-estimates',
	'least-size',
	'usual-load',
	'scheme-loan',
	'bank-loan',
	'business-tax',
	'single-phase-limit',
	'solar-fixed-charge',
	'use-cap',
	'network-charge',
	'surplus-by-size',
	'grid-emission',
	'almm-modules',
	'almm-cells',
	'bis',
	'm2m',
] as const
const WRONG_KIND = issue('input.one_of', { options: REFERENCE_KINDS })
export const ReferenceKind = z.enum(REFERENCE_KINDS, { error: WRONG_KIND }).openapi('FactKind')
export type ReferenceKind = z.output<typeof ReferenceKind>

export const CONFIDENCES = ['high', 'medium', 'low'] as const
export const Confidence = z
	.enum(CONFIDENCES, { error: issue('reference.confidence_wrong') })
	.openapi('Confidence')
export type Confidence = z.output<typeof Confidence>

/** The connections that the law applies to: every one to the grid, those with the subsidy, or none. */
export const CONNECTIONS_ASKED = ['on-grid', 'subsidised', 'none'] as const

/** The code by which products name a tax class. */
export const taxClassCode = line(40, issue('reference.class_code_required')).regex(
	/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/,
	issue('reference.class_code_wrong'),
)

const StateName = stateName(issue('reference.state_wrong'))

const Tiers = z
	.array(z.object({ uptoKw: above0(10_000), rupeesPerKw: rupees }))
	.min(1, issue('reference.tier_required'))
	.max(10, issue('reference.too_many_tiers', { most: 10 }))
	.refine((tiers) => rising(tiers.map(({ uptoKw }) => uptoKw)), issue('reference.tiers_not_rising'))

const UnitPriceFigures = z.object({
	rupeesPerKwh: rupees.openapi({ description: 'Where no tariff of a company is known' }),
})

const terms = {
	until: day().openapi({ description: 'The last day of the scheme' }),
	indianMade: z
		.boolean(issue('reference.flag_wrong'))
		.openapi({ description: 'Asks for panels with cells made in India' }),
}
const rates = { tiers: Tiers, capRupees: rupees }

const HomeSubsidyFigures = z.object({
	...rates,
	special: z.object({ ...rates, states: z.array(StateName).max(STATES.length) }),
	...terms,
})

const SocietySubsidyFigures = z.object({
	rupeesPerKw: rupees,
	kwAHouse: above0(100),
	mostKw: above0(10_000),
	...terms,
})

const GstFigures = z.object({
	goodsSharePct: pct.openapi({
		description:
			'Of the value of goods that the seller installs, so much counts as goods and the rest as service',
	}),
})

const rate = pct.refine(
	(value) => Number(value.toFixed(2)) === value,
	issue('reference.rate_decimals'),
)

const TaxClassFigures = z.object({
	code: taxClassCode.openapi({
		description: 'What products name it by; a later row of the same code supersedes this one',
		example: 'battery',
	}),
	name: line(80, issue('reference.class_name_required')),
	hsnSac: z
		.string(issue('reference.hsn_wrong'))
		.trim()
		.regex(/^(?:\d{4}|\d{6}|\d{8})?$/, issue('reference.hsn_wrong'))
		.openapi({ description: 'HSN of goods or SAC of a service; blank where it is not known' }),
	ratePct: rate.openapi({ description: 'GST, per cent' }),
	neverComposite: z.boolean(issue('reference.flag_wrong')).openapi({
		description: 'Bears its own rate also where the seller installs it',
	}),
})

const InstalledPriceFigures = z
	.object({ kw: above0(10_000), lowRupees: rupees, highRupees: rupees })
	.refine(({ lowRupees, highRupees }) => lowRupees <= highRupees, {
		error: issue('reference.range_backwards'),
		path: ['highRupees'],
	})

const BenchmarkPriceFigures = z.object({ tiers: Tiers })
const InstallationPriceFigures = z.object({
	rupeesPerKw: rupees,
	leastRupees: rupees.optional().openapi({
		description: 'What an order with installation pays for it at least; none unless said',
	}),
	holds: z
		.array(z.enum(WORKS, { error: issue('input.one_of', { options: WORKS }) }))
		.max(WORKS.length)
		.optional()
		.openapi({
			description:
				'The works and fees that it already holds; earthing, lightning arrester and AC cable unless said',
		}),
})
/** Estimates by the kW of panels and the phases of the connection. */
const estimatesOf = <const T extends readonly (PartPriced | Work)[]>(of: T) =>
	z.object({
		estimates: z
			.array(
				z.object({
					of: z.enum(of, { error: issue('input.one_of', { options: of }) }),
					phases: z.enum(ESTIMATE_PHASES, {
						error: issue('input.one_of', { options: ESTIMATE_PHASES }),
					}),
					baseRupees: rupees,
					rupeesPerKw: rupees,
				}),
			)
			.max(20, issue('reference.too_many_estimates', { most: 20 }))
			.superRefine((estimates, context) => {
				const has = (name: string, phases: string) =>
					estimates.some((each) => each.of === name && [phases, 'any'].includes(each.phases))
				const names = of.filter((name) => !has(name, 'single') || !has(name, 'three'))
				if (names.length === 0) return
				const message = issue('reference.estimates_missing', { names })
				context.addIssue({ code: 'custom', message })
			}),
	})

const WorkEstimatesFigures = estimatesOf(WORKS).extend({
	freeLoadUptoKw: above0(10_000).optional().openapi({
		description: 'A subsidised home pays no fee for a raised load up to so many kW of panels',
	}),
})

const LeastSizeFigures = z.object({
	leastKw: above0(100).openapi({ description: 'The least power of panels that a home is offered' }),
})
const UsualLoadFigures = z.object({
	unitsPerKw: above0(10_000).openapi({
		description: 'Units a month for each kW of a sanctioned load that nobody has given',
	}),
	leastKw: above0(100),
})
const GridEmissionFigures = z.object({ kgPerKwh: above0(10) })

const RequirementFigures = z.object({
	since: day().openapi({ description: 'Of systems commissioned from this day on' }),
	connections: z
		.enum(CONNECTIONS_ASKED, { error: issue('reference.connections_wrong') })
		.openapi({ description: '`none`: no longer asked for' }),
})

const AnyState = StateName.nullable().openapi({ description: 'Null for all of India' })

/** The tax is the same in every state. */
const AllOfIndia = AnyState.refine((state) => state === null, issue('reference.tax_of_all_india'))

/** A row for every kind: the shared fields, the kind’s own figures, and `more`. */
function everyKind<M extends z.ZodRawShape>(more: M) {
	const of = <K extends ReferenceKind, F extends z.ZodType>(
		kind: K,
		figures: F,
		state = AnyState,
	) =>
		z.object({
			kind: z.literal(kind),
			state,
			validFrom: day(),
			figures,
			source: paragraphs(500, issue('reference.source_required')),
			asOf: day().openapi({ description: 'The day the source speaks of' }),
			confidence: Confidence,
			...more,
		})
	return z.discriminatedUnion(
		'kind',
		[
			of('unit-price', UnitPriceFigures),
			of('home-subsidy', HomeSubsidyFigures),
			of('society-subsidy', SocietySubsidyFigures),
			of('gst', GstFigures),
			of('tax-class', TaxClassFigures, AllOfIndia),
			of('gst-return', GstReturnFigures, AllOfIndia),
			of('installed-price', InstalledPriceFigures),
			of('benchmark-price', BenchmarkPriceFigures),
			of('installation-price', InstallationPriceFigures),
			of('part-estimates', estimatesOf(PARTS_PRICED)),
			of('work-estimates', WorkEstimatesFigures),
			of('least-size', LeastSizeFigures),
			of('usual-load', UsualLoadFigures),
			of('scheme-loan', SchemeLoanFigures),
			of('bank-loan', BankLoanFigures),
			of('business-tax', BusinessTaxFigures, AllOfIndia),
			of('single-phase-limit', SinglePhaseFigures),
			of('solar-fixed-charge', SolarFixedChargeFigures),
			of('use-cap', UseCapFigures),
			of('network-charge', NetworkChargeFigures),
			of('surplus-by-size', SurplusBySizeFigures),
			of('grid-emission', GridEmissionFigures),
			of('almm-modules', RequirementFigures),
			of('almm-cells', RequirementFigures),
			of('bis', RequirementFigures),
			of('m2m', RequirementFigures),
		],
		{ error: (issue) => (issue.code === 'invalid_union' ? WRONG_KIND : undefined) },
	)
}

export const NewReferenceRow = everyKind({}).openapi('NewFact')
export type NewReferenceRow = z.output<typeof NewReferenceRow>

const known = {
	id: z.string(),
	builtIn: z.boolean().openapi({ description: 'Came with the store, and cannot be deleted' }),
}

export const ReferenceRow = everyKind(known).openapi('Fact')
export type ReferenceRow = z.output<typeof ReferenceRow>

export const ReferenceRowEntry = everyKind({
	...known,
	addedBy: z.string().nullable(),
	addedAt: z.string().nullable(),
}).openapi('FactEntry')
export type ReferenceRowEntry = z.output<typeof ReferenceRowEntry>

export const ReferenceQuery = z.object({
	kind: ReferenceKind.optional(),
	state: StateName.optional().openapi({
		description: 'What is in force there: its own rows, and those of all India where it has none',
	}),
	on: day().optional().openapi({ description: 'Today unless said' }),
})
export type ReferenceQuery = z.output<typeof ReferenceQuery>

export const ReferenceHistoryQuery = PageQuery.extend({
	kind: ReferenceKind.optional(),
	state: StateName.optional().openapi({ description: 'Its own rows, and those of all India' }),
})
export type ReferenceHistoryQuery = z.output<typeof ReferenceHistoryQuery>
