import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { type JobKind, JobRunner } from '../../../domain/jobs/runner.ts'
import { onlineExpiry, paymentExpiry } from '../../../domain/orders/money/expire.ts'
import { paymentCheck } from '../../../domain/settlement/payment-check.ts'
import { startSimulator } from '../../../tools/simulators/razorpay/simulator.ts'
import { installationOf, once, order, shipping } from '../../builders.ts'
import { movableClock } from '../../clock.ts'
import { openAnother } from '../another-store.ts'

export const PANEL = 'solar-panel-250w'
const PRICE = 6490 + installationOf(250)

/**
 * A live shop at `localhost`, which to a browser is another site than the simulator at 127.0.0.1 that takes its payments.
 * @param more kinds of jobs that it does besides those of its payments
 */
export async function onlineShop(...more: JobKind[]) {
	const simulator = await startSimulator()
	const { keyId, keySecret, webhookSecret } = simulator.keys
	const secrets = {
		razorpayKeyId: keyId,
		razorpayKeySecret: keySecret,
		razorpayWebhookSecret: webhookSecret,
	}
	const shop = await openAnother('live', true, { secrets, razorpayUrl: simulator.url })
	onTestFinished(async () => {
		await simulator.close()
		await shop.close()
	})
	const { store } = shop
	const forward = movableClock(store)
	const jobs = new JobRunner(() => store, [paymentExpiry, onlineExpiry, paymentCheck, ...more])
	return {
		store,
		simulator,
		control: simulator.control,
		address: shop.address.replace('127.0.0.1', 'localhost'),
		takeWebhooks: () =>
			simulator.control.webhooks.to({ url: `${shop.address}/api/payments/razorpay/webhook` }),
		/** Puts the clocks forward and does the jobs due by then. */
		later: async (ms: number) => {
			forward(ms)
			simulator.control.advance(ms)
			await jobs.runDue()
		},
		runJobs: () => jobs.runDue(),
	}
}

/** Orders a panel to be paid online, and follows the order in this browser. @returns its number */
export async function orderOnline(page: Page): Promise<string> {
	const data = {
		...order({ [PANEL]: 1 }),
		shipping: shipping({ email: 'asha@example.com' }),
		fulfilment: 'installation',
		expectedTotal: PRICE,
		payment: 'razorpay',
	}
	const answer = await page.request.post('/api/orders', { data, headers: once() })
	const { id, trackingKey } = await answer.json()
	await page.request.put(`/api/orders/${id}/follow`, { data: { key: trackingKey } })
	return id
}

/** The place of Razorpay's form: over the page, or as a page of its own. */
type Form = Pick<Page, 'getByLabel' | 'getByRole'>

export const formOver = (page: Page): Form => page.frameLocator('iframe[title="Payment"]')

/** Pays by card on Razorpay's form, as far as the bank's answer. */
export async function payByCard(form: Form, card = '4100 2800 0000 1007') {
	await form.getByLabel('Card number').fill(card)
	await form.getByRole('button', { name: /^Pay/ }).click()
	await form.getByLabel(/One-time password/).fill('1234')
	await form.getByRole('button', { name: 'Submit' }).click()
}
