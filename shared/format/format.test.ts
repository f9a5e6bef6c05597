import fc from 'fast-check'
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

it('writes numbers and money as Intl does, but for a nought with a minus', () => {
	const value = fc.oneof(
		fc.double({ min: -1e15, max: 1e15, noNaN: true }),
		fc.integer().map((paise) => paise / 100),
		fc.integer({ min: -4000, max: 4000 }).map((eighths) => eighths / 8),
	)
	fc.assert(
		fc.property(value, fc.integer({ min: 0, max: 4 }), (value, maximumFractionDigits) => {
			const numbers = new Intl.NumberFormat('en-IN', { maximumFractionDigits })
			const money = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
			const withoutMinus = (text: string) => text.replace(/^-(?=₹?0(\.00)?$)/, '')
			expect(number(value, maximumFractionDigits)).toBe(withoutMinus(numbers.format(value)))
			expect(formatRupees(value)).toBe(withoutMinus(money.format(value)))
		}),
	)
	expect([number(0), number(-0), formatRupees(-0.001)]).toEqual(['0', '0', '₹0.00'])
})

it('rounds a figure half up', () => {
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
	const lists = [[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((items) => [
		list(items),
		either(items),
	])
	const [and, or] = (['conjunction', 'disjunction'] as const).map(
		(type) => new Intl.ListFormat('en-GB', { type }),
	)
	expect(lists).toEqual(
		[[], ['a'], ['a', 'b'], ['a', 'b', 'c']].map((items) => [
			and?.format(items),
			or?.format(items),
		]),
	)
	expect(['Panel 100', 'Panel 20', 'battery'].sort(inOrder)).toEqual([
		'battery',
		'Panel 20',
		'Panel 100',
	])
})
