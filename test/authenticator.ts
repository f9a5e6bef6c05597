import { createHmac } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Caller } from './callers.ts'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function bytesOf(base32: string): Buffer {
	const bits = [...base32].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
	return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

/**
 * The code of an authenticator app for a secret, by RFC 6238.
 * @param secret in base 32, as the store returns it
 * @param at epoch milliseconds
 */
export function codeAt(secret: string, at = Date.now()): string {
	const counter = Buffer.alloc(8)
	counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
	const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest()
	const offset = (digest.at(-1) ?? 0) & 15
	const number = digest.readUInt32BE(offset) & 0x7fffffff
	return String(number % 1_000_000).padStart(6, '0')
}

/**
 * The code to turn two-step login on with. It is shown for another second at least: a login depends on the clock's
 * error then, and a test's is right.
 */
export async function firstCode(secret: string): Promise<string> {
	const left = 30_000 - (Date.now() % 30_000)
	if (left < 1000) await setTimeout(left)
	return codeAt(secret)
}

/** The next code, which is right already: the code before it may have been used, and each is taken once. */
export const nextCodeAt = (secret: string): string => codeAt(secret, Date.now() + 30_000)

/** Sets up two-step login for the signed-in account. @returns the secret of their app */
export async function enrol(caller: Caller, currentPassword: string): Promise<string> {
	const { body } = await caller.post('/api/account/two-factor', { currentPassword })
	const on = await caller.post('/api/account/two-factor/confirm', {
		code: await firstCode(body.secret),
	})
	if (on.status !== 200) throw new Error(`No two-step login for the test: ${on.body.detail}`)
	return body.secret
}
