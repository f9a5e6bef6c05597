import { inject, onTestFinished } from 'vitest'
import { asSampleAdmin } from '../sample-admin.ts'

let made = 0

/** Deletes products when the test is over, however they were made. */
export function takeAway(ids: string[]) {
	onTestFinished(async () => {
		const admin = await asSampleAdmin(inject('address'))
		for (const id of ids) await admin(`/api/products/${id}`, 'DELETE')
	})
}

/** A product of the test's own, whose stock no other test takes; it goes when the test is over. */
export async function ownProduct(stock: number) {
	const admin = await asSampleAdmin(inject('address'))
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
