import { expect, it } from 'vitest'
import { isBeyondFonts } from '../../../shared/text/drawn-scripts.ts'
import { once, order, shipping } from '../../../test/builders.ts'
import { HARYANA, placeOrder, register } from '../../../test/documents/billing-documents.ts'
import { describeOnAllEngines } from '../../../test/store.ts'

const CABLE = 'solar-cable-6mm2-100m'
const TIBETAN = 'བཀྲ་ཤིས་རྣམ་རྒྱལ'
const IN_LATIN =
	'Invoices cannot show this script. Please write the address in Latin letters, as a carrier reads it.'

it.each([
	['Asha Kulkarni-D’Souza 2', false],
	['نور محمد خان', false],
	['ᱥᱟᱱᱛᱟᱲᱤ', false],
	['ꯃꯤꯇꯩ', false],
	['अंकित 🌞', false],
	[TIBETAN, true],
	['Asha 中', true],
])('of %s documents lack a letter: %s', (name, isBeyond) => {
	expect(isBeyondFonts(name)).toBe(isBeyond)
})

describeOnAllEngines('a name or address that documents cannot show', (open) => {
	it('is asked for in Latin letters, by its field, in a live store alone', async () => {
		const { store, as } = await open({ mode: 'live', sampleData: true })
		await register(store)
		const buyer = await as('Buyer')
		const sent = { ...order({ [CABLE]: 1 }), fulfilment: 'delivery', payment: 'cod' }
		const refused = async (more: object) =>
			(await buyer.post('/api/orders', { ...sent, expectedTotal: 1, ...more }, once())).body.errors
		expect(await refused({ shipping: shipping({ fullName: TIBETAN }) })).toEqual({
			'shipping.fullName':
				'Invoices cannot show this script. Please write the name in Latin letters, as on your papers.',
		})
		const billing = { ...HARYANA, name: TIBETAN, street: TIBETAN, city: TIBETAN }
		expect(Object.keys(await refused({ shipping: shipping(), billing }))).toEqual([
			...['billing.name', 'billing.street', 'billing.city'],
		])
		expect(
			await refused({ shipping: shipping({ street: `7 ${TIBETAN}`, city: TIBETAN }) }),
		).toEqual({
			'shipping.street': IN_LATIN,
			'shipping.city': IN_LATIN,
		})
		const to = { shipping: { fullName: 'نور محمد خان' } }
		expect(await placeOrder(store, buyer, { [CABLE]: 1 }, to)).toMatch(/^SB-/)
		const demo = await open()
		const asked = { ...order({ [CABLE]: 1 }), shipping: shipping({ fullName: TIBETAN }) }
		expect((await (await demo.as('Buyer')).post('/api/orders', asked, once())).status).toBe(201)
	})
})
