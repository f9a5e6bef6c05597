import { expect, it } from 'vitest'
import { installationPrice, itemsOf, kit, once, order, shipping } from '../../test/builders.ts'
import type { Caller } from '../../test/callers.ts'
import { INVERTER, PANEL } from '../../test/catalogues/sample-products.ts'
import { newInstaller } from '../../test/routing.ts'
import { deliverForNothing, setSection } from '../../test/shop-settings.ts'
import { describeOnAllEngines, type TestStore } from '../../test/store.ts'

const PUNE = '411038'
const CHENNAI = '600028'

/** A live shop whose owner offers installation so; without `installation`, as an upgraded one that only has the assumption. */
async function shop(
	open: (options: { mode: 'live'; sampleData: true }) => Promise<TestStore>,
	installation: object = {},
	{ hasPrice = true } = {},
) {
	const opened = await open({ mode: 'live', sampleData: true })
	const { store } = opened
	const offered = { offered: '', area: 'installers', pins: '', ...installation }
	await setSection(store, 'installation', offered)
	if (!hasPrice)
		await store.db.deleteFrom('money_facts').where('added_by', 'is not', null).execute()
	await deliverForNothing(store)
	return { ...opened, admin: await opened.as('Admin') }
}

const quote = async (caller: Caller, more: object = {}, zipCode = PUNE) =>
	(await caller.post('/api/checkout/quote', { address: { zipCode }, ...more })).body

const ways = ({ fulfilments }: { fulfilments: { fulfilment: string }[] }) =>
	fulfilments.map(({ fulfilment }) => fulfilment)

const LOOSE = { items: itemsOf({ [PANEL]: 4 }) }

describeOnAllEngines('installation in a live shop', (open, itOnSqlite) => {
	it('is not offered for the assumption that came with the store, nor before the owner has decided', async () => {
		for (const [installation, hasPrice] of [
			[{}, true],
			[{ offered: 'no' }, true],
			[{ offered: 'yes', area: 'list', pins: '4' }, false],
		] as const) {
			const { visitor } = await shop(open, installation, { hasPrice })
			const { whyNotInstalled, ...quoted } = await quote(visitor(), LOOSE)
			expect(ways(quoted)).toEqual(['delivery'])
			expect(whyNotInstalled).toBe('We do not install these goods. They are delivered to you.')
			const asked = await visitor().post('/api/checkout/quote', {
				...LOOSE,
				address: { zipCode: PUNE },
				fulfilment: 'installation',
			})
			expect([asked.status, asked.body.errors]).toEqual([422, { fulfilment: whyNotInstalled }])
			const sent = { fulfilment: 'installation', expectedTotal: 45_710 }
			const placed = await visitor().post(
				'/api/orders',
				{ ...order({ [PANEL]: 4 }), ...sent },
				once(),
			)
			expect([placed.status, Object.keys(placed.body.errors)]).toEqual([422, ['fulfilment']])
		}
	})

	it('is offered where an installer serves who takes jobs, and nowhere else', async () => {
		const { admin: _, ...rest } = await shop(open, { offered: 'yes' })
		const { visitor } = rest
		expect(ways(await quote(visitor(), LOOSE))).toEqual(['delivery'])
		const installer = await newInstaller(rest, { jobsAWeek: 0 })
		expect(ways(await quote(visitor(), LOOSE))).toEqual(['delivery'])
		await installer.put('/api/installer/profile', {
			...(await installer.get('/api/installer/profile')).body,
			jobsAWeek: 3,
		})
		expect(ways(await quote(visitor(), LOOSE))).toEqual(['delivery', 'installation'])
		const elsewhere = await quote(visitor(), LOOSE, CHENNAI)
		expect(ways(elsewhere)).toEqual(['delivery'])
		expect(elsewhere.whyNotInstalled).toBe(
			'We do not install at 600028 yet. The goods are delivered there.',
		)
	})

	it('is offered in the owner’s own list, at the owner’s price of the state', async () => {
		const { admin, visitor } = await shop(open, { offered: 'yes', area: 'list', pins: '411, 6' })
		const dearer = installationPrice({ state: 'Tamil Nadu', figures: { rupeesPerKw: 30_000 } })
		expect((await admin.post('/api/facts', dearer)).status).toBe(201)
		const costOf = async (zipCode: string) => {
			const { fulfilments } = await quote(visitor(), LOOSE, zipCode)
			return fulfilments[1]?.amount
		}
		expect([await costOf(PUNE), await costOf(CHENNAI), await costOf('412101')]).toEqual([
			19_750,
			30_000,
			undefined,
		])
	})

	it('is never chosen for a buyer of loose goods, but for one who came with a system or a kit', async () => {
		const { admin, visitor, store } = await shop(open, { offered: 'yes', area: 'list', pins: '4' })
		const made = await admin.post('/api/products', kit({ [PANEL]: 2, [INVERTER]: 1 }))
		expect(made.status).toBe(201)
		const chosen = async (caller: Caller, more: object = {}, zipCode = PUNE) =>
			(await quote(caller, more, zipCode)).fulfilment
		expect(await chosen(visitor(), LOOSE)).toBe('delivery')
		expect(await chosen(visitor(), { items: itemsOf({ [PANEL]: 4, [INVERTER]: 1 }) })).toBe(
			'delivery',
		)
		expect(await chosen(visitor(), { items: itemsOf({ 'test-kit': 1 }) })).toBe('installation')
		expect(await chosen(visitor(), { items: itemsOf({ 'test-kit': 1 }) }, CHENNAI)).toBe('delivery')

		const planner = visitor()
		const items = itemsOf({ [PANEL]: 4, [INVERTER]: 1 })
		const system = { plan: '/planner?pin=411038&bill=4000', kwp: 1 }
		expect((await planner.post('/api/cart/lines', { items, system })).status).toBe(200)
		const quoted = await quote(planner)
		expect(quoted.fulfilment).toBe('installation')
		// An order that names the quote alone is of the same.
		const placed = await planner.post(
			'/api/orders',
			{ shipping: shipping(), quote: quoted.hash, payment: 'transfer' },
			once(),
		)
		expect([placed.status, placed.body.fulfilment]).toEqual([201, 'installation'])
		expect((await planner.get('/api/cart')).body.systems).toEqual([])
		await setSection(store, 'installation', { offered: 'no', area: 'installers', pins: '' })
		const still = await admin.get(`/api/orders/${placed.body.id}`)
		expect(still.body.charges).toMatchObject([{ kind: 'installation', amount: 19_750 }])
	})

	itOnSqlite('asks for the PIN codes of a list, and reads them as people type them', async () => {
		const { admin } = await shop(open)
		const save = async (fields: object) => {
			const before = await admin.get('/api/settings/installation')
			const tag = { 'if-match': before.headers.get('etag') ?? '' }
			return admin.put('/api/settings/installation', { ...before.body, ...fields }, tag)
		}
		const list = { offered: 'yes', area: 'list' }
		expect((await save({ ...list, pins: '' })).body.errors).toHaveProperty('pins')
		expect((await save({ ...list, pins: '411, Pune' })).body.errors).toHaveProperty('pins')
		expect((await save({ ...list, pins: ' 4120;411  411' })).body.pins).toBe('411, 4120')
	})
})
