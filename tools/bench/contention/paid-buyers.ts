// A live shop whose buyers have each paid for an order before.
import { openStore } from '../../../store/open.ts'
import { account, once, order, shipping } from '../../../test/builders.ts'
import { type Caller, callersOf } from '../../../test/callers.ts'
import { hashQuickly } from '../../../test/quick-hashing.ts'
import { setUpShop } from '../../../test/shop-settings.ts'

const PANEL = 'solar-panel-250w'
const PLENTY = 1_000_000
/** Buyers who sign up and pay at the same time. */
const AT_ONCE = 8
const PUBLIC_URL = 'http://localhost:5000'
const SESSION_SECRET = 'a secret of at least thirty-two characters, quoted by benches'

/** What processes need to serve that shop. */
export const LIVE = { STORE_MODE: 'live', PUBLIC_URL, SESSION_SECRET, TRUSTED_PROXIES: '1' }

/** Somebody logged in who has paid before, on a network of their own. */
export interface Buyer {
	headers: Record<string, string>
	/** The person and address of their orders. */
	to: object
}

export interface Shop {
	dataDir: string
	databaseUrl: string
}

/**
 * Fills an empty database.
 * @param add adds what is for sale beside the built-in products
 * @throws Error where the store refuses anything
 */
export async function paidBuyers(
	{ dataDir, databaseUrl }: Shop,
	count: number,
	add: (admin: Caller) => Promise<void>,
): Promise<Buyer[]> {
	const store = await openStore({
		...{ mode: 'live', dataDir, databaseUrl: databaseUrl || undefined, sampleData: true },
		...{ publicUrl: PUBLIC_URL, sessionSecret: SESSION_SECRET, logLevel: 'silent' },
	})
	try {
		hashQuickly(store)
		await setUpShop(store)
		const { as, visitor } = callersOf(store)
		const admin = await as('Admin')
		await must(200, admin.put(`/api/products/${PANEL}`, { stock: PLENTY }))
		await add(admin)
		const buyers: Buyer[] = []
		let next = 0
		const signUpAndPay = async () => {
			while (next < count) {
				const n = next++
				const address = `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`
				const buyer = visitor(address)
				await must(201, buyer.post('/api/users', account()))
				const to = personOf(n)
				await pay(buyer, admin, to, n)
				buyers.push({ headers: { cookie: buyer.cookie, 'x-forwarded-for': address }, to })
			}
		}
		await Promise.all(Array.from({ length: AT_ONCE }, signUpAndPay))
		return buyers
	} finally {
		await store[Symbol.asyncDispose]()
	}
}

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
	const day = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10)
	const money = { way: 'transfer', amount: total, reference: `UTR ${n}`, date: day }
	await must(201, admin.post(`/api/orders/${placed.id}/payments`, money, once()))
}

/** What an order of these costs with its installation, rupees. */
export async function totalOf(caller: Caller, products: Record<string, number>): Promise<number> {
	const { items } = order(products)
	const asked = {
		items,
		fulfilment: 'installation',
		payment: 'transfer',
		address: { zipCode: '411038' },
	}
	return (await must(200, caller.post('/api/checkout/quote', asked))).total
}

export const toOrder = (products: Record<string, number>, to: object, expectedTotal: number) => ({
	...order(products),
	...{ shipping: to, fulfilment: 'installation', payment: 'transfer', expectedTotal },
})

export async function must(status: number, asked: ReturnType<Caller['post']>) {
	const answer = await asked
	if (answer.status !== status) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
	return answer.body
}
