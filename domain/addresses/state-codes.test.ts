import { expect, it } from 'vitest'
import { PIN_PREFIXES } from '../../shared/addresses/pin-prefixes.ts'
import { isoCodeOf } from '../../shared/addresses/state-codes.ts'
import { STATES, type State } from '../../shared/addresses/states.ts'
import { statesOfPin } from '../../shared/addresses/states-of-pin.ts'
import { once, order, shipping } from '../../test/builders.ts'
import { deliverForNothing } from '../../test/shop-settings.ts'
import { describeOnAllEngines, describeOnSqlite } from '../../test/store.ts'

/** One of each beginning, and of Silvassa and Kavaratti, which begin like those of other states. */
const PINS = [
	...Object.keys(PIN_PREFIXES).map((prefix) => prefix.padEnd(6, '0').replace(/0$/, '1')),
	'396230',
	'682555',
]

/** A PIN code that may lie there. */
const pinIn = (state: State) => PINS.find((pin) => statesOfPin(pin).includes(state)) ?? ''

/** How the state is called by others. */
const codesOf = (state: State) => [isoCodeOf(state), `in-${isoCodeOf(state).toLowerCase()}`]

describeOnAllEngines('a state by its code', (open) => {
	it('is that of an address that is saved, for every state', async () => {
		const buyer = await (await open()).as('Buyer')
		const { country: _, ...address } = shipping()
		for (const state of STATES)
			for (const code of codesOf(state)) {
				const json = { ...address, zipCode: pinIn(state), state: code }
				const { status, body } = await buyer.post('/api/account/addresses', json)
				expect([status, body.state], `${code} ${pinIn(state)}`).toEqual([201, state])
				await buyer.delete(`/api/account/addresses/${body.id}`)
			}
	})

	it('is that of an order and its bill, and refused as its name is', async () => {
		const { store, visitor } = await open({ mode: 'live', sampleData: true })
		await deliverForNothing(store)
		const billing = {
			name: 'Asha Kulkarni',
			street: '7 Mall Road',
			city: 'Gurugram',
			zipCode: '122001',
			state: 'hr',
		}
		const buy = (state: string) =>
			visitor().post(
				'/api/orders',
				{
					...order({ 'solar-panel-250w': 1 }),
					shipping: shipping({ state }),
					billing,
					fulfilment: 'delivery',
					payment: 'transfer',
					expectedTotal: 6490,
				},
				once(),
			)
		const { status, body } = await buy('MH')
		expect([status, body.shipping?.state, body.billing?.state]).toEqual([
			201,
			'Maharashtra',
			'Haryana',
		])
		expect((await buy('KL')).body.errors).toEqual({
			'shipping.state': 'PIN code 411038 is in Maharashtra, not in Kerala.',
		})
	})
})

describeOnSqlite('a state by its code', (open) => {
	it('is taken by the settings, the planner and the tables of the admin', async () => {
		const { as, visitor } = await open()
		const admin = await as('Admin')
		for (const [revision, state] of STATES.entries()) {
			const path = '/api/settings/contact'
			const { body } = await admin.get(path)
			const json = { ...body, state: isoCodeOf(state) }
			const saved = await admin.put(path, json, { 'if-match': `"${revision}"` })
			expect([saved.status, saved.body.state]).toEqual([200, state])
		}
		const plan = async (state: string) =>
			(await visitor().post('/api/planner/plan', { pin: '411038', monthlyBill: 4000, state })).body
		expect(await plan('KA')).toEqual(await plan('Karnataka'))
		expect(await plan('KA')).not.toEqual(await plan('Maharashtra'))
		const rows = async (state: string) =>
			(await admin.get(`/api/tariff-tables/metering-rules?state=${state}`)).body
		expect(await rows('IN-KL')).toEqual(await rows('Kerala'))
		const facts = async (state: string) => (await admin.get(`/api/facts?state=${state}`)).body
		expect(await facts('od')).toEqual(await facts('Odisha'))
	})

	it('finds in a file the row that its name would', async () => {
		const admin = await (await open()).as('Admin')
		const table = '/api/tariff-tables/metering-rules'
		const text: string = (await admin.get(`${table}/export.csv`)).body
		const coded = text.replace(/^Kerala,/gm, 'KL,')
		expect(coded).not.toBe(text)
		const { body } = await admin.post(`${table}/import/preview`, { format: 'csv', text: coded })
		expect(body).toMatchObject({ changes: [], added: 0, changed: 0 })
	})
})
