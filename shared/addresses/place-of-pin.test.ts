import { describe, expect, it } from 'vitest'
import { PIN_EXCEPTIONS } from './pin-exceptions.ts'
import { PIN_PREFIXES } from './pin-prefixes.ts'
import { isArmyPin, kilometresBetween, placeOfPin } from './place-of-pin.ts'
import { STATES } from './states.ts'

const UNION = 'Dadra and Nagar Haveli and Daman and Diu'

describe('the place of a PIN code', () => {
	it.each([
		['605001', 'Puducherry', 'Puducherry'],
		['605014', 'Puducherry', 'Puducherry'],
		['605602', 'Villupuram', 'Tamil Nadu'],
		['609602', 'Karaikal', 'Puducherry'],
		['609608', 'Mayiladuthurai', 'Tamil Nadu'],
		['673310', 'Mahe', 'Puducherry'],
		['533464', 'Yanam', 'Puducherry'],
		['682555', 'Lakshadweep', 'Lakshadweep'],
		['682001', 'Ernakulam', 'Kerala'],
		['396210', 'Daman', UNION],
		['396230', 'Silvassa', UNION],
		['396001', 'Navsari', 'Gujarat'],
		['362520', 'Diu', UNION],
		['362530', 'Junagadh', 'Gujarat'],
		['160017', 'Chandigarh', 'Chandigarh'],
		['160 055', 'Mohali', 'Punjab'],
		['160071', 'Mohali', 'Punjab'],
		['262501', 'Pithoragarh', 'Uttarakhand'],
		['262701', 'Kheri', 'Uttar Pradesh'],
		['247667', 'Haridwar', 'Uttarakhand'],
		['246701', 'Bijnor', 'Uttar Pradesh'],
		['110001', 'New Delhi', 'Delhi'],
		['400001', 'Mumbai', 'Maharashtra'],
		['411038', 'Pune', 'Maharashtra'],
	])('of %s is %s, %s', (pin, district, state) => {
		expect(placeOfPin(pin)).toMatchObject({ district, state })
	})

	it('is that of the sorting district for its first three digits, and the same object', () => {
		expect(placeOfPin('605')).toMatchObject({ state: 'Tamil Nadu' })
		expect(placeOfPin('411001')).toBe(placeOfPin('411'))
		expect(placeOfPin('605001')).toBe(placeOfPin('605002'))
	})

	it('is nowhere for the army’s post, which is known as such', () => {
		for (const pin of ['900001', '900', '999999', ' 908765']) {
			expect(placeOfPin(pin)).toBeNull()
			expect(isArmyPin(pin)).toBe(true)
		}
		for (const pin of ['199999', '000000', '190001', '']) expect(isArmyPin(pin)).toBe(false)
	})

	it('lies in one of the states, near others of its sorting district', () => {
		const states = new Set<string>(STATES)
		for (const [first, last, latitude, longitude, state] of PIN_EXCEPTIONS) {
			expect(states, String(first)).toContain(state)
			expect(Math.floor(first / 1000), String(first)).toBe(Math.floor(last / 1000))
			expect(first).toBeLessThanOrEqual(last)
			const about = placeOfPin(String(first).slice(0, 3))
			// Lakshadweep's islands are farther out.
			const most = state === 'Lakshadweep' ? 450 : 200
			expect(
				about && kilometresBetween(about, { latitude, longitude }),
				String(first),
			).toBeLessThan(most)
		}
	})

	it('is never far from every other sorting district of its state', () => {
		for (const [prefix, [latitude, longitude, state]] of Object.entries(PIN_PREFIXES)) {
			const others = Object.entries(PIN_PREFIXES).filter(
				([other, [, , its]]) => other !== prefix && its === state,
			)
			const distances = others.map(([, [north, east]]) =>
				kilometresBetween({ latitude, longitude }, { latitude: north, longitude: east }),
			)
			if (distances.length > 0) expect(Math.min(...distances), prefix).toBeLessThan(250)
		}
	})
})
