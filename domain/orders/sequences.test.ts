import fc from 'fast-check'
import { expect, it } from 'vitest'
import { kit, once, order } from '../../test/builders.ts'
import { stockOf } from '../../test/stock.ts'
import { type Caller, onOneDatabase } from '../../test/store.ts'
import { next, type Step } from './rules.ts'
import type { Order, OrderStatus } from './schema.ts'

const ACTORS = ['guest', 'buyer', 'stranger', 'ravi', 'sunil', 'admin'] as const
const STEPS = ['accept', 'decline', 'cancel', 'reassign'] as const
const PRODUCT = 'solar-panel-250w'
const KIT = 'test-kit'
const IN_KIT = 3

const actions = fc.array(
	fc.record({
		who: fc.constantFrom(...ACTORS),
		/** Which of the orders placed so far; a new one where there is none. */
		which: fc.nat(4),
		what: fc.constantFrom('place', ...STEPS, ...STEPS),
		/** What is placed: the product by itself, or within a kit. */
		product: fc.constantFrom(PRODUCT, KIT),
	}),
	{ minLength: 5, maxLength: 25 },
)

const holdsStock = (status: OrderStatus) => status !== 'declined' && status !== 'cancelled'
const piecesIn = ({ items }: Order) => (items[0]?.productId === KIT ? IN_KIT : 1)

onOneDatabase('any actions by anybody, in any order', (open) => {
	it('keep to the table, lose no stock and make none, and give no order to two', async () => {
		const { store, as, visitor } = await open()
		const people: Record<(typeof ACTORS)[number], Caller> = {
			guest: visitor(),
			buyer: await as('Buyer'),
			stranger: await as('Buyer'),
			ravi: await as('Installer'),
			sunil: await as('Installer'),
			admin: await as('Admin'),
		}
		const installerId = (await people.ravi.get('/api/session')).body.user.id
		const read = async (id: string): Promise<Order> =>
			(await people.admin.get(`/api/orders/${id}`)).body
		await people.admin.post('/api/products', kit({ [PRODUCT]: IN_KIT }))
		const everything = await stockOf(store, PRODUCT)
		const all: string[] = []
		const taken = async (
			action: { who: keyof typeof people; which: number; what: string; product: string },
			ids: string[],
		) => {
			const { who, which, what, product } = action
			const id = ids[which]
			if (what === 'place' || !id) {
				const placed = await people[who].post('/api/orders', order({ [product]: 1 }), once())
				if (placed.status === 201) {
					ids.push(placed.body.id)
					all.push(placed.body.id)
				} else expect(placed.body.code).toBe('out_of_stock')
				return
			}
			const before = await read(id)
			const body = what === 'reassign' ? { installerId } : {}
			const { status } = await people[who].post(`/api/orders/${id}/${what}`, body)
			const after = await read(id)
			if (status !== 200) return expect(after).toEqual(before)
			expect(after.status).toBe(next(before.status, what as Step))
			expect(after.history.length).toBe(before.history.length + 1)
			const accepts = after.history.filter((event) => event.action === 'accept')
			expect(accepts.length).toBeLessThanOrEqual(1)
		}
		await fc.assert(
			fc.asyncProperty(actions, async (sequence) => {
				const ids: string[] = []
				for (const action of sequence) await taken(action, ids)
				const orders = await Promise.all(all.map(read))
				const held = orders
					.filter(({ status }) => holdsStock(status))
					.reduce((sum, order) => sum + piecesIn(order), 0)
				expect((await stockOf(store, PRODUCT)) + held).toBe(everything)
			}),
			{ numRuns: 25 },
		)
	}, 60_000)
})
