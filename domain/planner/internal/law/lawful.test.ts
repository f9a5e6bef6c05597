import { describe, expect, it } from 'vitest'
import { type Day, daysAfter } from '../../../../shared/calendar.ts'
import { sampleItems } from '../../../../test/planner/sample-items.ts'
import type { ComplianceRecord } from '../../../catalogue/compliance/schema.ts'
import type { Item } from '../../electrical/items.ts'
import type { Requirement } from './judge-compliance.ts'
import { lawfulOn } from './lawful.ts'

const day = (text: string) => text as Day
const FROM = day('2026-06-01')
const UNTIL = day('2026-12-31')
const LAW: Requirement[] = [{ kind: 'almm-modules', since: FROM, connections: 'on-grid' }]

const listed = (kind: ComplianceRecord['kind']): ComplianceRecord => ({
	kind,
	number: null,
	validFrom: day('2026-01-01'),
	validTo: UNTIL,
	proof: null,
	checkedOn: null,
	isSample: false,
})

const DCR = 'dcr-mono-panel-540w'
const LISTED = 'solar-panel-500w'
const without = sampleItems.map((item): Item => ({ ...item, compliance: [] }))
const catalogue = without.map((item): Item => {
	if (item.id === DCR) return { ...item, compliance: [listed('almm-modules'), listed('dcr')] }
	return item.id === LISTED ? { ...item, compliance: [listed('almm-modules')] } : item
})
const idsOf = (items: readonly Item[]) => items.map(({ id }) => id)
const isIndian = (items: readonly Item[]) =>
	items.some(({ id, sheet }) => id === DCR && sheet?.kind === 'panel' && sheet.madeInIndia)

describe('what of a catalogue may be connected', () => {
	it('leaves out what has lapsed by the day, and offers what nobody has checked', () => {
		const { items, barred, unchecked } = lawfulOn(catalogue, LAW, daysAfter(UNTIL, 1), 'offer')
		expect([...barred.keys()].toSorted()).toEqual([DCR, LISTED])
		expect(idsOf(items)).not.toContain(LISTED)
		expect(unchecked).toContain('flexible-panel-100w')
		expect(unchecked).not.toContain('solar-battery-5kwh')
	})

	it('is only what is proven where the shop asks for proof', () => {
		const { items, barred, unchecked } = lawfulOn(catalogue, LAW, UNTIL, 'withhold')
		const panels = items.filter(({ sheet }) => sheet?.kind === 'panel')
		expect(idsOf(panels).toSorted()).toEqual([DCR, LISTED])
		expect(barred.has('flexible-panel-100w')).toBe(true)
		expect(unchecked.size).toBe(0)
	})

	it('counts as made in India what has the proof, or what its sheet says where nothing is known', () => {
		expect(isIndian(lawfulOn(catalogue, LAW, UNTIL, 'offer').items)).toBe(true)
		expect(isIndian(lawfulOn(catalogue, LAW, daysAfter(UNTIL, 1), 'offer').asIfAll)).toBe(false)
		expect(isIndian(lawfulOn(without, LAW, UNTIL, 'offer').items)).toBe(true)
	})

	it('is judged once for all days between two changes', () => {
		const on = (text: string) => lawfulOn(catalogue, LAW, day(text), 'offer')
		expect(on('2026-07-01')).toBe(on('2026-12-31'))
		expect(on('2027-01-01')).toBe(on('2030-01-01'))
		expect(on('2026-12-31')).not.toBe(on('2027-01-01'))
		expect(on('2026-05-31')).not.toBe(on('2026-06-01'))
	})

	it('is the catalogue itself where the records change nothing', () => {
		expect(lawfulOn(without, LAW, FROM, 'offer').items).toBe(without)
	})
})
