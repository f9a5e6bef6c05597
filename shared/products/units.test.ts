import { expect, it } from 'vitest'
import { unitOf } from './units.ts'

const of = (more: object) => unitOf({ category: 'Accessories', sheet: null, unit: null, ...more })

it('counts goods as their kind is sold, unless a product says otherwise', () => {
	expect(of({ category: 'Panels' })).toBe('NOS')
	expect(of({ category: 'Kits' })).toBe('SET')
	expect(of({ sheet: { kind: 'cable', lengthM: 100 } })).toBe('ROL')
	expect(of({ sheet: { kind: 'cable', lengthM: 1 } })).toBe('MTR')
	expect(of({ category: 'Panels', unit: 'PAC' })).toBe('PAC')
})
