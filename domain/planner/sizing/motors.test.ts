import { describe, expect, it } from 'vitest'
import { inEnglish } from '../../../test/in-english.ts'
import { PUNE, rupees } from '../../../test/planner/plans.ts'
import { sampleItems } from '../../../test/planner/sample-items.ts'
import type { Item } from '../electrical/items.ts'
import { planSystems } from '../internal/sizing/plan.ts'
import type { Backup } from '../internal/sizing/search/storage.ts'
import { startingWattsOf, wattsOf } from '../loads.ts'
import { planRequestIn } from '../plan-address.ts'

const planFor = (backup: Backup, items: readonly Item[] = sampleItems) =>
	planSystems({ monthlyKwh: 500, backup, budget: rupees(3_000_000) }, PUNE, items)

const inverterFor = (backup: Backup, items?: readonly Item[]) => {
	const [best] = planFor(backup, items).options
	return best && { w: best.system.inverters * (best.system.inverter.figures.backupW ?? 0), best }
}

describe('the starting power of motors', () => {
	it('is that of the hardest one to start, with all that runs', () => {
		expect(startingWattsOf({ pumps: '1' })).toBe(2250)
		expect(startingWattsOf({ acs: '2', fans: '4' })).toBe(3280 + 3000)
		expect(startingWattsOf({ inverterAcs: '2', fans: '4' })).toBeCloseTo(3280 + 300)
		expect(startingWattsOf({ lights: '10' })).toBe(wattsOf({ lights: '10' }))
	})

	it('is part of a request where things are counted that have motors', () => {
		const backupIn = (query: string) =>
			planRequestIn(new URLSearchParams(`pin=411038&bill=4000&hours=4&${query}`)).backup
		expect(backupIn('pumps=1&lights=2')).toEqual({ loadW: 770, hours: 4, startW: 2270 })
		expect(backupIn('lights=2')).toEqual({ loadW: 20, hours: 4 })
		expect(backupIn('load=700')).toEqual({ loadW: 700, hours: 4 })
	})

	it('decides which inverter carries them', () => {
		const load = { loadW: 3000, hours: 2 }
		const inverterAcs = inverterFor({ ...load, startW: 3300 })
		const fixedSpeed = inverterFor({ ...load, startW: 6000 })
		expect(fixedSpeed?.w).toBeGreaterThan(inverterAcs?.w ?? 0)
		const check = fixedSpeed?.best.checks.find(({ rule }) => rule === 'starting-power')
		expect(check).toMatchObject({ ok: true, limit: 6000 })
		expect((check?.value ?? 0) >= 6000).toBe(true)
	})

	it('goes by the sheet where it says the surge', () => {
		const strong = sampleItems.map((item) =>
			item.sheet?.kind === 'inverter' && item.sheet.backupW !== undefined
				? { ...item, sheet: { ...item.sheet, surgeW: 2 * item.sheet.backupW } }
				: item,
		)
		const asked = { loadW: 3000, hours: 2, startW: 6000 }
		expect(inverterFor(asked, strong)?.w).toBeLessThan(inverterFor(asked)?.w ?? 0)
	})

	it('is named where nothing in stock gives it', () => {
		const { options, limitations } = planFor({ loadW: 3000, hours: 2, startW: 900_000 })
		expect(options).toEqual([])
		expect(inEnglish(limitations.map(({ sentence }) => sentence)).join(' ')).toMatch(
			/900,000 W|9,00,000 W that are needed as a motor starts/,
		)
	})
})
