import { expect, it } from 'vitest'
import type { OpenStore } from '../../store/open.ts'
import { idOf } from '../../test/callers.ts'
import { type Caller, describeOnAllEngines, describeOnSqlite } from '../../test/store.ts'
import type { SavedPlan } from './schema.ts'

const PLANS = '/api/planner/plans'
const HOME = '/planner?pin=411038&bill=4000'
const SHOP = '/planner?pin=302017&customer=shop&bill=12000'

const save = (caller: Caller, plan = HOME, name = 'Home in Pune') =>
	caller.post(PLANS, { name, plan })
const namesOf = async (caller: Caller) =>
	(await caller.get(PLANS)).body.map(({ name }: { name: string }) => name)

/** Has a buyer have saved so many other plans. */
async function haveSaved({ db }: OpenStore, buyer: Caller, length: number) {
	const user_id = await idOf(buyer)
	const rows = Array.from({ length }, (_, n) => ({
		id: `plan-${n}`,
		user_id,
		name: `Plan ${n}`,
		plan: `${HOME}&area=${n + 1}`,
		kwp: 1,
		cost: 100,
		created_at: n,
	}))
	await db.insertInto('saved_plans').values(rows).execute()
}

describeOnAllEngines('saved plans', (open, itOnSqlite) => {
	itOnSqlite('are kept with the figures of their day, the last saved first', async () => {
		const { as, visitor } = await open()
		const buyer = await as('Buyer')
		const [option] = (
			await visitor().post('/api/planner/plan', { pin: '411038', monthlyBill: 4000 })
		).body.options
		const { status, body } = await save(buyer)
		expect([status, body]).toEqual([
			201,
			{
				id: expect.any(String),
				name: 'Home in Pune',
				plan: HOME,
				kwp: option.kwp,
				cost: option.money.cost,
				verdict: 'yes',
				createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
			},
		])
		await save(buyer, SHOP, 'Shop in Jaipur')
		expect(await namesOf(buyer)).toEqual(['Shop in Jaipur', 'Home in Pune'])
		expect((await buyer.get(PLANS)).body[1]).toEqual(body)
	})

	it('say whether they were worth their money, and nothing where that was not kept', async () => {
		const { store, as } = await open()
		const buyer = await as('Buyer')
		await haveSaved(store, buyer, 1)
		const { status, body } = await save(buyer, '/planner?pin=110001&units=190', 'Home in Delhi')
		expect([status, body.verdict]).toEqual([201, 'no'])
		const verdicts = (await buyer.get(PLANS)).body.map(({ verdict }: SavedPlan) => verdict)
		expect(verdicts).toEqual(['no', null])
	})

	it('are renamed, removed and saved again', async () => {
		const buyer = await (await open()).as('Buyer')
		const { id } = (await save(buyer)).body
		const renamed = await buyer.put(`${PLANS}/${id}`, { name: '  Home, flat roof ' })
		expect([renamed.status, renamed.body.name]).toEqual([200, 'Home, flat roof'])
		expect(await namesOf(buyer)).toEqual(['Home, flat roof'])
		const removed = await buyer.delete(`${PLANS}/${id}`)
		expect([removed.status, removed.body.plan]).toEqual([200, HOME])
		expect(await namesOf(buyer)).toEqual([])
		expect((await buyer.delete(`${PLANS}/${id}`)).status).toBe(404)
		const { name, plan } = removed.body
		expect((await buyer.post(PLANS, { name, plan })).status).toBe(201)
		expect(await namesOf(buyer)).toEqual(['Home, flat roof'])
	})

	itOnSqlite(
		'are one for one plan, however its address is written and often it is saved',
		async () => {
			const buyer = await (await open()).as('Buyer')
			const { id } = (await save(buyer)).body
			const again = await save(buyer, '/planner?bill=4000&pin=411038&replaces=x&name=Asha', 'Again')
			expect([again.status, again.body.id, again.body.plan]).toEqual([201, id, HOME])
			const sent = await Promise.all(Array.from({ length: 4 }, () => save(buyer, SHOP, 'Shop')))
			expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201])
			expect(await namesOf(buyer)).toEqual(['Shop', 'Again'])
		},
	)

	itOnSqlite('are their owner’s alone', async () => {
		const { as, visitor } = await open()
		const [owner, other] = [await as('Buyer'), await as('Buyer')]
		const { id } = (await save(owner)).body
		for (const { status } of [
			await other.put(`${PLANS}/${id}`, { name: 'Mine' }),
			await other.delete(`${PLANS}/${id}`),
		])
			expect(status).toBe(404)
		expect(await namesOf(other)).toEqual([])
		expect(await namesOf(owner)).toEqual(['Home in Pune'])
		const guest = await save(visitor())
		expect([guest.status, guest.body.detail]).toEqual([401, 'Log in to save plans and see them.'])
	})

	it('are fifty at most; one that is there can still be saved anew', async () => {
		const { as, store } = await open()
		const buyer = await as('Buyer')
		await haveSaved(store, buyer, 49)
		expect((await save(buyer)).status).toBe(201)
		const more = await save(buyer, SHOP)
		expect([more.status, more.body.detail]).toEqual([
			409,
			'An account has room for 50 plans. Remove one first.',
		])
		expect((await save(buyer, HOME, 'Anew')).status).toBe(201)
		expect((await namesOf(buyer)).length).toBe(50)
	})
})

describeOnAllEngines('many plans saved at once', (open) => {
	it('are fifty at most, and those refused are told why', async () => {
		const { as, store } = await open()
		const buyer = await as('Buyer')
		await haveSaved(store, buyer, 45)
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, n) => save(buyer, `${HOME}&area=${100 + n}`)),
		)
		const statuses = answers.map(({ status }) => status).sort()
		expect(statuses).toEqual([...Array(5).fill(201), ...Array(15).fill(409)])
		expect(await namesOf(buyer)).toHaveLength(50)
	})
})

describeOnSqlite('a plan that cannot be saved', (open) => {
	it.each([
		['no plan', { plan: '/cart' }, 'plan'],
		['one without a place', { plan: '/planner?bill=4000' }, 'plan'],
		['one that nothing fits', { plan: '/planner?pin=411038&bill=4000&area=1' }, 'plan'],
		['one without a name', { name: ' ' }, 'name'],
		['one with a long name', { name: 'x'.repeat(81) }, 'name'],
	])('is %s', async (_what, more, field) => {
		const buyer = await (await open()).as('Buyer')
		const { status, body } = await buyer.post(PLANS, { name: 'Home', plan: HOME, ...more })
		expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
		expect(await namesOf(buyer)).toEqual([])
	})
})
