import { describe, expect, it } from 'vitest'
import { message } from '../../../../../shared/messages/message.ts'
import { inEnglish } from '../../../../../test/in-english.ts'
import { NET_METERING } from '../../../../../test/planner/tariffs.ts'
import { type Connection, flatConnection } from '../../../../tariffs/bill/connection.ts'
import type { KnownTariff } from '../../../../tariffs/book.ts'
import type { PlannedSystem } from '../search/planned-system.ts'
import { notesOf } from './notes.ts'

const ALWAYS = 'Cleaning and repairs are not counted.'
const SOLD = { ...NET_METERING, way: 'net-billing' } as const

/** ₹7 a unit, and nothing to pay up to 200 units. */
function free200(): Connection {
	const { tariffs, sanctionedKw } = flatConnection(700, 3)
	const subsidy = { kind: 'zero-bill', uptoKwh: 200 } as const
	return {
		sanctionedKw,
		tariffs: [{ tariff: { ...tariffs[0].tariff, subsidy }, uptoKwh: null }],
		hours: null,
	}
}

type Terms = Parameters<typeof notesOf>[2]['terms']
const terms = (more: Partial<Terms> = {}): Terms => ({
	sanctioned: { kw: 3, isGiven: false },
	metering: NET_METERING,
	rules: { singlePhaseW: 8000 } as Terms['rules'],
	known: {} as KnownTariff,
	...more,
})

/** So many inverters of so many W and phases. */
const system = (inverters: number, acW: number, phases: 1 | 3, more: Partial<PlannedSystem> = {}) =>
	({
		kwp: 3,
		inverters,
		acKw: (inverters * acW) / 1000,
		panel: { item: { id: 'panel', name: 'Panel' } },
		inverter: { item: { id: 'inverter', name: 'Inverter' }, figures: { acW, phases } },
		battery: null,
		...more,
	}) as PlannedSystem
const SMALL = system(1, 3000, 1)

type Money = Parameters<typeof notesOf>[1]
const months = (...pairs: [use: number, billed: number, surplus?: number][]): Money => ({
	saving: 1000,
	savingByUse: null,
	timeOfDay: null,
	ownUse: OWN_USE,
	billedShares: [],
	connections: Array(12).fill(flatConnection(700, 3)),
	told: [],
	months: pairs.map(([use, billed, surplus = 0]) => ({
		use,
		billed,
		surplus,
		production: use - billed,
	})) as Money['months'],
})
const notes = (
	one: PlannedSystem,
	about = terms(),
	bills = months([300, 100]),
	backup?: { loadW: number; hours: number },
	unchecked = new Set<string>(),
) => inEnglish(notesOf(one, bills, { terms: about, request: { backup }, lawful: { unchecked } }))

it('says always what is not counted', () => expect(notes(SMALL)).toEqual([ALWAYS]))

it('says which parts nobody has checked against the law', () => {
	const unchecked = new Set(['inverter', 'another'])
	expect(notes(SMALL, terms(), months([300, 100]), undefined, unchecked)).toEqual([
		'Not checked: whether Inverter may be connected to the grid. Ask for the proof of ALMM and BIS before you order.',
		ALWAYS,
	])
})

it('says where a system is greater than the sanctioned load', () => {
	const large = system(1, 4000, 1, { kwp: 4.32 })
	expect(notes(large)).toEqual([
		'This system has 4.32 kW; we assumed a sanctioned load of 3 kW. Your electricity company may ask you to raise it first: the figure is on your bill. The higher fixed charge is counted.',
		ALWAYS,
	])
	expect(notes(large, terms({ sanctioned: { kw: 4, isGiven: true } }))[0]).toBe(
		'This system has 4.32 kW, more than your sanctioned load of 4 kW. Your electricity company may ask you to raise it first; the higher fixed charge is counted.',
	)
	expect(notes(large, terms({ sanctioned: { kw: 4.32, isGiven: true } }))).toEqual([ALWAYS])
})

it.each([
	[1, 5000, 3, /^It needs a three-phase connection\./],
	[3, 5000, 1, /^It needs a three-phase connection, with 1 of its 3 inverters on each phase\./],
	[6, 5000, 1, /^It needs a three-phase connection, with 2 of its 6 inverters on each phase\./],
	[3, 2000, 1, null],
	[2, 5000, 1, null],
] as const)(
	'of %i inverters of %i W and %i phases says what connection',
	(n, acW, phases, says) => {
		const [first] = notes(system(n, acW, phases))
		expect(first).toEqual(says ? expect.stringMatching(says) : ALWAYS)
	},
)

const OWN_USE = {
	pct: 31,
	lowPct: 27,
	highPct: 35,
	what: message('planner.own_use', { pct: 31, lowPct: 27, highPct: 35 }),
}

describe('back-up', () => {
	const battery = (quantity: number) =>
		({ quantity, figures: { usableKwh: 4.3 } }) as PlannedSystem['battery']
	const about = (one: PlannedSystem, hours: number) =>
		notes(one, terms(), months([300, 100]), { loadW: 230, hours })[0]

	it('of more than twice what was asked is said with both figures', () => {
		const one = system(1, 3000, 1, { battery: battery(1) })
		expect(about(one, 4)).toBe(
			'You asked for 4 h of back-up; the battery lasts about 18.7 h: it is the least that a plan has for this inverter and your 230 W.',
		)
		expect(about(one, 9)).toMatch(/^You asked for 9 h/)
		expect(about(one, 10)).toBe(ALWAYS)
	})

	it('of several inverters is said to be the least on each', () => {
		const two = system(2, 3000, 1, { battery: battery(2) })
		expect(about(two, 4)).toBe(
			'You asked for 4 h of back-up; the 2 batteries last about 37.4 h: each of the 2 inverters needs batteries of its own, and one on each is the least that answers.',
		)
	})
})

it('says that a battery does not carry noon into the evening, where that would count', () => {
	const battery = {} as PlannedSystem['battery']
	const stored = system(1, 3000, 1, { battery })
	expect(notes(stored)).toEqual([ALWAYS])
	expect(notes(stored, terms({ metering: SOLD }))[1]).toMatch(/^The battery is kept for power cuts/)
	expect(notes(SMALL, terms({ metering: SOLD }))).toEqual([
		expect.stringMatching(/^Over sunny and cloudy days about 31 % .* \(27 to 35 %/),
		ALWAYS,
	])
})

it('says where a little less would be billed at nothing', () => {
	const under200 = (...pairs: [use: number, billed: number][]): Money => ({
		...months(...pairs),
		connections: Array(12).fill(free200()),
	})
	expect(notes(SMALL, terms(), under200([500, 212], [500, 150], [500, 205]))[0]).toBe(
		'Using up to 12 units less a month in January and March saves ₹2,919 a year, as your bill then stays within 200 units a month. About 0.2 kW more would do the same.',
	)
	// Below it already, far above it, or without such a limit.
	expect(notes(SMALL, terms(), under200([500, 200], [500, 0]))).toEqual([ALWAYS])
	expect(notes(SMALL, terms(), under200([500, 251]))).toEqual([ALWAYS])
	expect(notes(SMALL, terms(), months([500, 212]))).toEqual([ALWAYS])
})

it('says where what surplus brings is not known, and where net units may not count', () => {
	const unknown = terms({ metering: { ...NET_METERING, isPriceKnown: false } })
	expect(notes(SMALL, unknown, months([500, 0, 120]))[0]).toMatch(/^About 120 units a year/)
	expect(notes(SMALL, unknown, months([500, 100]))).toEqual([ALWAYS])
	const [byUse] = notes(SMALL, terms(), { ...months([500, 100]), savingByUse: 400 })
	expect(byUse).toMatch(/by those used you save ₹400 a year\.$/)
	expect(notes(SMALL, terms(), { ...months([500, 100]), savingByUse: 1000 })).toEqual([ALWAYS])
})
