// The buyers of a live shop who have each paid for an order before.
import { documentJobs } from '../../../domain/documents/billing/document-jobs.ts'
import { JobRunner } from '../../../domain/jobs/runner.ts'
import { dayAt } from '../../../shared/calendar.ts'
import { account, once, order, shipping } from '../../../test/builders.ts'
import type { Caller } from '../../../test/callers.ts'
import { filledShop, must, networkOf, type Place } from '../live-shop.ts'

const PANEL = 'solar-panel-250w'
const PLENTY = 1_000_000
/** Buyers who sign up and pay at the same time. */
const CONCURRENT_BUYERS = 8

/** Somebody logged in who has paid before, on a network of their own. */
export interface Buyer {
	headers: Record<string, string>
	/** The person and address of their orders. */
	to: object
}

/**
 * Fills an empty database.
 * @param add adds products beside the built-in ones
 * @throws Error where the store refuses anything
 */
export const paidBuyers = (
	place: Place,
	count: number,
	add: (admin: Caller) => Promise<void>,
): Promise<Buyer[]> =>
	filledShop(place, async ({ as, visitor, store }) => {
		const admin = await as('Admin')
		await must(200, admin.put(`/api/products/${PANEL}`, { stock: PLENTY }))
		await add(admin)
		const buyers: Buyer[] = []
		let next = 0
		const signUpAndPay = async () => {
			while (next < count) {
				const n = next++
				const network = networkOf(n)
				const buyer = visitor(network)
				await must(201, buyer.post('/api/users', account()))
				const to = personOf(n)
				await pay(buyer, admin, to, n)
				buyers.push({ headers: { cookie: buyer.cookie, 'x-forwarded-for': network }, to })
			}
		}
		await Promise.all(Array.from({ length: CONCURRENT_BUYERS }, signUpAndPay))
		// Their vouchers are not to be issued while something is measured.
		await new JobRunner(() => store, documentJobs).runDue()
		return buyers
	})

const personOf = (n: number) =>
	shipping({
		email: `buyer-${n}@example.com`,
		contactNumber: String(9_820_000_000 + n),
		street: `${n + 1} Paud Road`,
	})

async function pay(caller: Caller, admin: Caller, to: object, n: number) {
	const total = await totalOf(caller, { [PANEL]: 1 })
	const placed = await must(
		201,
		caller.post('/api/orders', toOrder({ [PANEL]: 1 }, to, total), once()),
	)
	await must(201, admin.post(`/api/orders/${placed.id}/payments`, transferOf(total, n), once()))
}

/** Money that an admin has seen on the bank's statement today. @param amount rupees */
export const transferOf = (amount: number, n: number) => ({
	...{ way: 'transfer', amount, reference: `UTR ${n}` },
	date: dayAt(Date.now()),
})

/** What an order of these costs with its installation, rupees. */
export async function totalOf(caller: Caller, products: Record<string, number>): Promise<number> {
	const { items } = order(products)
	const address = { zipCode: '411038' }
	const asked = { items, fulfilment: 'installation', payment: 'transfer', address }
	return (await must(200, caller.post('/api/checkout/quote', asked))).total
}

export const toOrder = (products: Record<string, number>, to: object, expectedTotal: number) => ({
	...order(products),
	...{ shipping: to, fulfilment: 'installation', payment: 'transfer', expectedTotal },
})
