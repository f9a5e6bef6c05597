import fc from 'fast-check'
import { expect, it } from 'vitest'
import { kit, once, order } from '../../../test/builders.ts'
import { stockOf } from '../../../test/stock.ts'
import { type Caller, describeOnSqlite } from '../../../test/store.ts'
import type { Order, OrderStatus } from '../schema.ts'
import { next, type TransitionName } from './transitions.ts'

const ACTORS = ['guest', 'buyer', 'stranger', 'ravi', 'sunil', 'admin'] as const
const STEPS = [
	'accept',
	'decline',
	'undo',
	'reopen',
	'assign',
	'route',
	'hand-back',
	'cancel',
	'reassign',
] as const
const PRODUCT = 'solar-panel-250w'
const KIT = 'test-kit'
const IN_KIT = 3

/** One of the steps that the order says its reader may take. */
const OFTEN = Array.from({ length: 15 }, () => 'offered' as const)

const actions = fc.array(
	fc.record({
		who: fc.constantFrom(...ACTORS, 'ravi', 'ravi', 'admin', 'admin'),
		/** Which of the orders placed so far; a new one where there is none. */
		which: fc.nat(2),
		what: fc.constantFrom('place', ...OFTEN, ...STEPS),
		choice: fc.nat(100),
		/** The order's product: by itself, or within a kit. */
		product: fc.constantFrom(PRODUCT, KIT),
	}),
	{ minLength: 5, maxLength: 60, size: 'max' },
)

interface Action {
	who: (typeof ACTORS)[number]
	which: number
	what: string
	choice: number
	product: string
	/** Whether the order has said that this one may take the step. */
	isOffered?: boolean
}

const holdsStock = (status: OrderStatus) => status !== 'declined' && status !== 'cancelled'
const piecesIn = ({ items }: Order) => (items[0]?.productId === KIT ? IN_KIT : 1)

describeOnSqlite('any actions by anybody, in any order', (open) => {
	it('keep to the table and to what was offered, lose no stock and make none, and give no order to two', async () => {
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
		const reached = new Set<string>()
		const taken = async (
			{ who, which, what, choice, product, isOffered = false }: Action,
			ids: string[],
		): Promise<unknown> => {
			const id = ids[which]
			if (what === 'place' || !id) {
				const placed = await people[who].post('/api/orders', order({ [product]: 1 }), once())
				if (placed.status === 201) {
					ids.push(placed.body.id)
					all.push(placed.body.id)
				} else expect(placed.body.code).toBe('out_of_stock')
				return
			}
			if (what === 'offered') {
				const { may = [] } = (await people[who].get(`/api/orders/${id}`)).body
				const steps = STEPS.filter((step) => may.includes(step))
				const step = steps[choice % steps.length]
				return step && taken({ who, which, what: step, choice, product, isOffered: true }, ids)
			}
			const before = await read(id)
			const body = { installerId, reason: 'Because' }
			const { status, body: said } = await people[who].post(`/api/orders/${id}/${what}`, body)
			const after = await read(id)
			if (isOffered && said.code !== 'out_of_stock') expect(status, what).toBe(200)
			if (status !== 200) return expect(after).toEqual(before)
			expect(after.status).toBe(next(before.status, what as TransitionName))
			expect(after.history.length).toBe(before.history.length + 1)
			const count = (action: string) =>
				after.history.filter((event) => event.action === action).length
			expect([0, 1]).toContain(count('accept') - count('hand-back'))
			reached.add(what)
		}
		await fc.assert(
			fc.asyncProperty(actions, async (sequence) => {
				const ids: string[] = []
				for (const action of sequence) await taken(action, ids)
				const orders = await Promise.all(all.map(read))
				const inOrders = orders
					.filter(({ status }) => holdsStock(status))
					.reduce((sum, order) => sum + piecesIn(order), 0)
				expect((await stockOf(store, PRODUCT)) + inOrders).toBe(everything)
				// So that there is stock for the next.
				for (const id of ids) await people.admin.post(`/api/orders/${id}/cancel`, {})
			}),
			// The same ones each time: by chance, thirty may leave out a step.
			{ numRuns: 30, seed: Number(process.env.SEQUENCE_SEED ?? 1) },
		)
		expect([...reached].sort()).toEqual([...STEPS].sort())
	}, 60_000)
})
