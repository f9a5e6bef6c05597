import { describe, expect, it } from 'vitest'
import { cart } from '../../../test/planner/sample-items.ts'

describe('a cart', () => {
	it('that fits has nothing to say', () => {
		expect(cart({ 'dcr-mono-panel-540w': 6, 'solar-inverter-3kw': 1 })).toEqual({
			verdict: 'fits',
			problems: [],
			missing: [],
			unchecked: [],
			paired: true,
		})
		expect(cart({ 'flat-roof-mount-2': 3 })).toMatchObject({ verdict: 'fits', paired: false })
	})

	it('is told the formulas of what does not fit', () => {
		const few = cart({ 'solar-panel-500w': 3, 'hybrid-inverter-5kw': 1 }).problems[0]
		expect(few?.details).toEqual([
			expect.stringMatching(/^5 × .+ < /),
			expect.stringMatching(/^11 × .+ > /),
		])
		const wrong = cart({ 'hybrid-inverter-5kw': 1, 'high-voltage-battery-20kwh': 1 }).problems[0]
		expect(wrong?.details.length).toBeGreaterThan(0)
	})

	it('with whole banks of lead batteries fits, and warns of their currents at most', () => {
		for (const count of [4, 8, 12, 16]) {
			const lines = { 'off-grid-inverter-5kw': 1, 'tubular-battery-150ah': count }
			const { verdict, problems } = cart(lines)
			expect(verdict).toBe('fits')
			for (const { severity } of problems) expect(severity).toBe('warning')
		}
	})

	it('with four lead batteries alone is shown inverters that take them in series', () => {
		const { missing } = cart({ 'tubular-battery-150ah': 4 })
		expect(missing[0]?.fixes.length).toBeGreaterThan(0)
		expect(missing[0]?.fixes[0]?.sentence).toMatch(/ takes them, 4 in series\.$/)
		expect(cart({ 'tubular-battery-150ah': 3 }).missing[0]?.fixes).toEqual([])
	})

	it('with panels alone lacks an inverter, and any of those shown would do', () => {
		const { verdict, missing } = cart({ 'dcr-mono-panel-540w': 6 })
		expect(verdict).toBe('fits')
		expect(missing).toHaveLength(1)
		expect(missing[0]).toMatchObject({ what: 'inverter', severity: 'error' })
		expect(missing[0]?.fixes[0]?.productId).toBe('solar-inverter-3kw')
		for (const { productId, quantity } of missing[0]?.fixes ?? [])
			expect(cart({ 'dcr-mono-panel-540w': 6, [productId]: quantity }).verdict).toBe('fits')
	})

	it('with a single small panel gets no more than a hint', () => {
		expect(cart({ 'solar-panel-175w-12v': 1 }).missing).toMatchObject([
			{ what: 'inverter', severity: 'hint', fixes: [] },
		])
	})

	it('with a hybrid inverter alone is given two hints', () => {
		const { missing } = cart({ 'hybrid-inverter-5kw': 1 })
		expect(missing.map(({ what, severity }) => [what, severity])).toEqual([
			['panels', 'hint'],
			['battery', 'hint'],
		])
		for (const { fixes } of missing) expect(fixes.length).toBeGreaterThan(0)
	})

	it('with a battery alone is told what charges it', () => {
		const { missing } = cart({ 'solar-battery-5kwh': 1 })
		expect(missing[0]).toMatchObject({ what: 'inverter', severity: 'hint' })
		expect(missing[0]?.fixes[0]?.productId).toBe('hybrid-inverter-3-6kw')
	})

	it('with panels and a generator goes by the generator', () => {
		expect(cart({ 'portable-solar-generator': 1, 'solar-panel-175w-12v': 2 })).toMatchObject({
			verdict: 'fits',
			missing: [],
		})
		expect(cart({ 'solar-generator-300w': 1, 'solar-panel-500w': 1 }).problems[0]?.severity).toBe(
			'error',
		)
	})

	it('with a kit has all it needs, and lends its inverter to what lies loose', () => {
		expect(cart({ 'home-kit-3-6kw-hybrid': 2 })).toMatchObject({
			verdict: 'fits',
			problems: [],
			missing: [],
		})
		expect(cart({ 'home-kit-3-6kw-hybrid': 1, 'solar-battery-5kwh': 1 })).toMatchObject({
			verdict: 'fits',
			missing: [],
		})
		expect(cart({ 'home-kit-3-6kw-hybrid': 1, 'high-voltage-battery-20kwh': 1 }).verdict).toBe(
			'misfits',
		)
		expect(cart({ 'home-kit-3-6kw-hybrid': 1, 'solar-battery-5kwh': 16 }).problems[0]?.rule).toBe(
			'battery-parallel',
		)
		expect(cart({ 'home-kit-3kw': 1, 'dcr-mono-panel-540w': 1 }).verdict).toBe('fits')
		expect(cart({ 'home-kit-3kw': 1, 'dcr-mono-panel-540w': 20 }).verdict).toBe('misfits')
	})

	it('with what cannot be checked never fits', () => {
		const { verdict, unchecked } = cart({
			'bifacial-module-550w-pallet-31': 1,
			'string-inverter-10kw-three-phase': 1,
		})
		expect(verdict).toBe('unknown')
		expect(unchecked[0]?.productIds).toEqual(['bifacial-module-550w-pallet-31'])
	})

	it('with several kinds of panels asks an installer, unless one of them fits nowhere', () => {
		const two = cart({
			'solar-panel-500w': 8,
			'dcr-mono-panel-540w': 6,
			'hybrid-inverter-5kw': 1,
		})
		expect(two.verdict).toBe('unknown')
		const none = cart({
			'topcon-bifacial-panel-620w': 10,
			'hjt-glass-panel-430w': 2,
			'micro-inverter-800w': 1,
		})
		expect(none.verdict).toBe('misfits')
	})
})
