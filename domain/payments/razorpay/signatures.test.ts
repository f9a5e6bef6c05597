import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isReturnSigned, isWebhookSigned, signatureOf } from './signatures.ts'

const secret = fc.string({ minLength: 1 })
const id = fc.stringMatching(/^(order|pay)_[A-Za-z0-9]{14}$/)

describe('a payment that a browser brings back', () => {
	it('is signed as Razorpay documents it', () => {
		// HMAC-SHA256 of `order_9A33XWu170gUtm|pay_29QQoUBi66xm2f`, by openssl.
		const signature = '68974e7cabe237a1c1a33c63d2a028663ba1c9cb6f0fb55dde04f9bf5fbf9271'
		const payment = { paymentId: 'pay_29QQoUBi66xm2f', signature }
		expect(isReturnSigned('key-secret', 'order_9A33XWu170gUtm', payment)).toBe(true)
		expect(isReturnSigned('key-secret', 'order_another', payment)).toBe(false)
	})

	it('is not, once the order, the payment or the secret is another', () => {
		fc.assert(
			fc.property(secret, id, id, secret, id, id, (key, order, payment, key2, order2, payment2) => {
				const signature = signatureOf(key2, `${order2}|${payment2}`)
				const isSame = key === key2 && order === order2 && payment === payment2
				expect(isReturnSigned(key, order, { paymentId: payment, signature })).toBe(isSame)
			}),
		)
	})

	it('is not, whatever else is sent as its signature', () => {
		fc.assert(
			fc.property(fc.string(), (signature) => {
				expect(isReturnSigned('key', 'order_1', { paymentId: 'pay_1', signature })).toBe(false)
			}),
		)
	})

	it('is not, as long as there is no secret', () => {
		const signature = signatureOf('', 'order_1|pay_1')
		expect(isReturnSigned('', 'order_1', { paymentId: 'pay_1', signature })).toBe(false)
	})
})

describe('a webhook', () => {
	it('is Razorpay’s by the secret in use or the former one', () => {
		fc.assert(
			fc.property(fc.uint8Array(), secret, secret, (body, now, before) => {
				const both = [now, before]
				expect(isWebhookSigned(body, signatureOf(now, body), both)).toBe(true)
				expect(isWebhookSigned(body, signatureOf(before, body), both)).toBe(true)
				expect(isWebhookSigned(body, signatureOf(before, body), [now])).toBe(now === before)
			}),
		)
	})

	it('is not, once a byte of it is another', () => {
		const changed = fc
			.uint8Array({ minLength: 1 })
			.chain((body) =>
				fc.tuple(fc.constant(body), fc.nat(body.length - 1), fc.integer({ min: 1, max: 255 })),
			)
		fc.assert(
			fc.property(secret, changed, (key, [body, at, by]) => {
				const tampered = body.with(at, (body[at] ?? 0) ^ by)
				expect(isWebhookSigned(tampered, signatureOf(key, body), [key])).toBe(false)
			}),
		)
	})

	it('is not, as long as there is no secret', () => {
		expect(isWebhookSigned('{}', signatureOf('', '{}'), ['', ''])).toBe(false)
		expect(isWebhookSigned('{}', signatureOf('', '{}'), [])).toBe(false)
	})
})
