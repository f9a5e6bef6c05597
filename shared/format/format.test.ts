import { expect, it } from 'vitest'
import { counted, either, figure, inOrder, list, number } from './english.ts'
import { formatRupees, inWholeRupees } from './money.ts'

it('writes numbers with Indian groups and no more decimals than there are', () => {
	expect([number(12345678), number(1.23456), number(1.23456, 1), number(-1234, 0)]).toEqual([
		'1,23,45,678',
		'1.235',
		'1.2',
		'-1,234',
	])
})

it('writes a figure that it has written before as it did then', () => {
	const all = Array.from({ length: 5000 }, (_, n) => n * 1.5)
	const written = all.map((value) => number(value, 1))
	expect(all.map((value) => number(value, 1))).toEqual(written)
	expect([number(0), number(-0), number(0)]).toEqual(['0', '-0', '0'])
	expect([figure(1.25), figure(-1.25), figure(1234.56), figure(0.285, 2)]).toEqual([
		'1.3',
		'-1.2',
		'1,234.6',
		'0.28',
	])
})

it('writes money alike everywhere: two decimals, or whole rupees inside a sentence', () => {
	expect([formatRupees(123456), inWholeRupees(12345650)]).toEqual(['₹1,23,456.00', '₹1,23,457'])
})

it('counts one and many', () => {
	expect([counted(1, 'panel'), counted(1200, 'panel'), counted(2, 'battery', 'batteries')]).toEqual(
		['1 panel', '1,200 panels', '2 batteries'],
	)
})

it('lists in words, and sorts names by the numbers in them', () => {
	expect([list(['a', 'b', 'c']), either(['a', 'b'])]).toEqual(['a, b and c', 'a or b'])
	expect(['Panel 100', 'Panel 20', 'battery'].sort(inOrder)).toEqual([
		'battery',
		'Panel 20',
		'Panel 100',
	])
})
