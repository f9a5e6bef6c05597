import { expect, it } from 'vitest'
import { backOf } from './line-changes'

it('the way back of the way back is the change itself', () => {
	const lines = [
		{ productId: 'panel', quantity: 6, was: 2 },
		{ productId: 'inverter', quantity: 0, was: 1 },
	]
	expect(backOf(lines)[1]).toEqual({ productId: 'inverter', quantity: 1, was: 0 })
	expect(backOf(backOf(lines))).toEqual(lines)
})
