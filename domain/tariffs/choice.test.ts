import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { State } from '../../shared/addresses/states.ts'
import { type Applies, standInFor, tariffsFor } from './choice.ts'

const row = (more: Partial<Applies> & { id: string }) => ({
	state: 'Gujarat' as State,
	companies: ['UGVCL'],
	use: 'shop' as const,
	area: 'any' as const,
	phase: 'any' as const,
	loadAboveKw: null,
	loadUptoKw: null,
	monthlyKwhUpTo: null,
	...more,
})
const SMALL = row({ id: 'small', loadUptoKw: 10 })
const LARGE = row({ id: 'large', loadAboveKw: 10, loadUptoKw: 40 })
const OTHER = row({ id: 'other', companies: ['Torrent Power Ahmedabad'] })
const HOME = row({ id: 'home', use: 'home' })
const ROWS = [SMALL, LARGE, OTHER, HOME]

const found = (rows: readonly (Applies & { id: string })[], more: object) => {
	const sought = { company: 'UGVCL', use: 'shop' as const, sanctionedKw: 60, ...more }
	const standIn = standInFor(rows, sought)
	return standIn && [standIn.rows.map(({ id }) => id).join(), standIn.fit]
}

describe('the tariff of a connection', () => {
	it('is one for any load where that of a band does not reach down to it', () => {
		const any = row({ id: 'any' })
		const band = row({ id: 'band', loadAboveKw: 5, loadUptoKw: 150 })
		const where = { company: 'UGVCL', use: 'shop', area: 'urban', phase: 'single' } as const
		const own = (sanctionedKw: number) => tariffsFor([band, any], { ...where, sanctionedKw })?.[0]
		expect([own(4)?.id, own(5)?.id, own(6)?.id, own(200)?.id]).toEqual([
			'any',
			'any',
			'band',
			'any',
		])
		expect(tariffsFor([band], { ...where, sanctionedKw: 4 })).toBeNull()
	})
})

describe('a tariff in place of one that is not known', () => {
	it('is the nearest of its company by load, below or above', () => {
		expect(found(ROWS, {})).toEqual(['large', 'other-load'])
		const gap = [row({ id: 'low', loadUptoKw: 5 }), row({ id: 'high', loadAboveKw: 20 })]
		expect(found(gap, { sanctionedKw: 6 })).toEqual(['low,high', 'other-load'])
		expect(found(gap, { sanctionedKw: 19 })).toEqual(['high', 'other-load'])
	})

	it('keeps to the area before the load, and to the load before the phases', () => {
		const rural = row({ id: 'rural', area: 'rural', loadUptoKw: 10 })
		const urban = row({ id: 'urban', area: 'urban' })
		expect(found([urban, rural], { area: 'rural' })).toEqual(['rural', 'other-load'])
		const single = row({ id: 'single', phase: 'single', loadUptoKw: 5 })
		const three = row({ id: 'three', phase: 'three', loadUptoKw: 15 })
		expect(found([single, three], { phase: 'single', sanctionedKw: 10 })).toEqual([
			'three',
			'other-load',
		])
	})

	it('is that of another company where its own has none, never of another use', () => {
		expect(found(ROWS, { company: 'Torrent Power Surat' })?.[1]).toBe('other-company')
		expect(found([HOME], {})).toBeNull()
	})

	it('is found for any load where there is any tariff of the use', () => {
		const details = fc.record({
			company: fc.constantFrom('UGVCL', 'Torrent Power Surat', null),
			sanctionedKw: fc.double({ min: 0.1, max: 10_000, noNaN: true }),
			area: fc.constantFrom('urban', 'rural', undefined),
			phase: fc.constantFrom('single', 'three', undefined),
		})
		fc.assert(
			fc.property(details, (more) => {
				const [ids = '', fit] = found(ROWS, more) ?? []
				expect(ids).not.toContain('home')
				expect(fit).toBe(more.company === 'UGVCL' ? 'other-load' : 'other-company')
			}),
		)
	})
})
