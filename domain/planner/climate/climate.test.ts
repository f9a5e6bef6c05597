import { describe, expect, it } from 'vitest'
import { PIN_PREFIXES } from '../../../shared/addresses/pin-prefixes.ts'
import { placeOfPin, prefixesByDistance } from '../../../shared/addresses/place-of-pin.ts'
import { inEnglish } from '../../../test/in-english.ts'
import { CITIES } from '../internal/climate/climate-data.ts'
import { siteOf } from '../internal/climate/extremes.ts'
import { SUN_OF_PREFIXES } from '../internal/climate/sun/sun-at.ts'
import { CLIMATE_CITIES, climateAt, climateOfCity, climateOfPin } from './climate.ts'

const of = (pin: string) => {
	const found = climateOfPin(pin)
	if (!found.ok) throw new Error(found.problem.code)
	return found.value
}

describe('the climate of a PIN code', () => {
	it('is that of the city where the city is the same place', () => {
		const pune = CITIES.find(({ name }) => name === 'Pune')
		const { sources, climate } = of('411038')
		expect(sources).toHaveLength(1)
		expect(sources[0]).toMatchObject({ city: 'Pune', share: 1 })
		expect(inEnglish(sources[0])?.source).toContain('NASA POWER')
		expect(climate.ghi).toEqual(pune?.ghi)
	})

	it('has the sun of its PIN prefix elsewhere, and the temperatures of the nearest city', () => {
		const { sources, climate, sunPct } = of('413501')
		const [pct, ...ghi] = SUN_OF_PREFIXES[413] ?? []
		expect([climate.ghi, sunPct]).toEqual([ghi, pct])
		expect(sources).toMatchObject([{ share: 1, kilometres: 0, area: 'Maharashtra' }])
		expect(inEnglish(sources[0])?.source).toMatch(
			/^Sun interpolated from NASA SSE 6\.0 .* Temperatures as in \w+, \d+ km away: /,
		)
		expect(CITIES.map(({ tmean }) => tmean)).toContainEqual(climate.tmean)
	})

	it('is that of Kochi’s prefix in Lakshadweep, which has none, and says so', () => {
		const { climate, note, sunPct } = of('682555')
		expect(climate.ghi).toEqual(SUN_OF_PREFIXES[682]?.slice(1))
		expect(note && inEnglish(note)).toMatch(/^The sun is taken from Ernakulam, \d+ km away: /)
		expect(sunPct).toBeGreaterThan(0)
	})

	it('is whole and plausible for every code there is', () => {
		for (const prefix of Object.keys(PIN_PREFIXES)) {
			const { climate, sources, design } = of(`${prefix}001`)
			expect(sources.length, prefix).toBeGreaterThan(0)
			for (const kind of ['ghi', 'tmin', 'tmax', 'tmean'] as const)
				expect(climate[kind], prefix).toHaveLength(12)
			expect(Math.min(...climate.ghi), prefix).toBeGreaterThan(1.5)
			expect(Math.max(...climate.ghi), prefix).toBeLessThan(9)
			for (const [month, mean] of climate.tmean.entries()) {
				expect(climate.tmin[month], prefix).toBeLessThan(mean)
				expect(climate.tmax[month], prefix).toBeGreaterThan(mean)
			}
			expect(design.lowest, prefix).toBeLessThanOrEqual(Math.min(...climate.tmin))
			expect(design.highest, prefix).toBeGreaterThanOrEqual(Math.max(...climate.tmax))
		}
	})

	it('is refused where nobody knows the code', () => {
		expect(inEnglish(climateOfPin('199999'))).toMatchObject({
			ok: false,
			problem: { fields: { pin: 'We do not know this PIN code. Check it, or choose a city.' } },
		})
	})
})

describe('the climate of a city', () => {
	it('is known for each that can be chosen', () => {
		for (const { name } of CLIMATE_CITIES)
			expect(climateOfCity(` ${name.toUpperCase()} `), name).toMatchObject({ ok: true })
	})

	it('is found by either of two names, and refused for a strange one', () => {
		expect(climateOfCity('Allahabad')).toEqual(climateOfCity('Prayagraj'))
		expect(climateOfCity('Atlantis')).toMatchObject({ ok: false, problem: { code: 'invalid' } })
		expect(climateOfCity(')')).toMatchObject({ ok: false })
	})

	it('says whose daily range it borrows', () => {
		const found = climateOfCity('Kochi')
		expect(found.ok && inEnglish(found.value.sources[0])?.source).toMatch(
			/; daily range as in \w+ \(ISHRAE/,
		)
	})
})

describe('the extremes of a place', () => {
	it('are the fifty-year ones of its own station', () => {
		const { design } = of('110001')
		expect(design).toMatchObject({ lowest: 0.1, highest: 47.1 })
		expect(design.stations.map(({ name }) => name)).toEqual(['New Delhi'])
		expect(siteOf(design)).toEqual({ tMin: 0.1, tCellMax: 82.1 })
	})

	it('go as far as a typical year of a station nearby', () => {
		const shillong = climateAt({ latitude: 25.57, longitude: 91.88 }, 'Shillong')
		expect(shillong.design.lowest).toBe(0)
		expect(shillong.design.stations[0]?.name).toBe('Shillong')
	})
})

describe('the sun of a PIN prefix', () => {
	/** Further from their neighbours than the rule allows, and why. */
	const FAR_OFF: Record<string, string> = {
		194: 'Leh: a station of its own, high and dry, and 250 km from the next prefix',
		744: 'the Andamans: islands 1,200 km from the next prefix',
	}
	const mean = (values: readonly number[]) =>
		values.reduce((sum, value) => sum + value, 0) / values.length
	const off = (own: number, others: number) => Math.abs(own / others - 1)

	it('is known for each, and near that of its three nearest but for a reason', () => {
		const prefixes = Object.keys(PIN_PREFIXES)
		// Of the 405 known ones all but 900, the army's post, which is no place.
		expect(Object.keys(SUN_OF_PREFIXES)).toHaveLength(404)
		expect(prefixes.filter((prefix) => !(Number(prefix) in SUN_OF_PREFIXES))).toEqual([])
		const ghiOf = (prefix: string) => SUN_OF_PREFIXES[Number(prefix)]?.slice(1) ?? []
		const odd = prefixes.filter((prefix) => {
			const place = placeOfPin(prefix)
			if (!place) throw new Error(prefix)
			const near = prefixesByDistance(place).filter((each) => each.prefix !== prefix)
			const ghi = ghiOf(prefix)
			const around = ghi.map((_, month) =>
				mean(near.slice(0, 3).map((each) => ghiOf(each.prefix)[month] ?? 0)),
			)
			expect(ghi).toHaveLength(12)
			const ofMonths = ghi.map((own, month) => off(own, around[month] ?? 0))
			return off(mean(ghi), mean(around)) > 0.07 || Math.max(...ofMonths) > 0.15
		})
		expect(odd).toEqual(Object.keys(FAR_OFF))
	})
})
