import { expect, it } from 'vitest'
import {
	enquiry,
	installed,
	once,
	order,
	installer as profile,
	shipping,
} from '../../../test/builders.ts'
import { type Caller, describeOnSqlite } from '../../../test/store.ts'

const ABROAD = {
	contactNumber: '+44 20 7946 0958',
	zipCode: 'SW1A 1AA',
	city: 'London',
	country: 'United Kingdom',
	state: 'Kerala',
}

const ONE = { 'solar-panel-250w': 1 }

function send(caller: Caller, more: object = {}, mode = 'live') {
	const wanted = mode === 'live' ? installed(ONE, 6490, 250) : order(ONE)
	const input = { ...wanted, shipping: shipping(more), payment: 'cod' }
	return caller.post('/api/orders', input, once())
}

describeOnSqlite('where a live store sends an order', (open) => {
	const live = () => open({ mode: 'live', sampleData: true })

	it('is in India: each field that cannot be is refused with a sentence', async () => {
		const { visitor, store } = await live()
		const { status, body } = await send(visitor(), ABROAD)
		expect([status, body.code]).toEqual([422, 'invalid'])
		expect(body.errors).toEqual({
			'shipping.contactNumber':
				'Give a mobile or landline number of ten digits, such as 98200 00001.',
			'shipping.zipCode': 'A PIN code has six digits, such as 411038.',
			'shipping.country': 'We deliver in India only.',
		})
		const errorsOf = async (more: object) => (await send(visitor(), more)).body.errors
		expect(await errorsOf({ zipCode: '199001' })).toEqual({
			'shipping.zipCode': 'No PIN code begins with 199.',
		})
		expect(await errorsOf({ contactNumber: '98200 0000' })).toEqual({
			'shipping.contactNumber': expect.any(String),
		})
		expect(await errorsOf({ state: 'Kerala' })).toEqual({
			'shipping.state': 'PIN code 411038 is in Maharashtra, not in Kerala.',
		})
		expect(await store.db.selectFrom('orders').select('id').execute()).toEqual([])
	})

	it('has the state of the PIN code, or a neighbour that the buyer chose', async () => {
		const { visitor } = await live()
		const stateOf = async (more: object) => (await send(visitor(), more)).body.shipping.state
		expect(await stateOf({})).toBe('Maharashtra')
		expect(await stateOf({ zipCode: '110 001' })).toBe('Delhi')
		expect(await stateOf({ zipCode: '110001', state: 'Haryana' })).toBe('Haryana')
		const kept = (await send(visitor(), { zipCode: '110 001', country: 'bharat' })).body
		expect(kept.shipping).toMatchObject({ zipCode: '110001', country: 'India' })
	})

	it('is the same for the same request, state and all', async () => {
		const { visitor } = await live()
		const [caller, key] = [visitor(), once()]
		const input = { ...installed(ONE, 6490, 250), payment: 'cod' }
		const first = await caller.post('/api/orders', input, key)
		const again = await caller.post('/api/orders', input, key)
		expect([again.status, again.body.id]).toEqual([201, first.body.id])
		const other = { ...input, shipping: shipping({ state: 'Maharashtra' }) }
		expect((await caller.post('/api/orders', other, key)).body.code).toBe('key_reused')
	})
})

describeOnSqlite('where a demo sends an order', (open) => {
	it('is anywhere, as it was typed', async () => {
		const { visitor } = await open()
		const { status, body } = await send(visitor(), ABROAD, 'demo')
		expect(status).toBe(201)
		expect(body.shipping).toMatchObject(ABROAD)
		expect((await send(visitor(), {}, 'demo')).body.shipping.state).toBeNull()
	})
})

describeOnSqlite('phones and PIN codes elsewhere', (open) => {
	const wrongEnquiry = enquiry({ contactNumber: '12345678', pin: '199001' })
	const wrongProfile = profile({ basePin: '199001', pinPrefixes: ['411', '90'] })

	it('are refused by a live store where they can be none of India', async () => {
		const { visitor, as } = await open({ mode: 'live' })
		const asked = await visitor().post('/api/enquiries', wrongEnquiry)
		expect(asked.status).toBe(422)
		expect(Object.keys(asked.body.errors).sort()).toEqual(['contactNumber', 'pin'])
		const byMail = enquiry({ contactNumber: '', email: 'kavita@example.com' })
		expect((await visitor().post('/api/enquiries', byMail)).status).toBe(201)
		const installer = await as('Installer')
		const saved = await installer.put('/api/installer/profile', wrongProfile)
		expect(saved.body.errors).toEqual({
			basePin: 'No PIN code begins with 199.',
			pinPrefixes: 'No PIN code begins with 90.',
		})
		expect((await installer.put('/api/installer/profile', profile())).status).toBe(200)
	})

	it.each([
		['live', 'Give a mobile or landline number of ten digits, such as 98200 00001.'],
		['demo', 'Type a phone number with at least 6 digits.'],
	] as const)('are told by one rule of a %s store, however short they are', async (mode, rule) => {
		const { visitor, as } = await open({ mode, sampleData: true })
		for (const contactNumber of mode === 'live' ? ['1', 'call me', '12345678'] : ['1', 'call me']) {
			const ordered = await send(visitor(), { contactNumber }, mode)
			expect(ordered.body.errors).toEqual({ 'shipping.contactNumber': rule })
			const asked = await visitor().post('/api/enquiries', enquiry({ contactNumber }))
			expect(asked.body.errors).toEqual({ contactNumber: rule })
			const { fullName, street, city, zipCode } = shipping()
			const own = { fullName, street, city, zipCode, contactNumber }
			const saved = await (await as('Buyer')).post('/api/account/addresses', own)
			expect(saved.body.errors.contactNumber).toContain('ten digits')
		}
	})

	it.each([
		['live', 'A PIN code has six digits, such as 411038.'],
		['demo', 'Type a PIN or ZIP code, such as 411001.'],
	] as const)('are told of a PIN code by one rule of a %s store', async (mode, rule) => {
		const { visitor } = await open({ mode, sampleData: true })
		for (const zipCode of mode === 'live' ? ['1', '!!!', '41103', ''] : ['1', '!!!']) {
			const ordered = await send(visitor(), { zipCode })
			expect(ordered.body.errors).toEqual({ 'shipping.zipCode': rule })
		}
	})

	it('are taken by a demo as they are', async () => {
		const { visitor, as } = await open()
		expect((await visitor().post('/api/enquiries', wrongEnquiry)).status).toBe(201)
		const installer = await as('Installer')
		expect((await installer.put('/api/installer/profile', wrongProfile)).status).toBe(200)
	})

	it('are looked up: where a PIN code is, and the states it may lie in', async () => {
		const { visitor } = await open()
		const pin = async (text: string) => (await visitor().get(`/api/pins/${text}`)).body
		expect(await pin('411038')).toEqual({
			pin: '411038',
			place: 'Pune, Maharashtra',
			district: 'Pune',
			states: expect.arrayContaining(['Maharashtra']),
		})
		expect((await pin('110001')).states).toEqual(expect.arrayContaining(['Delhi', 'Haryana']))
		expect(await pin('199001')).toEqual({ pin: '199001', place: null, district: null, states: [] })
		expect(await pin('4110')).toMatchObject({ status: 422 })
	})
})
