import { describe, expect, it } from 'vitest'
import { readBill } from '../../../domain/planner/bill-reading/read-bill'
import { wordsOfText } from '../../../domain/planner/bill-reading/words'
import { FIELDS, figuresOf, missingIn, planAddress, sureValues, type Values } from './figure-fields'

const NONE = Object.fromEntries(FIELDS.map((field) => [field, ''])) as Values

describe('the address of the planner', () => {
	it('has the units of a month, and none of the details that the bill replaces', () => {
		const details = { city: 'Pune', state: 'Goa', bills: '1,2', months: '1', area: '30' }
		const values = { ...NONE, units: '620', amount: '3340', months: '2', pin: '600028', load: '4' }
		expect(planAddress(values, details)).toBe(
			'/planner?pin=600028&units=310&area=30&sanctioned=4&step=1',
		)
	})

	it('has the amount and its months where there are no units', () => {
		const values = { ...NONE, amount: '3,340.50', months: '2' }
		expect(planAddress(values, { pin: '600028', units: '90' })).toBe(
			'/planner?pin=600028&bill=3,340.50&billMonths=2&step=1',
		)
		expect(planAddress({ ...values, months: '1' }, {})).not.toContain('billMonths')
	})

	it('has what was typed where it is no number, for the planner to say so', () => {
		expect(planAddress({ ...NONE, units: 'many', months: '1' }, {})).toBe(
			'/planner?units=many&step=1',
		)
	})
})

it('only sure figures are filled in', () => {
	const text = 'Units Consumed : 310\nSanctioned Load : 4 KVA\nBilling Days : 31'
	expect(sureValues(figuresOf(readBill(wordsOfText(text))))).toEqual({
		...NONE,
		units: '310',
		months: '1',
	})
})

it('asks for units or amount, and for the months', () => {
	expect(missingIn(NONE)).toHaveProperty('units')
	expect(missingIn({ ...NONE, amount: '310' })).toHaveProperty('months')
	expect(missingIn({ ...NONE, units: '310', months: '2' })).toEqual({})
})
