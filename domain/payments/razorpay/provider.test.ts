import pino from 'pino'
import { expect, it } from 'vitest'
import { DAY_MS } from '../../../shared/durations.ts'
import { paise } from '../../../shared/money.ts'
import { razorpay } from '../../../test/payments/razorpay.ts'
import { defaultSettings } from '../../settings/internal/defaults.ts'
import { razorpayProvider } from './provider.ts'
import { signatureOf } from './signatures.ts'

const AMOUNT = paise(6_490_00)
const asked = { id: 'payment-of-the-store', orderId: 'SB-7KQ4-M2XD', ref: null, amount: AMOUNT }
const settings = defaultSettings('live')

async function opened() {
	const simulator = await razorpay()
	const { keyId, keySecret, webhookSecret } = simulator.keys
	const secrets: Record<string, string | null> = {
		razorpayKeyId: keyId,
		razorpayKeySecret: keySecret,
		razorpayWebhookSecret: webhookSecret,
	}
	const provider = razorpayProvider({
		settings: { secret: (name) => secrets[name] ?? null },
		url: simulator.url,
		log: pino({ level: 'silent' }),
	})
	const open = async () => {
		const providerOrder = await provider.open({ ...asked, providerOrder: null })
		return { ...asked, providerOrder: providerOrder ?? '' }
	}
	return { ...simulator, provider, secrets, open }
}

it('is offered with all three keys alone', async () => {
	const { provider, secrets, keys, url } = await opened()
	expect(provider.isOn(settings)).toBe(true)
	expect(provider.form()).toEqual({
		key: keys.keyId,
		script: `${url}/v1/checkout.js`,
		page: `${url}/v1/checkout/embedded`,
	})
	for (const name of Object.keys(secrets)) {
		const secret = secrets[name] ?? null
		secrets[name] = null
		expect(provider.isOn(settings), name).toBe(false)
		expect(provider.form(), name).toBeNull()
		secrets[name] = secret
	}
})

it('opens one order for a payment, however often it is asked', async () => {
	const { open, control } = await opened()
	const first = await open()
	control.faults.next('done, then cut')
	expect((await open()).providerOrder).toBe('')
	expect(await open()).toEqual(first)
	expect(control.state().orders).toHaveLength(1)
})

it('reports the state of a payment, and captures what is only authorised', async () => {
	const { open, control, provider } = await opened()
	const payment = await open()
	expect(await provider.ask(payment)).toEqual([])
	const failed = control.pay(payment.providerOrder, { outcome: 'no-funds' })
	expect(await provider.ask(payment)).toEqual([
		{ state: 'failed', ref: failed.paymentId, failure: expect.stringContaining('insufficient') },
	])
	control.advance(DAY_MS)
	control.authorise(failed.paymentId)
	const captured = { state: 'captured', ref: failed.paymentId, amount: AMOUNT }
	expect(await provider.ask(payment)).toMatchObject([captured])
	expect(await provider.ask(payment)).toMatchObject([captured])
	expect(control.state().payments[0]).toMatchObject({ status: 'captured' })
})

it('reports money of another amount as what it is, and captures that too', async () => {
	const { open, control, provider } = await opened()
	const payment = await open()
	const { paymentId } = control.pay(payment.providerOrder, { outcome: 'no-funds', amount: 1_00 })
	control.advance(DAY_MS)
	control.authorise(paymentId)
	expect(await provider.ask(payment)).toMatchObject([
		{ state: 'captured', ref: paymentId, amount: 1_00, currency: 'INR', fee: 2 },
	])
	expect(control.state().payments[0]).toMatchObject({ status: 'captured' })
})

it('lists what was paid and refunded since a moment, page by page', async () => {
	const { open, control, provider } = await opened()
	const { providerOrder } = await open()
	for (let n = 0; n < 101; n++) control.pay(providerOrder, { outcome: 'declined' })
	const { paymentId } = control.pay(providerOrder)
	await control.refund(paymentId, 1_00)
	const seen = { payments: 0, refunds: 0 }
	const isDone = await provider.listSince(Date.now() - DAY_MS, {
		payments: async (part) => {
			seen.payments += part.length
		},
		refunds: async (part) => {
			seen.refunds += part.length
		},
		settled: async () => {},
	})
	expect([isDone, seen]).toEqual([true, { payments: 102, refunds: 1 }])
	control.faults.next('503')
	expect(
		await provider.listSince(0, {
			payments: async () => {},
			refunds: async () => {},
			settled: async () => {},
		}),
	).toBe(false)
})

it('sends a refund once, and reports its state', async () => {
	const { open, control, provider } = await opened()
	const { providerOrder } = await open()
	const { paymentId } = control.pay(providerOrder)
	const refund = { id: 'refund-of-the-store', paymentRef: paymentId, amount: AMOUNT }
	control.faults.next('done, then cut')
	expect(await provider.refund(refund)).toBeNull()
	expect(await provider.refund(refund)).toMatchObject({ state: 'sent' })
	expect(await provider.refund(refund)).toMatchObject({ state: 'sent' })
	expect(control.state().refunds).toHaveLength(1)
	control.endRefund(control.state().refunds[0]?.id ?? '', 'processed')
	expect(await provider.refund(refund)).toMatchObject({ state: 'done' })
	const more = { ...refund, id: 'another-refund-of-it' }
	expect(await provider.refund(more)).toMatchObject({
		state: 'failed',
		failure: expect.stringContaining('fully refunded'),
	})
})

it('takes webhooks signed with the secret, and with the former one', () => {
	const body = Buffer.from('{}')
	const takes = (secret: string | null, signedWith: string) =>
		razorpayProvider({
			settings: { secret: () => secret },
			url: undefined,
			oldWebhookSecret: 'the former secret',
			log: pino({ level: 'silent' }),
		}).isWebhook(body, signatureOf(signedWith, body))
	expect(takes('the secret', 'the secret')).toBe(true)
	expect(takes('the secret', 'the former secret')).toBe(true)
	expect(takes('the secret', 'another secret')).toBe(false)
	expect(takes(null, 'the former secret')).toBe(false)
	expect(takes(null, '')).toBe(false)
})

it('says nothing where nobody knows', async () => {
	const { open, provider, close, secrets } = await opened()
	const payment = await open()
	secrets.razorpayKeySecret = 'wrong'
	expect(await provider.ask(payment)).toBeNull()
	expect(
		await provider.refund({ id: 'refund-of-the-store', paymentRef: 'pay_1', amount: AMOUNT }),
	).toBeNull()
	await close()
	expect(await provider.open({ ...asked, providerOrder: null })).toBeNull()
})
