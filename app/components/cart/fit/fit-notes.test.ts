import { describe, expect, it } from 'vitest'
import { around, type FitNote, inOrder, summaryOf, verbOf, type WayOut } from './fit-notes'

const fix: WayOut = {
	productId: 'solar-inverter-3kw',
	quantity: 1,
	insteadOf: null,
	sentence: '1 × Solar Inverter 3kW takes 6 such panels.',
	inCart: false,
	lines: [{ productId: 'solar-inverter-3kw', quantity: 1, was: 0 }],
	name: 'Solar Inverter 3kW',
	image: null,
	price: 32990,
}

const note = (kind: FitNote['kind']): FitNote => ({ kind, sentence: '', details: [], fixes: [] })

describe('the words of a cart that does not fit', () => {
	it('say what the button does', () => {
		expect(verbOf(fix)).toBe('Add it')
		expect(verbOf({ ...fix, quantity: 8 })).toBe('Add 8')
		expect(verbOf({ ...fix, insteadOf: 'other' })).toBe('Use it instead')
		expect(verbOf({ ...fix, insteadOf: 'other', quantity: 2 })).toBe('Use 2 instead')
		expect(verbOf({ ...fix, inCart: true, quantity: 6 })).toBe('Change to 6')
		const stays = { ...fix, inCart: true, insteadOf: 'other', quantity: 4 }
		const lines = [
			{ productId: fix.productId, quantity: 4, was: 4 },
			{ productId: 'other', quantity: 0, was: 1 },
		]
		expect(verbOf({ ...stays, lines })).toBe('Remove the other')
	})

	it('have what is most in the way first', () => {
		const notes = (['hint', 'warning', 'missing', 'misfit'] as const).map(note)
		expect(inOrder(notes).map(({ kind }) => kind)).toEqual(['misfit', 'missing', 'warning', 'hint'])
		expect(summaryOf(notes)).toMatch(/does not fit/)
		expect(summaryOf([note('hint'), note('missing')])).toMatch(/missing/)
		expect(summaryOf([note('warning')])).toMatch(/hint/)
	})

	it('find the name of the product to link it', () => {
		expect(around(fix.sentence, fix.name)).toEqual(['1 × ', ' takes 6 such panels.'])
		expect(around('Nothing of it.', fix.name)).toBeNull()
	})
})
