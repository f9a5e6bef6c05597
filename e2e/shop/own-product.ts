import { inject, onTestFinished } from 'vitest'

let made = 0

/** Calls the API as the sample admin. */
async function asAdmin() {
	const address = inject('address')
	const call = (path: string, method: string, body?: unknown, cookie = '') =>
		fetch(`${address}${path}`, {
			method,
			headers: { 'content-type': 'application/json', cookie },
			...(body === undefined ? {} : { body: JSON.stringify(body) }),
		})
	const credentials = { email: 'admin@solbazaar.example', password: 'sunny-day', role: 'Admin' }
	const entered = await call('/api/session', 'POST', credentials)
	const cookie = entered.headers.getSetCookie().map((line) => line.split(';')[0])
	return (path: string, method: string, body?: unknown) =>
		call(path, method, body, cookie.join('; '))
}

/** Takes products away when the test is over, by whatever way they came. */
export function takeAway(ids: string[]) {
	onTestFinished(async () => {
		const admin = await asAdmin()
		for (const id of ids) await admin(`/api/products/${id}`, 'DELETE')
	})
}

/** A product of the test's own, whose stock nobody else takes; it goes when the test is over. */
export async function ownProduct(stock: number) {
	const admin = await asAdmin()
	const mark = `${Date.now().toString(36)}${made++}`
	const id = `journey-${mark}`
	const name = `Journey Panel ${mark}`
	const answer = await admin('/api/products', 'POST', {
		id,
		name,
		brand: 'Journey',
		category: 'Panels',
		wattage: 100,
		price: 1050,
		stock,
		description: 'Made for one journey.',
		image: '/pictures/solar-panel-250w.webp',
	})
	if (answer.status !== 201) throw new Error(await answer.text())
	onTestFinished(async () => {
		await admin(`/api/products/${id}`, 'DELETE')
	})
	const change = async (fields: object) => {
		const changed = await admin(`/api/products/${id}`, 'PUT', fields)
		if (!changed.ok) throw new Error(await changed.text())
	}
	const setStock = (left: number) => change({ stock: left })
	const setPrice = (price: number) => change({ price })
	const stockLeft = async (): Promise<number> => {
		const product = await admin(`/api/products/${id}`, 'GET')
		return (await product.json()).stock
	}
	return { id, name, setPrice, setStock, stockLeft }
}
