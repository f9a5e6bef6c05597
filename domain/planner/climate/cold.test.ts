import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PIN_PREFIXES } from '../../../shared/addresses/pin-prefixes.ts'
import { inEnglish } from '../../../test/in-english.ts'
import { coldCountryOf } from '../internal/climate/assumed-cold.ts'
import { designTemperaturesAt, siteOf } from '../internal/climate/extremes.ts'
import { passes } from '../internal/electrical/check.ts'
import { voltageChecks } from '../internal/electrical/voltage-checks.ts'
import { seriesRange } from '../internal/electrical/voltages.ts'
import { climateOfCity, climateOfPin } from './climate.ts'

const of = (pin: string) => {
	const found = climateOfPin(pin)
	if (!found.ok) throw new Error(found.problem.code)
	return inEnglish(found.value)
}

const PANEL = {
	powerW: 540,
	vocV: 49.5,
	vmpV: 41.7,
	iscA: 13.85,
	impA: 12.95,
	betaVocPctPerC: -0.27,
	gammaPmpPctPerC: -0.35,
}
const HYBRID = {
	type: 'hybrid' as const,
	acW: 5000,
	phases: 1 as const,
	maxDcV: 500,
	mpptMinV: 150,
	mpptMaxV: 425,
	mppts: [{ strings: 1, maxCurrentA: 16, maxShortCircuitA: 22 }],
}

describe('the coldest morning', () => {
	it.each([
		['194101', -35],
		['194102', -45],
		['190001', -20],
		['193403', -25],
		['171001', -15],
		['175131', -20],
		['172114', -35],
		['263001', -15],
		['248001', -5],
		['248179', -15],
		['737101', -10],
		['734101', -10],
		['790104', -20],
		['793001', -5],
		['643001', -10],
		['624101', -5],
		['685612', -5],
		['307501', -10],
	])('of %s is assumed to be %d °C or less', (pin, celsius) => {
		const { design, note } = of(pin)
		expect(design).toMatchObject({ isColdAssumed: true })
		expect(design.lowest).toBeLessThanOrEqual(celsius)
		expect(design.lowest).toBeGreaterThanOrEqual(celsius - 5)
		expect(note).toMatch(/the coldest morning is assumed to be −\d+(\.\d)? °C\.$/)
	})

	it('is that of the stations on the plains, as they have it', () => {
		for (const [pin, lowest] of [
			['110001', 0.1],
			['411038', 3.6],
			['400001', 10],
			['302017', 0.1],
		] as const) {
			expect(of(pin), pin).toMatchObject({ design: { lowest, isColdAssumed: false }, note: null })
			expect(siteOf(of(pin).design)).not.toHaveProperty('isColdAssumed')
		}
	})

	it('is lowered by five degrees where no station is within 100 km', () => {
		const portBlair = of('744101').design
		expect(portBlair).toMatchObject({ lowest: 3.7, isColdAssumed: true })
		expect(of('143001').design.lowest).toBeLessThan(-4)
	})

	it('follows the longest prefix, down to the plains at the foot of the hills', () => {
		expect(coldCountryOf('263 001').lowest).toBe(-15)
		expect(coldCountryOf('263139').lowest).toBeNull()
		expect(coldCountryOf('249401').lowest).toBeNull()
		expect(coldCountryOf('734001').lowest).toBeNull()
		expect(coldCountryOf('411038')).toBe(coldCountryOf('560001'))
	})

	it('of a city is that of its PIN code', () => {
		const lowest = (city: string) => {
			const found = climateOfCity(city)
			return found.ok && found.value.design.lowest
		}
		expect(lowest('Leh')).toBe(-35)
		expect(lowest('Shillong')).toBe(-5)
		expect(lowest('Sundarnagar')).toBe(-15)
	})

	it('is never above what the stations alone say, wherever it is', () => {
		const pins = fc
			.tuple(fc.constantFrom(...Object.keys(PIN_PREFIXES)), fc.integer({ min: 0, max: 999 }))
			.map(([prefix, rest]) => prefix + String(rest).padStart(3, '0'))
		fc.assert(
			fc.property(pins, (pin) => {
				const { latitude, longitude, design } = of(pin)
				const stations = designTemperaturesAt({ latitude, longitude })
				expect(design.lowest).toBeLessThanOrEqual(stations.lowest)
				expect(design.highest).toBe(stations.highest)
			}),
		)
	})
})

describe('strings in Leh', () => {
	const leh = siteOf(of('194101').design)

	it('are short enough for their real cold', () => {
		expect(passes(voltageChecks(PANEL, HYBRID, siteOf(of('110001').design), 9))).toBe(true)
		expect(passes(voltageChecks(PANEL, HYBRID, leh, 9))).toBe(false)
		expect(seriesRange(PANEL, HYBRID, leh)?.max).toBe(8)
	})

	it('are checked against a morning that is said to be assumed', () => {
		const [cold] = voltageChecks(PANEL, HYBRID, leh, 9)
		expect(inEnglish(cold)?.sentence).toMatch(
			/^On the coldest morning assumed here \(-35 °C\) 9 panels in a row/,
		)
		const [plains] = voltageChecks(PANEL, HYBRID, siteOf(of('110001').design), 9)
		expect(inEnglish(plains)?.sentence).toMatch(
			/^On the coldest morning \(0\.1 °C\) 9 panels in a row/,
		)
	})
})

describe('what is to be known of a place', () => {
	it('is where its sun is from, and how far', () => {
		expect(of('682555').note).toMatch(
			/^The sun is taken from Ernakulam, \d+ km away: the yield may/,
		)
		expect(of('194101').note).toBe(
			'No weather station is near: the coldest morning is assumed to be −35 °C.',
		)
	})

	it('is its cold alone where the sun is its own', () => {
		expect(of('248001').note).toBe(
			'The weather stations near may be warmer: the coldest morning is assumed to be −5 °C.',
		)
	})

	it('is nothing where both are its own', () => {
		expect(of('411038').note).toBeNull()
	})
})

it('a PIN code of the army post is refused with a sentence of its own', () => {
	const message = 'This is a PIN code of the army post. Enter the PIN code of the place itself.'
	expect(inEnglish(climateOfPin('900001'))).toEqual({
		ok: false,
		problem: { code: 'invalid', message, fields: { pin: message } },
	})
})
