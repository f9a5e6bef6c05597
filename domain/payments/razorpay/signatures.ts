import { createHmac, timingSafeEqual } from 'node:crypto'

/** Razorpay's signature: hex of HMAC-SHA256. */
export const signatureOf = (secret: string, signed: string | Uint8Array): string =>
	createHmac('sha256', secret).update(signed).digest('hex')

const HEX = /^[0-9a-f]{64}$/

/** In constant time. Without a secret nothing is signed: anybody could sign with an empty one. */
function isSigned(secret: string, signed: string | Uint8Array, signature: string): boolean {
	if (secret === '' || !HEX.test(signature)) return false
	return timingSafeEqual(Buffer.from(signatureOf(secret, signed)), Buffer.from(signature))
}

/**
 * Whether a buyer's browser brings back a payment as Razorpay signed it.
 * @param orderId Razorpay's id of the order as the store keeps it, never the one the browser brings along: that one may
 * be of another, cheaper order, and is then signed as well
 */
export const isReturnSigned = (
	keySecret: string,
	orderId: string,
	{ paymentId, signature }: { paymentId: string; signature: string },
): boolean => isSigned(keySecret, `${orderId}|${paymentId}`, signature)

/**
 * Whether a webhook is Razorpay's.
 * @param body as it arrived, byte for byte
 * @param secrets the webhook's, and the former one for as long as Razorpay may repeat events signed with it
 */
export const isWebhookSigned = (
	body: string | Uint8Array,
	signature: string,
	secrets: readonly string[],
): boolean => secrets.some((secret) => isSigned(secret, body, signature))
