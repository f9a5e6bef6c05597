import { message } from '../../../../shared/messages/message.ts'
import { fail, ok, type Result } from '../../../../shared/result.ts'
import { hundredths } from '../../../../shared/rounding.ts'
import { climateOfCity, climateOfPin, type SiteClimate } from '../../climate/climate.ts'
import type { YieldRequest, YieldWithMessages } from '../../schema.ts'
import { monthlyYield } from '../../yield/yield.ts'
import { BAND_PCT, bandPctOf } from '../money/assumptions.ts'

/** The yield of a plant at a place, by its PIN code, its city or the caller's own figures. */
export function estimateYield(input: YieldRequest): Result<YieldWithMessages> {
	const { latitude, climate } = input
	if (climate && latitude !== undefined)
		return ok(answer(input, { latitude, climate, place: null, sources: [] }, BAND_PCT))
	const site = siteOf(input)
	if (!site.ok) return site
	const {
		name,
		latitude: north,
		longitude,
		climate: there,
		sources,
		design,
		note,
		sunPct,
	} = site.value
	const place = { name, latitude: north, longitude, note, design }
	const where = { latitude: north, climate: there, place, sources }
	return ok(answer(input, where, bandPctOf(sunPct)))
}

function siteOf({ pin, city }: YieldRequest): Result<SiteClimate> {
	if (pin) return climateOfPin(pin)
	if (city) return climateOfCity(city)
	return fail('invalid', message('planner.request.place'))
}

type Where = Pick<YieldWithMessages, 'latitude' | 'climate' | 'place' | 'sources'>

/** @param bandPct how far a usual year may be from the estimate, per cent */
function answer(plant: YieldRequest, where: Where, bandPct: number): YieldWithMessages {
	const monthlyKwh = monthlyYield(plant, where.latitude, where.climate).map(hundredths)
	const yearlyKwh = hundredths(monthlyKwh.reduce((sum, kwh) => sum + kwh, 0))
	const range = {
		lowKwh: hundredths(yearlyKwh * (1 - bandPct / 100)),
		highKwh: hundredths(yearlyKwh * (1 + bandPct / 100)),
	}
	return { monthlyKwh, yearlyKwh, range, ...where }
}
