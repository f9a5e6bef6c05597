import { z } from '@hono/zod-openapi'
import { line } from '../../shared/text.ts'
import { rounded } from './rounding.ts'
import { MONTHS } from './yield/sun.ts'
import { USUAL_PLANT } from './yield/yield.ts'

/** A number between two others; whatever else comes is answered with the one sentence. */
export const between = (low: number, high: number, sentence: string) =>
	z.number(sentence).min(low, sentence).max(high, sentence)

/** Twelve of them, January first. */
function monthly(low: number, high: number, what: string) {
	const twelve = `Give twelve numbers, one a month: ${what} from ${low} to ${high}.`
	return z.array(between(low, high, twelve), twelve).length(MONTHS, twelve)
}

const TEMPERATURE = 'degrees Celsius'
const COLDEST_FIRST = 'The lowest temperatures must not be above the highest.'

export const ClimateFigures = z
	.object(
		{
			ghi: monthly(0, 15, 'kWh/m² a day').openapi({
				description: 'Irradiation of a horizontal plane, kWh/m² a day, January first',
			}),
			tmin: monthly(-90, 60, TEMPERATURE).openapi({
				description: 'Mean of the days’ lowest air temperatures, °C',
			}),
			tmax: monthly(-90, 60, TEMPERATURE).openapi({
				description: 'Mean of the days’ highest air temperatures, °C',
			}),
			tmean: monthly(-90, 60, TEMPERATURE).openapi({ description: 'Mean air temperature, °C' }),
		},
		'Give the climate as ghi, tmin, tmax and tmean, twelve numbers each.',
	)
	.refine(({ tmin, tmax }) => tmin.every((low, month) => low <= (tmax[month] ?? low)), {
		path: ['tmin'],
		error: COLDEST_FIRST,
	})
	.openapi('ClimateFigures')

const PIN = 'Type the six digits of a PIN code, such as 411001.'
const MOUNTING = 'Mounting must be rack or roof.'
const PLACE = 'Give a PIN code, a city, or a latitude with its climate.'
const LATITUDE = 'Latitude must be between -90 and 90 degrees.'

const EFFICIENCY = 'The inverter’s efficiency must be between 50 and 100 per cent, such as 96.'

/** What is so small that it can only be a share is answered with the per cent it stands for. */
const meantPerCent = (what: string) => ({
	error: ({ input }: { input?: unknown }) =>
		`${what}: for ${input} give ${rounded(Number(input) * 100, 4)}.`,
})

export const YieldRequest = z
	.object({
		pin: z
			.string(PIN)
			.trim()
			.regex(/^\d{3} ?\d{3}$/, PIN)
			.optional()
			.openapi({ description: 'An Indian PIN code', example: '411001' }),
		city: line(100, 'Name a city.')
			.optional()
			.openapi({ description: 'A city the planner has figures of, in place of a PIN code' }),
		latitude: between(-90, 90, LATITUDE)
			.optional()
			.openapi({ description: 'Degrees, north positive; with `climate`' }),
		climate: ClimateFigures.optional().openapi({
			description: 'One’s own figures; they go before `pin`, and that before `city`',
		}),
		tilt: between(0, 90, 'Tilt must be between 0 and 90 degrees.').openapi({
			description: 'Degrees from the horizontal',
		}),
		azimuth: between(0, 360, 'Azimuth must be between 0 and 360 degrees; 180 is south.').openapi({
			description: 'Where the panels face, degrees clockwise from north; 180 is south',
		}),
		kwp: between(0.01, 100_000, 'Power must be between 0.01 and 1,00,000 kWp.').openapi({
			description: 'Power of the panels under standard test conditions, kW',
		}),
		losses: between(0, 99, 'Losses must be between 0 and 99 per cent.')
			.refine((pct) => pct === 0 || pct >= 1, meantPerCent('Losses are in per cent'))
			.default(USUAL_PLANT.losses)
			.openapi({ description: 'Soiling, shading, wiring and the like, per cent' }),
		dcAcRatio: between(
			0.3,
			3,
			'The DC/AC ratio must be between 0.3 and 3: 1.2, not 120, for 20 % more panels.',
		)
			.default(USUAL_PLANT.dcAcRatio)
			.openapi({ description: 'The panels’ power over the inverter’s' }),
		inverterEfficiency: between(0.5, 100, EFFICIENCY)
			.refine((given) => given <= 1 || given >= 50, EFFICIENCY)
			.default(USUAL_PLANT.inverterEfficiency * 100)
			.openapi({ description: 'Per cent, 50 to 100; a share from 0.5 to 1 is taken as well' })
			.transform((given) => (given > 1 ? given / 100 : given)),
		temperatureCoefficient: between(
			-1,
			0,
			'The temperature coefficient must be between -1 and 0 % per °C, such as -0.37.',
		)
			.refine(
				(pct) => pct === 0 || pct <= -0.05,
				meantPerCent('The temperature coefficient is in % per °C'),
			)
			.default(USUAL_PLANT.temperatureCoefficient)
			.openapi({ description: 'Of the panels’ power, % per °C' }),
		mounting: z
			.enum(['rack', 'roof'], { error: MOUNTING })
			.default(USUAL_PLANT.mounting)
			.openapi({ description: '`rack`: air behind the panels; `roof`: close to it, and warmer' }),
	})
	.superRefine(({ pin, city, latitude, climate }, context) => {
		const wrong = (path: string, message: string) =>
			context.addIssue({ code: 'custom', path: [path], message })
		if (climate && latitude === undefined) wrong('latitude', 'Give the latitude of your climate.')
		if (climate || pin !== undefined || city !== undefined) return
		if (latitude === undefined) wrong('pin', PLACE)
		else wrong('climate', 'Give the climate at this latitude.')
	})
	.openapi('YieldRequest')
export type YieldRequest = z.output<typeof YieldRequest>

const twelve = z.array(z.number())

export const YieldAnswer = z
	.object({
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
		sources: z
			.array(
				z.object({
					city: z.string(),
					area: z.string(),
					kilometres: z.number(),
					share: z.number(),
					source: z.string(),
				}),
			)
			.openapi({ description: 'The cities whose climate it is, to be named beside the figures' }),
	})
	.openapi('Yield')
export type YieldAnswer = z.output<typeof YieldAnswer>
