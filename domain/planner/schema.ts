import { z } from '@hono/zod-openapi'
import { sixDigits } from '../../shared/addresses/pin.ts'
import { type IssueText, issue, type WithMessages } from '../../shared/messages/message.ts'
import { model } from '../../shared/model.ts'
import { rounded } from '../../shared/rounding.ts'
import { line } from '../../shared/text/text.ts'
import { MONTHS } from './internal/yield/sun.ts'
import { USUAL_PLANT } from './yield/yield.ts'

/** A number between two others; any other input is answered with the one message. */
export const between = (low: number, high: number, wrong: IssueText) =>
	z.number(wrong).check(z.gte(low, wrong), z.lte(high, wrong))

/** Twelve of them, January first. */
function monthly(low: number, high: number, of: 'ghi' | 'temperature') {
	const twelve = issue('planner.request.twelve_of_climate', { of, low, high })
	return z.array(between(low, high, twelve), twelve).length(MONTHS, twelve)
}

export const ClimateFigures = z
	.object(
		{
			ghi: monthly(0, 15, 'ghi').openapi({
				description: 'Irradiation of a horizontal plane, kWh/m² a day, January first',
			}),
			tmin: monthly(-90, 60, 'temperature').openapi({
				description: 'Mean of the days’ lowest air temperatures, °C',
			}),
			tmax: monthly(-90, 60, 'temperature').openapi({
				description: 'Mean of the days’ highest air temperatures, °C',
			}),
			tmean: monthly(-90, 60, 'temperature').openapi({ description: 'Mean air temperature, °C' }),
		},
		issue('planner.request.climate'),
	)
	.refine(({ tmin, tmax }) => tmin.every((low, month) => low <= (tmax[month] ?? low)), {
		path: ['tmin'],
		error: issue('planner.request.climate_upside_down'),
	})
	.openapi('ClimateFigures')

const PIN = issue('planner.request.pin')
const LATITUDE = issue('planner.request.latitude')
const EFFICIENCY = issue('planner.request.efficiency')

/** An input so small that it can only be a share is answered with the per cent it stands for. */
const meantPerCent = (of: 'losses' | 'temperatureCoefficient') => ({
	error: ({ input }: { input?: unknown }) => {
		const pct = rounded(Number(input) * 100, 4)
		return issue('planner.request.per_cent', { of, given: String(input), pct })
	},
})

export const YieldRequest = z
	.object({
		pin: sixDigits(PIN)
			.optional()
			.openapi({ description: 'An Indian PIN code', example: '411001' }),
		city: line(100, issue('planner.request.city'))
			.optional()
			.openapi({ description: 'A city the planner has figures of, in place of a PIN code' }),
		latitude: between(-90, 90, LATITUDE)
			.optional()
			.openapi({ description: 'Degrees, north positive; with `climate`' }),
		climate: ClimateFigures.optional().openapi({
			description: 'One’s own figures; they go before `pin`, and that before `city`',
		}),
		tilt: between(0, 90, issue('planner.request.tilt', { high: 90 })).openapi({
			description: 'Degrees from the horizontal',
		}),
		azimuth: between(0, 360, issue('planner.request.azimuth')).openapi({
			description: 'Where the panels face, degrees clockwise from north; 180 is south',
		}),
		kwp: between(0.01, 100_000, issue('planner.request.kwp')).openapi({
			description: 'Power of the panels under standard test conditions, kW',
		}),
		losses: between(0, 99, issue('planner.request.losses', { high: 99 }))
			.refine((pct) => pct === 0 || pct >= 1, meantPerCent('losses'))
			.default(USUAL_PLANT.losses)
			.openapi({ description: 'Soiling, shading, wiring and the like, per cent' }),
		dcAcRatio: between(0.3, 3, issue('planner.request.dc_ac_ratio'))
			.default(USUAL_PLANT.dcAcRatio)
			.openapi({ description: 'The panels’ power over the inverter’s' }),
		inverterEfficiency: between(0.5, 100, EFFICIENCY)
			.refine((given) => given <= 1 || given >= 50, EFFICIENCY)
			.default(USUAL_PLANT.inverterEfficiency * 100)
			.openapi({ description: 'Per cent, 50 to 100; a share from 0.5 to 1 is taken as well' })
			.transform((given) => (given > 1 ? given / 100 : given)),
		temperatureCoefficient: between(-1, 0, issue('planner.request.temperature_coefficient'))
			.refine((pct) => pct === 0 || pct <= -0.05, meantPerCent('temperatureCoefficient'))
			.default(USUAL_PLANT.temperatureCoefficient)
			.openapi({ description: 'Of the panels’ power, % per °C' }),
		mounting: z
			.enum(['rack', 'roof'], { error: issue('planner.request.mounting') })
			.default(USUAL_PLANT.mounting)
			.openapi({ description: '`rack`: air behind the panels; `roof`: close to it, and warmer' }),
	})
	.superRefine(({ pin, city, latitude, climate }, context) => {
		const wrong = (path: string, message: IssueText) =>
			context.addIssue({ code: 'custom', path: [path], message })
		if (climate && latitude === undefined)
			wrong('latitude', issue('planner.request.latitude_of_climate'))
		if (climate || pin !== undefined || city !== undefined) return
		if (latitude === undefined) wrong('pin', issue('planner.request.place'))
		else wrong('climate', issue('planner.request.climate_of_latitude'))
	})
	.openapi('YieldRequest')
export type YieldRequest = z.output<typeof YieldRequest>

const twelve = z.array(z.number())

export const ClimateSources = z
	.array(
		z.object({
			city: z.string(),
			area: z.string(),
			kilometres: z.number(),
			share: z.number(),
			source: z.string(),
		}),
	)
	.openapi({ description: 'The cities whose climate it is, to be named beside the figures' })

export const YieldAnswer = model('Yield', {
	monthlyKwh: twelve.openapi({ description: 'Twelve, January first' }),
	yearlyKwh: z.number(),
	range: z
		.object({ lowKwh: z.number(), highKwh: z.number() })
		.openapi({ description: 'The year less and more a tenth: usual years differ by as much' }),
	place: z
		.object({
			name: z.string(),
			latitude: z.number(),
			longitude: z.number(),
			note: z.string().nullable().openapi({
				description: 'Whole sentences, where the sun is from far away or the cold is assumed',
			}),
			design: z
				.object({
					lowest: z.number(),
					highest: z.number(),
					isColdAssumed: z.boolean(),
					stations: z.array(z.object({ name: z.string(), kilometres: z.number() })),
				})
				.openapi({ description: 'Extremes of the air, °C, and the stations they are from' }),
		})
		.nullable()
		.openapi({ description: 'null where the climate was given' }),
	latitude: z.number(),
	climate: z.object({ ghi: twelve, tmin: twelve, tmax: twelve, tmean: twelve }),
	sources: ClimateSources,
})
export type YieldAnswer = z.output<typeof YieldAnswer>

/** A yield whose place and sources are still to be worded. */
export type YieldWithMessages = WithMessages<YieldAnswer, 'note' | 'source'>
