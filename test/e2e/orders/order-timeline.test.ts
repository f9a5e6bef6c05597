import { beforeAll, expect, it } from 'vitest'
import { offerExpiry } from '../../../domain/orders/routing/offer-expiry.ts'
import { installer } from '../../builders.ts'
import { callersOf } from '../../callers.ts'
import { deliverPaid, placeOrder, register } from '../../documents/billing-documents.ts'
import { setOrder } from '../../orders.ts'
import { keepMails } from '../../outbox.ts'
import { scanFaces } from '../accessibility.ts'
import { openLiveAdmin } from '../admin/live-admin.ts'
import { anotherStore } from '../another-store.ts'
import { go } from '../journey.ts'

const live = anotherStore('live')
beforeAll(async () => {
	await register(live.store)
})

const PANEL = 'solar-panel-250w'
const PICTURES = process.env.PICTURES_OF_CHANGES

/** An order that no installer took, that its buyer asked to cancel, and that came back in part. */
async function eventful() {
	const { store } = live
	const { as } = callersOf(store)
	const { deliver } = keepMails(store, [offerExpiry])
	const [buyer, admin, ravi] = [await as('Buyer'), await as('Admin'), await as('Installer')]
	await ravi.put('/api/installer/profile', installer())
	const id = await placeOrder(store, buyer, { [PANEL]: 3 }, { watts: 750 })
	await ravi.post(`/api/orders/${id}/decline`)
	await setOrder(store, id, { status: 'accepted', money_state: 'paid' })
	const path = `/api/orders/${id}`
	await buyer.post(`${path}/cancel-request`, { reason: 'We are moving house.' })
	await admin.post(`${path}/cancel-request/refuse`, { answer: 'It is on its way already.' })
	const money = await deliverPaid(store, id)
	const back = (quantity: number) => ({ lines: [{ line: 1, quantity }], reason: 'Cracked glass' })
	await buyer.post(`${path}/returns`, back(2))
	await admin.post(`${path}/returns/1/refuse`, { answer: 'The carton was not damaged.' })
	await buyer.post(`${path}/returns`, back(1))
	await admin.post(`${path}/returns/2/agree`, {})
	const lines = [{ line: 1, condition: 'scrap' }]
	expect((await admin.post(`${path}/returns/2/receive`, { lines })).status).toBe(200)
	await money.run()
	await deliver()
	return id
}

it('shows what was asked, answered, returned and written in the history of an order', async () => {
	const id = await eventful()
	const admin = await openLiveAdmin(live)
	await go(admin, `/admin/orders/${id}`)
	const history = admin.getByRole('region', { name: 'History' })
	for (const line of [
		/Mail “Order offered \(to the installer\)” to .+ sent/,
		/Mail “Order without an installer \(to admins\)” to .+ sent/,
		'The buyer asked to cancel',
		/Request to cancel refused by/,
		'Return 1 requested',
		/Return 1 refused by/,
		/Return 2 approved by/,
		/Return 2 received: ₹.+ to be refunded/,
		/1 × Solar Panel 250W, cannot be sold again/,
		/Return 2 credited: ₹/,
		/By the credit note/,
	])
		await history.getByText(line).first().waitFor()
	await scanFaces(admin, { within: '[aria-labelledby=history]' })
	if (!PICTURES) return
	for (const width of [390, 768, 1280])
		for (const colorScheme of ['light', 'dark'] as const) {
			await admin.setViewportSize({ width, height: 900 })
			await admin.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
			const path = `${PICTURES}/timeline-${width}-${colorScheme}.png`
			await admin.screenshot({ path, fullPage: true })
			await history.screenshot({ path: path.replace('timeline', 'history') })
		}
})
