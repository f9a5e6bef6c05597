import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Day, daysAfter } from '../../../../shared/calendar.ts'
import { inEnglish } from '../../../../test/in-english.ts'
import {
	COMPLIANCE_KINDS,
	type ComplianceKind,
	type ComplianceRecord,
} from '../../../catalogue/compliance/schema.ts'
import { type Connection, mayBeConnected, type Requirement } from './judge-compliance.ts'

const day = (text: string) => text as Day
const BEGAN = day('2026-01-01')

const record = (kind: ComplianceKind, more: Partial<ComplianceRecord> = {}): ComplianceRecord => ({
	kind,
	number: null,
	validFrom: BEGAN,
	validTo: null,
	proof: null,
	checkedOn: null,
	isSample: false,
	...more,
})

const LAW: Requirement[] = [
	{ kind: 'almm-modules', since: day('2024-04-01'), connections: 'on-grid' },
	{ kind: 'almm-cells', since: day('2026-06-01'), connections: 'on-grid' },
	{ kind: 'm2m', since: day('2025-12-24'), connections: 'subsidised' },
]
const BEFORE = day('2026-05-31')
const AFTER = day('2026-06-01')

const panel = (...records: ComplianceRecord[]) => ({ kind: 'panel' as const, records })
const inverter = (...records: ComplianceRecord[]) => ({ kind: 'inverter' as const, records })

describe('what may be connected', () => {
	it('needs its cells on List-II from the first of June 2026', () => {
		const listed = panel(record('almm-modules'))
		expect(mayBeConnected(listed, 'on-grid', BEFORE, LAW).may).toBe('yes')
		const { may, reasons } = mayBeConnected(listed, 'on-grid', AFTER, LAW)
		expect([may, inEnglish(reasons)]).toEqual([
			'no',
			['its cells are not on ALMM List-II, which has been required since 1 June 2026'],
		])
		const both = panel(record('almm-modules'), record('almm-cells'))
		expect(mayBeConnected(both, 'on-grid', AFTER, LAW).may).toBe('yes')
	})

	it('is judged by the last day of a listing, and by its renewal', () => {
		const until = { validTo: day('2026-03-31') }
		const lapsed = panel(record('almm-modules', until))
		expect(mayBeConnected(lapsed, 'on-grid', day('2026-03-31'), LAW).may).toBe('yes')
		expect(inEnglish(mayBeConnected(lapsed, 'on-grid', day('2026-04-01'), LAW).reasons)).toEqual([
			'its place on ALMM List-I ended on 31 March 2026',
		])
		const renewed = panel(
			record('almm-modules', until),
			record('almm-modules', { validFrom: day('2026-04-01') }),
		)
		expect(mayBeConnected(renewed, 'on-grid', day('2026-04-01'), LAW).may).toBe('yes')
	})

	it('is not known of what nobody has looked up', () => {
		expect(mayBeConnected(panel(), 'on-grid', AFTER, LAW)).toEqual({
			may: 'unchecked',
			reasons: [],
		})
	})

	it('is asked of inverters with the subsidy alone, where the law says so', () => {
		const plain = inverter(record('bis'))
		expect(mayBeConnected(plain, 'on-grid', AFTER, LAW).may).toBe('yes')
		expect(mayBeConnected(plain, 'subsidised', AFTER, LAW).may).toBe('no')
	})

	it('is anything off the grid, and a battery always', () => {
		expect(mayBeConnected(panel(record('bis')), 'off-grid', AFTER, LAW).may).toBe('yes')
		expect(mayBeConnected({ kind: 'battery', records: [] }, 'subsidised', AFTER, LAW).may).toBe(
			'yes',
		)
	})
})

const days = fc.nat(2000).map((n) => daysAfter(BEGAN, n - 1000))
const records = fc.array(
	fc
		.record({
			kind: fc.constantFrom(...COMPLIANCE_KINDS),
			validFrom: days,
			validTo: fc.option(days),
		})
		.map(({ kind, ...dates }) => record(kind, dates)),
	{ maxLength: 6 },
)
const laws = fc.array(
	fc.record<Requirement>({
		kind: fc.constantFrom(...COMPLIANCE_KINDS),
		since: days,
		connections: fc.constantFrom('on-grid', 'subsidised'),
	}),
	{ maxLength: 6 },
)
const connections = fc.constantFrom<Connection[]>('off-grid', 'on-grid', 'subsidised')
const kinds = fc.constantFrom('panel' as const, 'inverter' as const)
const RANK = { no: 0, unchecked: 1, yes: 2 }

describe('for any records and any law', () => {
	it('a later end never makes it worse', () => {
		fc.assert(
			fc.property(
				kinds,
				records,
				laws,
				connections,
				days,
				fc.nat(500),
				(kind, some, law, connection, on, longer) => {
					const rank = (list: ComplianceRecord[]) =>
						RANK[mayBeConnected({ kind, records: list }, connection, on, law).may]
					const later = some.map((one) => ({
						...one,
						validTo: one.validTo && daysAfter(one.validTo, longer),
					}))
					expect(rank(later)).toBeGreaterThanOrEqual(rank(some))
				},
			),
		)
	})

	it('the subsidy asks for no less than the grid, and the grid for no less than being off it', () => {
		fc.assert(
			fc.property(kinds, records, laws, days, (kind, some, law, on) => {
				const rank = (connection: Connection) =>
					RANK[mayBeConnected({ kind, records: some }, connection, on, law).may]
				expect(rank('on-grid')).toBeGreaterThanOrEqual(rank('subsidised'))
				expect(rank('off-grid')).toBe(RANK.yes)
			}),
		)
	})

	it('a day is judged by the records and the law of that day alone', () => {
		fc.assert(
			fc.property(kinds, records, laws, connections, days, (kind, some, law, connection, on) => {
				const { may } = mayBeConnected({ kind, records: some }, connection, on, law)
				const ofDay = some.filter(
					({ validFrom, validTo }) => validFrom <= on && (validTo === null || on <= validTo),
				)
				const inForce = law.filter(({ since }) => since <= on)
				if (ofDay.length > 0 || some.length === 0)
					expect(mayBeConnected({ kind, records: ofDay }, connection, on, inForce).may).toBe(may)
				expect(may === 'no').toBe(
					mayBeConnected({ kind, records: some }, connection, on, law).reasons.length > 0,
				)
			}),
		)
	})
})
