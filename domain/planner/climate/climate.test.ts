import { describe, expect, it } from 'vitest'
import { PIN_PREFIXES } from '../../../shared/addresses/pin-prefixes.ts'
import { inEnglish } from '../../../test/in-english.ts'
import { CITIES } from '../internal/climate/climate-data.ts'
import { siteOf } from '../internal/climate/extremes.ts'
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

	it('is mixed of the nearest three elsewhere, the nearest most', () => {
		const { sources } = of('413501')
		expect(sources).toHaveLength(3)
		expect(sources.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12)
		expect(sources.toSorted((a, b) => b.share - a.share)).toEqual(sources)
		expect(sources.toSorted((a, b) => a.kilometres - b.kilometres)).toEqual(sources)
	})

	it('is that of the nearest city alone where none is within reach', () => {
		const { sources } = of('744101')
		expect(sources).toHaveLength(1)
		expect(sources[0]?.kilometres).toBeGreaterThan(400)
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
