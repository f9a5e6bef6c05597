import { expect, it } from 'vitest'
import { backOf, linesIn } from './asked-lines'

const formOf = (...fields: [string, string][]) => {
	const form = new FormData()
	for (const [name, value] of fields) form.append(name, value)
	return form
}

it('a form’s lines are read in its order, with what they were where it says so', () => {
	const first: [string, string][] = [
		['productId', 'panel'],
		['quantity', '6'],
	]
	expect(linesIn(formOf(...first))).toEqual([{ productId: 'panel', quantity: 6 }])
	const second: [string, string][] = [
		['productId', 'inverter'],
		['quantity', '0'],
		['was', '1'],
	]
	expect(linesIn(formOf(...first, ['was', '2'], ...second))).toEqual([
		{ productId: 'panel', quantity: 6, was: 2 },
		{ productId: 'inverter', quantity: 0, was: 1 },
	])
})

it('the way back of the way back is the change itself', () => {
	const lines = [
		{ productId: 'panel', quantity: 6, was: 2 },
		{ productId: 'inverter', quantity: 0, was: 1 },
	]
	expect(backOf(lines)[1]).toEqual({ productId: 'inverter', quantity: 1, was: 0 })
	expect(backOf(backOf(lines))).toEqual(lines)
})
