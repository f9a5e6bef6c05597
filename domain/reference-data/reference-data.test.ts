import { describe, expect, it } from 'vitest'
import type { Day } from '../../shared/calendar.ts'
import { paise } from '../../shared/money.ts'
import { fact } from '../../test/builders.ts'
import { type Caller, describeOnAllEngines, describeOnSqlite } from '../../test/store.ts'
import { homeSubsidy, societySubsidy } from '../planner/internal/money/subsidy.ts'
import { splitInstalled } from '../planner/money/gst.ts'
import {
	type FiguresOf,
	gstRuleOf,
	homeSchemeOf,
	rowOfKind,
	societySchemeOf,
	taxClassesIn,
} from './rules.ts'
import {
	NewReferenceRow,
	REFERENCE_KINDS,
	type ReferenceKind,
	type ReferenceRow,
} from './schema.ts'

/** Rules that only some states have. */
const OF_SOME_STATES: readonly ReferenceKind[] = [
	'single-phase-limit',
	'solar-fixed-charge',
	'use-cap',
	'network-charge',
	'surplus-by-size',
]

const ON = '2026-11-21' as Day

const inForce = async (caller: Caller, query: Record<string, string>): Promise<ReferenceRow[]> => {
	const answer = await caller.get(`/api/facts?${new URLSearchParams({ on: ON, ...query })}`)
	expect(answer.status).toBe(200)
	return answer.body
}

async function figuresOf<K extends ReferenceKind>(
	caller: Caller,
	kind: K,
	state: string,
): Promise<FiguresOf<K>> {
	const found = rowOfKind(await inForce(caller, { state }), kind)
	if (!found) throw new Error(`No ${kind} in ${state}`)
	return found.figures as FiguresOf<K>
}

describeOnAllEngines('tariffs and prices', (open, itOnSqlite) => {
	itOnSqlite(
		'are there from the start, each with its source, in the shape of its kind',
		async () => {
			const { visitor } = await open({ mode: 'live', notSetUp: true })
			const referenceData = await inForce(visitor(), {})
			expect(new Set(referenceData.map(({ kind }) => kind))).toEqual(new Set(REFERENCE_KINDS))
			expect(referenceData).toHaveLength(48)
			for (const { id, builtIn, ...shown } of referenceData) {
				expect(builtIn, id).toBe(true)
				expect(NewReferenceRow.parse(shown), id).toEqual(shown)
			}
		},
	)

	it('of a state are its own, and else those of all India', async () => {
		const { visitor } = await open()
		const kinds = (referenceData: ReferenceRow[]) =>
			[...new Set(referenceData.map(({ kind }) => kind))].sort()
		for (const state of ['Odisha', 'Goa'])
			expect(kinds(await inForce(visitor(), { state }))).toEqual(
				REFERENCE_KINDS.filter((kind) => !OF_SOME_STATES.includes(kind)).sort(),
			)
		const [odisha] = await inForce(visitor(), { kind: 'unit-price', state: 'Odisha' })
		expect(odisha).toMatchObject({ id: 'unit-price-odisha-2026', confidence: 'medium' })
		const [goa] = await inForce(visitor(), { kind: 'unit-price', state: 'Goa' })
		expect(goa).toMatchObject({ id: 'unit-price-india', state: null, confidence: 'low' })
	})

	itOnSqlite('hold from their day on, until a later one does', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		const april = await admin.post('/api/facts', fact())
		const january = await admin.post('/api/facts', fact({ validFrom: '2027-01-01' }))
		expect([april.status, january.status]).toEqual([201, 201])
		expect(april.body).toEqual({ ...fact(), id: expect.any(String), builtIn: false })
		const idOn = async (on: string) =>
			(await inForce(visitor(), { kind: 'unit-price', state: 'Punjab', on })).map(({ id }) => id)
		expect(await idOn('2026-03-31')).toEqual(['unit-price-india'])
		expect(await idOn('2026-04-01')).toEqual([april.body.id])
		expect(await idOn('2026-12-31')).toEqual([april.body.id])
		expect(await idOn('2027-01-01')).toEqual([january.body.id])
		expect(await idOn('2024-12-31')).toEqual([])
	})

	itOnSqlite('of an admin supersede what came with the store from the same day on', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		const before = await inForce(visitor(), { kind: 'unit-price', state: 'Odisha' })
		const own = fact({ state: 'Odisha', validFrom: '2026-04-01' })
		const { id } = (await admin.post('/api/facts', own)).body
		expect(await inForce(visitor(), { kind: 'unit-price', state: 'Odisha' })).toMatchObject([
			{ id },
		])
		expect((await admin.delete(`/api/facts/${id}`)).status).toBe(204)
		expect((await admin.delete(`/api/facts/${id}`)).status).toBe(404)
		expect(await inForce(visitor(), { kind: 'unit-price', state: 'Odisha' })).toEqual(before)
	})

	itOnSqlite('that came with the store are never deleted', async () => {
		const { as } = await open()
		const refused = await (await as('Admin')).delete('/api/facts/unit-price-india')
		expect([refused.status, refused.body.detail]).toEqual([
			409,
			'This came with the store. Add a row with a later day instead.',
		])
	})

	it('leave a trace of who added and who deleted them', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		const { id } = (await admin.post('/api/facts', fact())).body
		await admin.delete(`/api/facts/${id}`)
		const { body } = await admin.get('/api/audit?kind=fact')
		const about = {
			kind: 'fact',
			subjectId: id,
			subject: 'unit-price Punjab from 2026-04-01',
			actor: 'Asha Kulkarni',
		}
		expect(body).toHaveLength(2)
		expect(body).toEqual(
			expect.arrayContaining([
				expect.objectContaining({ ...about, action: 'added', before: null, after: fact() }),
				expect.objectContaining({ ...about, action: 'deleted', before: fact(), after: null }),
			]),
		)
	})

	it('of all days are listed for an admin, the latest first, in pages', async () => {
		const { as } = await open()
		const admin = await as('Admin')
		const added = await admin.post('/api/facts', fact({ validFrom: '2090-01-01' }))
		const all = await admin.get('/api/facts/history')
		expect(all.headers.get('x-total-count')).toBe('50')
		expect(all.body[0]).toEqual({
			...added.body,
			addedBy: 'Asha Kulkarni',
			addedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
		})
		expect(all.body.at(-1)).toMatchObject({ builtIn: true, addedBy: null, addedAt: null })
		const pages = await Promise.all(
			[0, 10, 20, 30, 40].map((offset) =>
				admin.get(`/api/facts/history?limit=10&offset=${offset}`),
			),
		)
		expect(pages.flatMap(({ body }) => body)).toEqual(all.body)
		const tariffs = await admin.get('/api/facts/history?kind=unit-price')
		expect(tariffs.headers.get('x-total-count')).toBe('4')
		const inOdisha = await admin.get('/api/facts/history?kind=unit-price&state=Odisha')
		expect(inOdisha.body.map(({ id }: { id: string }) => id)).toEqual([
			'unit-price-odisha-2026',
			'unit-price-india',
		])
	})

	itOnSqlite('are anybody’s to read and the admins’ to keep', async () => {
		const { as, visitor } = await open()
		const statuses = []
		for (const caller of [visitor(), await as('Buyer'), await as('Installer')])
			statuses.push([
				(await caller.get('/api/facts')).status,
				(await caller.get('/api/facts/history')).status,
				(await caller.post('/api/facts', fact())).status,
				(await caller.delete('/api/facts/unit-price-india')).status,
				(await caller.delete('/api/facts/none')).status,
			])
		expect(statuses).toEqual([
			[200, 401, 401, 401, 401],
			[200, 403, 403, 403, 403],
			[200, 403, 403, 403, 403],
		])
	})
})

describeOnSqlite('the figures that come with the store', (open) => {
	it('give the subsidies of the scheme', async () => {
		const caller = (await open()).visitor()
		const home = homeSchemeOf(await figuresOf(caller, 'home-subsidy', 'Kerala'))
		const system = { kwp: 3, acKw: 3, indianMade: true }
		const amount = (state: string, day = ON) => homeSubsidy(home, { ...system, state }, day).amount
		expect(amount('Kerala')).toBe(78_000_00)
		expect(amount('Uttarakhand')).toBe(85_800_00)
		expect(amount('Kerala', '2027-03-31' as Day)).toBe(78_000_00)
		expect(amount('Kerala', '2027-04-01' as Day)).toBe(0)
		const society = societySchemeOf(await figuresOf(caller, 'society-subsidy', 'Kerala'))
		const of = (kwp: number) =>
			societySubsidy(society, { kwp, acKw: kwp, indianMade: true, houses: 500 }, ON)
		expect(of(600).amount).toBe(500 * 18_000_00)
	})

	it('give GST and the grid’s CO₂', async () => {
		const caller = (await open()).visitor()
		const referenceData = await inForce(caller, { state: 'Goa' })
		const gst = gstRuleOf(referenceData)
		expect(gst && splitInstalled(paise(108_900_00), gst).gst).toBe(8_900_00)
		const classes = [...taxClassesIn(referenceData).values()].map(
			({ code, hsnSac, rateBp }) => `${code} ${hsnSac} ${rateBp}`,
		)
		expect(classes.sort()).toEqual([
			'accessory  1800',
			'battery 85076000 1800',
			'battery-lead-acid 85072000 1800',
			'cable 85444999 1800',
			'connector 85366990 1800',
			'generator 85021100 1800',
			'installation 995461 1800',
			'inverter 85044010 500',
			'meter 90283010 1800',
			'mounting 73089090 1800',
			'mounting-aluminium 76109010 1800',
			'panel 85414300 500',
			'plastic 39269099 1800',
			'protection 85363000 1800',
			'solar-system 85018000 500',
			'tool 82055990 1800',
		])
		expect(await figuresOf(caller, 'grid-emission', 'Goa')).toEqual({ kgPerKwh: 0.71 })
		const prices = (await inForce(caller, { kind: 'unit-price' })).map(({ state, figures }) => [
			state,
			(figures as { rupeesPerKwh: number }).rupeesPerKwh,
		])
		expect(Object.fromEntries(prices)).toEqual({ null: 7, Odisha: 6.1, Telangana: 10 })
	})
})

describeOnSqlite('a row that is not right', (open) => {
	const tiers = (...limits: number[]) => ({
		kind: 'benchmark-price',
		figures: { tiers: limits.map((uptoKw) => ({ uptoKw, rupeesPerKw: 5 })) },
	})
	const taxClass = (figures: object, state: string | null = null) => ({
		kind: 'tax-class',
		state,
		figures: {
			code: 'battery',
			name: 'Batteries',
			hsnSac: '8507',
			ratePct: 18,
			neverComposite: false,
			...figures,
		},
	})
	const price = (figures: object) => ({ kind: 'installed-price', state: null, figures })

	describe.each([
		['an unknown kind', { kind: 'moon' }, 'kind', /^One of unit-price, home-subsidy/],
		['no kind', { kind: undefined }, 'kind', /^One of unit-price, home-subsidy/],
		['an unknown state', { state: 'Texas' }, 'state', /^Choose a state/],
		['no state at all', { state: undefined }, 'state', /^Choose a state/],
		['a day there is not', { validFrom: '2026-02-30' }, 'validFrom', /^Type a day/],
		['no source', { source: ' ' }, 'source', /^Say where/],
		['another confidence', { confidence: 'sure' }, 'confidence', /^Confidence must be/],
		['figures of another kind', { kind: 'grid-emission' }, 'figures.kgPerKwh', /^Type a number/],
		['no step', tiers(), 'figures.tiers', /^Give at least one step/],
		['limits that fall', tiers(3, 2), 'figures.tiers', /must rise/],
		['a tax class of a state', taxClass({}, 'Goa'), 'state', /of all India/],
		['a code in capitals', taxClass({ code: 'Battery' }), 'figures.code', /small letters/],
		['a class without a name', taxClass({ name: ' ' }), 'figures.name', /^Name the class/],
		[
			'an HSN of five digits',
			taxClass({ hsnSac: '85071' }),
			'figures.hsnSac',
			/four, six or eight/,
		],
		['a rate of three decimals', taxClass({ ratePct: 1.234 }), 'figures.ratePct', /two decimals/],
		['parts of a paisa', { figures: { rupeesPerKwh: 1.234 } }, 'figures.rupeesPerKwh', /decimals/],
		[
			'prices the wrong way round',
			price({ kw: 3, lowRupees: 2, highRupees: 1 }),
			'figures.highRupees',
			/must not be below/,
		],
	])('with %s', (_what, more, field, sentence) => {
		it('is refused, and says where it is wrong', async () => {
			const admin = await (await open()).as('Admin')
			const { status, body } = await admin.post('/api/facts', fact(more))
			expect(status).toBe(422)
			expect(body.errors).toEqual({ [field]: expect.stringMatching(sentence) })
		})
	})

	it('for every kind is refused in its figures', async () => {
		const admin = await (await open()).as('Admin')
		for (const kind of REFERENCE_KINDS)
			for (const figures of [{}, null, [], 'x', 7, { rupeesPerKwh: -1 }, { tiers: 'x' }]) {
				const { status, body } = await admin.post('/api/facts', fact({ kind, figures }))
				expect([status, body.code], kind).toEqual([422, 'invalid'])
			}
	})
})
