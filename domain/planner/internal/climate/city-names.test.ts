import { describe, expect, it } from 'vitest'
import { placeOfPin } from '../../../../shared/addresses/place-of-pin.ts'
import { STATES } from '../../../../shared/addresses/states.ts'
import { inEnglish } from '../../../../test/in-english.ts'
import { CLIMATE_CITIES, climateOfCity } from '../../climate/climate.ts'
import { closestTo } from './city-names.ts'
import { CITIES } from './climate-data.ts'
import { HILL_CITIES, TOWNS } from './towns.ts'

const nameOf = (city: string) => {
	const found = climateOfCity(city)
	return found.ok ? found.value.name : inEnglish(found.problem.message)
}

describe('a city', () => {
	it.each([
		['Delhi', 'New Delhi, Delhi'],
		['Bangalore', 'Bengaluru, Karnataka'],
		['BOMBAY', 'Mumbai, Maharashtra'],
		['Calcutta', 'Kolkata, West Bengal'],
		['Madras', 'Chennai, Tamil Nadu'],
		['Gurgaon', 'Gurugram, Haryana'],
		['Noida', 'Noida, Uttar Pradesh'],
		['Ghaziabad', 'Ghaziabad, Uttar Pradesh'],
		['Faridabad', 'Faridabad, Haryana'],
		['Chandigarh', 'Chandigarh, Chandigarh'],
		['Mohali', 'Mohali, Punjab'],
		['Vizag', 'Visakhapatnam, Andhra Pradesh'],
		['Leh', 'Leh, Ladakh'],
		['Cochin', 'Kochi, Kerala'],
		['Trivandrum', 'Thiruvananthapuram, Kerala'],
		['Mysore', 'Mysuru, Karnataka'],
		['poona ', 'Pune, Maharashtra'],
		['Baroda', 'Vadodara, Gujarat'],
		['Banaras', 'Varanasi, Uttar Pradesh'],
		['Pondicherry', 'Puducherry, Puducherry'],
		['navi  mumbai', 'Navi Mumbai, Maharashtra'],
		['NewDelhi', 'New Delhi, Delhi'],
		['Hubballi - Dharwad', 'Hubballi, Karnataka'],
		['Goa', 'Panaji (Goa), Goa'],
		['Dehradun', 'Dehradun, Uttarakhand'],
	])('called %s is %s', (typed, name) => {
		expect(nameOf(typed)).toBe(name)
	})

	it.each([
		['Hydrabad', 'Do you mean Hyderabad?'],
		['Gurgoan', 'Do you mean Gurugram?'],
		['New Dehli', 'Do you mean New Delhi?'],
		['Pune city', 'Do you mean Pune?'],
		['Dehli', 'Do you mean New Delhi or Dehradun?'],
		['Atlantis', 'Choose a city from the list, or give a PIN code.'],
	])('misspelt as %s is refused: %s', (typed, more) => {
		expect(inEnglish(climateOfCity(` ${typed}`))).toEqual({
			ok: false,
			problem: {
				code: 'invalid',
				message: `We have no figures for ${typed}. ${more}`,
				fields: { city: `We have no figures for ${typed}. ${more}` },
			},
		})
	})

	it('of the list is found by its name with one letter less', () => {
		for (const { name } of CLIMATE_CITIES.filter((each) => each.name.length > 8)) {
			const typed = name.slice(0, 2) + name.slice(3)
			expect(closestTo(typed), typed).toContain(name)
		}
	})

	it('is on the list once, in a state of India or abroad, and can be chosen', () => {
		const names = CLIMATE_CITIES.map(({ name }) => name)
		expect(new Set(names).size).toBe(names.length)
		expect(names).toHaveLength(CITIES.length + TOWNS.length)
		const states = new Set<string>(STATES)
		for (const { name, area, abroad } of CLIMATE_CITIES) {
			expect(states.has(area), name).toBe(!abroad)
			expect(nameOf(name.toUpperCase())).toBe(`${name}, ${area}`)
		}
	})

	it('has a PIN code that is known, in its own state', () => {
		for (const { name, pin } of TOWNS) expect(placeOfPin(pin), name).not.toBeNull()
		for (const [name, pin] of Object.entries(HILL_CITIES)) {
			const city = CITIES.find((each) => each.name === name)
			expect(placeOfPin(pin)?.state, name).toBe(city?.area)
		}
	})
})
