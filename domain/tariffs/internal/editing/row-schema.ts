import { z } from '@hono/zod-openapi'
import { stateName } from '../../../../shared/addresses/state-input.ts'
import { day } from '../../../../shared/day.ts'
import { issue } from '../../../../shared/messages/message.ts'
import { model, oneOf } from '../../../../shared/model.ts'
import { decimalNumber } from '../../../../shared/numbers/number-schema.ts'
import { line, paragraphs, paragraphsOrBlank } from '../../../../shared/text/text.ts'
import { Confidence } from '../../../reference-data/schema.ts'
import { METERING_WAYS, SETTLEMENTS } from '../../metering.ts'
import { PHASES, TARIFF_AREAS, TARIFF_USES } from '../../schema.ts'
import { StateSubsidyFigures } from '../../state-subsidy.ts'
import { TariffFigures } from '../figures.ts'

const state = stateName(issue('reference.state_wrong'))
const id = z
	.string(issue('tariffs.id'))
	.trim()
	.regex(/^[a-z0-9][a-z0-9-]{0,99}$/, issue('tariffs.id'))
const kw = decimalNumber(issue('tariffs.load'))
	.positive(issue('tariffs.load'))
	.max(10_000, issue('tariffs.load'))
	.nullable()
const names = (required: 'tariffs.companies_required' | 'tariffs.customers_required') =>
	z
		.array(line(100, issue(required)), { error: issue(required) })
		.min(1, issue(required))
		.max(60)

/** When a row applies, and where it is from. */
const dated = {
	validFrom: day(),
	validTo: day().nullable().openapi({ description: 'The last day; null until the next row' }),
	reviewBy: day().nullable().openapi({ description: 'By when it must be looked at again' }),
	source: paragraphs(1000, issue('reference.source_required')),
	url: paragraphsOrBlank(1000),
	asOf: day(),
	confidence: Confidence,
}

export const TariffRow = model('RetailTariffRow', {
	id,
	state,
	companies: names('tariffs.companies_required'),
	use: oneOf(TARIFF_USES),
	area: oneOf(['any', ...TARIFF_AREAS]),
	phase: oneOf(['any', ...PHASES]),
	loadAboveKw: kw,
	loadUptoKw: kw,
	...dated,
	figures: TariffFigures,
	isApproximate: z.boolean().openapi({ description: 'Shown to buyers as rough' }),
	weak: z
		.array(paragraphsOrBlank(200))
		.max(20)
		.openapi({ description: 'What is less sure than the rest' }),
	note: paragraphsOrBlank(3000),
})
export type TariffRow = z.output<typeof TariffRow>

const StorageBand = z.object({
	uptoKw: decimalNumber(issue('tariffs.load'))
		.positive(issue('tariffs.load'))
		.max(10_000, issue('tariffs.load')),
	pct: decimalNumber(issue('reference.per_cent_wrong'))
		.min(0, issue('reference.below_zero'))
		.max(1000, issue('reference.at_most', { most: 1000 }))
		.openapi({ description: 'Usable kWh, in per cent of the kW' }),
})

export const MeteringRow = model('MeteringRuleRow', {
	state,
	...dated,
	way: oneOf(METERING_WAYS),
	maxKw: kw,
	maxKwWithoutBattery: kw,
	storage: z
		.array(StorageBand)
		.min(1)
		.max(10)
		.refine(
			(bands) =>
				bands.every(
					({ uptoKw, pct }, n) =>
						uptoKw > (bands[n - 1]?.uptoKw ?? 0) && pct >= (bands[n - 1]?.pct ?? 0),
				),
			issue('tariffs.storage_bands'),
		)
		.nullable()
		.openapi({
			description:
				'What a battery has to store beyond that, by the kW of the system; null where any will do',
		}),
	settlement: oneOf(SETTLEMENTS),
	settlementMonth: z.number().int().min(1).max(12).nullable(),
	surplusRupeesPerKwh: z.number().min(0).max(100).nullable(),
	netsWithinHours: z.boolean().openapi({
		description:
			'Whether surplus pays for use in the same hours alone, where the tariff has prices by the hour',
	}),
	note: paragraphsOrBlank(3000),
})
export type MeteringRow = z.output<typeof MeteringRow>

export const SubsidyRow = model('StateSubsidyRow', {
	id,
	state,
	customers: names('tariffs.customers_required'),
	...dated,
	figures: StateSubsidyFigures,
	conditions: paragraphsOrBlank(3000),
})
export type SubsidyRow = z.output<typeof SubsidyRow>

export type TableRow = TariffRow | MeteringRow | SubsidyRow
