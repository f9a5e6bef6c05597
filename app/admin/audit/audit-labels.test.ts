import { expect, it } from 'vitest'
import { changesOf, fieldName, isMoment, pageOf, valueText } from './audit-labels.ts'

it.each([
	['role', 'Role'],
	['jobsAWeek', 'Jobs a week'],
	['basePin', 'Base PIN'],
	['pinPrefixes', 'PIN prefixes'],
	['installer_id', 'Installer id'],
	['sheet.voc', 'Sheet voc'],
])('writes the field %s as %s', (name, words) => expect(fieldName(name)).toBe(words))

it.each([
	['role', 'Admin', 'Admin'],
	['suspended', true, 'Yes'],
	['suspended', false, 'No'],
	['stock', 123456, '1,23,456'],
	['price', 1234.5, '₹1,234.50'],
	['pinPrefixes', ['411', '412'], '411, 412'],
	['pinPrefixes', [], null],
	['sheet', { voc: 49.5, bifacial: true, kind: null }, 'Voc 49.5, Bifacial Yes, Kind –'],
	['note', '', null],
	['note', null, null],
	['note', undefined, null],
])('writes the value of %s, %j, as %j', (name, value, text) => {
	expect(valueText(name, value)).toBe(text)
})

it('knows a moment from other text', () => {
	expect(isMoment('2026-11-21T10:00:00.000Z')).toBe(true)
	expect(isMoment('2026-11-21')).toBe(false)
	expect(isMoment(20261121)).toBe(false)
})

it('pairs what was with what is, also where one is not there', () => {
	expect(changesOf({ before: { a: 1, b: 2 }, after: { b: 3, c: 4 } })).toEqual([
		{ name: 'a', before: 1, after: undefined },
		{ name: 'b', before: 2, after: 3 },
		{ name: 'c', before: undefined, after: 4 },
	])
	expect(changesOf({ before: null, after: null })).toEqual([])
})

it('leads to what was changed', () => {
	expect(pageOf({ kind: 'product', subjectId: 'a/b' })).toBe('/admin/products/a%2Fb')
	expect(pageOf({ kind: 'installation', subjectId: 'SB-1' })).toBe('/admin/orders/SB-1')
	expect(pageOf({ kind: 'fact', subjectId: 'unit-price-india' })).toBe('/admin/facts?view=history')
	expect(pageOf({ kind: 'enquiry', subjectId: 'x' })).toBe('/admin/enquiries')
	expect(pageOf({ kind: 'login', subjectId: 'x' })).toBe('/admin/users/x')
	expect(pageOf({ kind: 'login', subjectId: '' })).toBeNull()
})
