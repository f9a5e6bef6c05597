import { describe, expect, it } from 'vitest'
import { installationPrice, once, order } from '../../test/builders.ts'
import { deliverForNothing } from '../../test/shop-settings.ts'
import { type Caller, describeOnAllEngines, describeOnSqlite } from '../../test/store.ts'
import { recordBackup } from '../backups/last-backup.ts'
import { defaultSettings } from './internal/defaults.ts'
import { isSetUp, stepsToOpen } from './internal/setup-rules.ts'
import type { SectionName } from './schema.ts'

const nothing = {
	settings: defaultSettings('live'),
	publicUrl: null,
	takesOnline: false,
	hasOpened: false,
}

describe('the steps of the setup', () => {
	it('are all to be done in a new live shop', () => {
		const steps = stepsToOpen(nothing)
		expect(steps.filter(({ done, required }) => done || !required)).toEqual([])
		expect(isSetUp(nothing)).toBe(false)
	})

	it('close no shop that has opened for want of what is asked since', () => {
		const steps = stepsToOpen({ ...nothing, hasOpened: true })
		const left = steps.filter(({ required }) => !required).map(({ step }) => step)
		expect(left).toEqual(['grievance-officer', 'terms', 'returns'])
	})
})

/** Saves a section as an admin does who changes some of its fields. */
async function change(admin: Caller, section: SectionName, fields: object) {
	const before = await admin.get(`/api/settings/${section}`)
	const tag = { 'if-match': before.headers.get('etag') ?? '' }
	const saved = await admin.put(`/api/settings/${section}`, { ...before.body, ...fields }, tag)
	expect(saved.status).toBe(200)
}

describeOnAllEngines('a live shop', (open, itOnSqlite) => {
	const live = { mode: 'live', sampleData: true } as const

	it('takes orders once the last required step is done', async () => {
		const { as, visitor } = await open({ ...live, notSetUp: true })
		const admin = await as('Admin')
		const isOpen = async () => (await visitor().get('/api/store')).body.open
		const steps: [SectionName, object][] = [
			['shop', { tradeName: 'Suryodaya', legalName: 'Suryodaya LLP' }],
			['contact', { street: '12 Laxmi Road', city: 'Pune', pin: '411030' }],
			['tax', { gstin: '27AAPFU0939F1ZV', state: 'Maharashtra' }],
			['tax', { classesCheckedOn: '2026-11-20' }],
			['contact', { supportEmail: 'help@suryodaya.example', supportPhone: '98200 11111' }],
			['contact', { grievanceName: 'Asha Kulkarni', grievanceEmail: 'asha@suryodaya.example' }],
			['texts', { terms: 'Paid before it is sent.' }],
			['texts', { returns: 'Within ten days.' }],
			['bank', { upiId: 'suryodaya@okbank' }],
		]
		for (const [section, fields] of steps) {
			expect(await isOpen()).toBe(false)
			const buyer = visitor()
			const refused = await buyer.post('/api/orders', { ...order(), quote: 'any' }, once())
			expect([refused.status, refused.body.code]).toEqual([409, 'shop_closed'])
			expect(refused.body.detail).toBe('The shop opens soon. It takes no orders yet.')
			await change(admin, section, fields)
		}
		expect(await isOpen()).toBe(true)
		const { body } = await admin.get('/api/setup')
		expect(body.open).toBe(true)
		const left = body.steps.filter(({ done }: { done: boolean }) => !done)
		expect(left.map(({ step }: { step: string }) => step)).toEqual([
			'mail',
			'delivery',
			'installation',
			'backup',
		])
		await change(admin, 'texts', { terms: '', returns: '' })
		await change(admin, 'contact', { grievanceName: '' })
		expect(await isOpen()).toBe(true)
		await change(admin, 'shop', { legalName: '' })
		expect(await isOpen()).toBe(false)
	})

	it('says what it advises, and what of it is done', async () => {
		const { as, store } = await open({ ...live, notSetUp: true })
		const admin = await as('Admin')
		const done = async (name: string) =>
			(await admin.get('/api/setup')).body.steps.find(({ step }: { step: string }) => step === name)
				.done
		expect(await done('delivery')).toBe(false)
		await deliverForNothing(store)
		expect(await done('delivery')).toBe(true)
		expect(await done('backup')).toBe(false)
		await recordBackup(store.db, { madeAt: store.now(), place: '/backups/1', pictures: 0 })
		expect(await done('backup')).toBe(true)
		const decided = async () => (await admin.get('/api/setup')).body.installation
		expect([await done('installation'), await decided()]).toEqual([false, 'undecided'])
		await change(admin, 'installation', { offered: 'yes' })
		expect([await done('installation'), await decided()]).toEqual([false, 'without-price'])
		expect((await admin.post('/api/facts', installationPrice())).status).toBe(201)
		expect([await done('installation'), await decided()]).toEqual([true, 'on'])
		await change(admin, 'installation', { offered: 'no' })
		expect([await done('installation'), await decided()]).toEqual([true, 'off'])
	})

	itOnSqlite('is looked at and planned with while it is closed', async () => {
		const { visitor, store } = await open({ ...live, notSetUp: true })
		const buyer = visitor()
		expect((await buyer.get('/api/products')).status).toBe(200)
		const [product] = store.catalogue.products
		const item = { productId: product?.id, quantity: 1 }
		expect((await buyer.post('/api/cart/items', item)).status).toBe(200)
		const plan = await buyer.post('/api/planner/plan', { pin: '411038', monthlyBill: 4000 })
		expect(plan.status).toBe(200)
	})

	it('answers a request it has already made an order of, though it is closed since', async () => {
		const { as, visitor, store } = await open(live)
		const buyer = visitor()
		const key = once()
		const [product] = store.catalogue.products.filter(({ stock }) => stock > 0)
		if (!product) throw new Error('nothing in stock')
		await deliverForNothing(store)
		const sent = { fulfilment: 'delivery', expectedTotal: product.price }
		const asked = { ...order({ [product.id]: 1 }), ...sent }
		const placed = await buyer.post('/api/orders', asked, key)
		expect(placed.status).toBe(201)
		await change(await as('Admin'), 'bank', { accountNumber: '', upiId: '' })
		expect((await visitor().get('/api/store')).body.open).toBe(false)
		const again = await buyer.post('/api/orders', asked, key)
		expect(again.body.id).toBe(placed.body.id)
	})
})

describeOnSqlite('a demo', (open) => {
	it('is always open', async () => {
		const { visitor } = await open()
		expect((await visitor().get('/api/store')).body.open).toBe(true)
	})
})
