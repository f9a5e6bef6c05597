import { describe, expect, it } from 'vitest'
import { sampleCatalogue } from '../../../../store/samples/catalogue/index.ts'
import { companionCategory, fits } from './companions'

function product(id: string) {
	const found = sampleCatalogue.find((one) => one.id === id)
	if (!found) throw new Error(`There is no ${id}.`)
	return found
}

const together = (one: string, other: string) => fits(product(one).sheet, product(other).sheet)

describe('what goes with what', () => {
	it('is a battery for an inverter that takes one, a panel for one that does not', () => {
		expect(companionCategory(product('hybrid-inverter-5kw'))).toBe('Batteries')
		expect(companionCategory(product('solar-inverter-3kw'))).toBe('Panels')
	})

	it('is nothing for a kit, which has all its parts', () => {
		expect(companionCategory(product('home-kit-3kw'))).toBeNull()
	})

	it('goes by the voltage of the battery side', () => {
		expect(together('solar-battery-5kwh', 'hybrid-inverter-5kw')).toBe(true)
		expect(together('hybrid-inverter-5kw', 'solar-battery-5kwh')).toBe(true)
		expect(together('solar-battery-5kwh', 'hybrid-inverter-12kw-high-voltage')).toBe(false)
		expect(together('high-voltage-battery-20kwh', 'hybrid-inverter-12kw-high-voltage')).toBe(true)
		expect(together('solar-battery-5kwh', 'solar-inverter-3kw')).toBe(false)
	})

	it('keeps a panel’s cold voltage below what a generator takes', () => {
		expect(together('solar-panel-250w', 'portable-solar-generator')).toBe(true)
		expect(together('solar-panel-250w', 'solar-generator-300w')).toBe(false)
	})

	it('lets a generator take what it can of a larger panel', () => {
		expect(together('topcon-bifacial-panel-620w', 'portable-solar-generator')).toBe(true)
	})

	it('has nothing against what it knows too little of', () => {
		expect(fits(null, product('solar-panel-250w').sheet)).toBe(true)
	})
})
