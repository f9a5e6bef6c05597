import { setTimeout as delay } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import type { Simulator } from '../../tools/simulators/razorpay/simulator.ts'
import { once, order, shipping } from '../builders.ts'
import { PANEL, PRICE } from '../payments/online-shop.ts'

const PATIENCE = { timeout: 180_000, interval: 10 }
/** As a program waits before it repeats a call. */
const REPEATED_MS = 250
const WEBHOOK = '/api/payments/razorpay/webhook'

interface Answer {
	status: number
	// biome-ignore lint/suspicious/noExplicitAny: a test itself states the answer it expects
	body: any
}

/** Buyers who order and pay one thing after the other, each at one process, and repeat unanswered requests. */
export class Buyers {
	/** The ids of orders that were acknowledged. */
	readonly acknowledged: string[] = []
	/** Answers that no buyer should get. */
	readonly strange: Answer[] = []
	unavailable = 0
	/** What the answers 503 said. */
	readonly sentences = new Set<string>()
	/** The longest that a call has waited for its answer, by process, in milliseconds. */
	readonly longest = new Map<string, number>()
	readonly #simulator: Simulator
	readonly #addresses: string[]
	/** When each process has last acknowledged an order. */
	readonly #last = new Map<string, number>()
	readonly #running: Promise<void>[]
	readonly #thinkingMs: number
	readonly #over = new AbortController()

	/** @param thinkingMs how long each thinks about an order and its payment; they begin spread over that */
	constructor(count: number, addresses: readonly string[], simulator: Simulator, thinkingMs = 0) {
		this.#addresses = [...addresses]
		this.#simulator = simulator
		this.#thinkingMs = thinkingMs
		this.#running = Array.from({ length: count }, async (_, buyer) => {
			await this.#think(buyer / count)
			await this.#buy(buyer)
		})
	}

	/** Until so many more orders are acknowledged. */
	async untilMore(count: number) {
		const enough = this.acknowledged.length + count
		await vi.waitFor(
			() => expect(this.acknowledged.length).toBeGreaterThanOrEqual(enough),
			PATIENCE,
		)
	}

	/** Until so many more answers were a 503. */
	async untilUnavailable(count: number) {
		const enough = this.unavailable + count
		await vi.waitFor(() => expect(this.unavailable).toBeGreaterThanOrEqual(enough), PATIENCE)
	}

	/**
	 * Until each process has acknowledged an order that was asked for from now on.
	 * @returns after how many milliseconds each of them had
	 */
	untilAllSell(addresses: readonly string[] = this.#addresses): Promise<number[]> {
		const since = performance.now()
		const untilSold = async (address: string) => {
			await vi.waitFor(
				() => expect(this.#last.get(address) ?? 0, address).toBeGreaterThan(since),
				PATIENCE,
			)
			return Math.round(performance.now() - since)
		}
		return Promise.all(addresses.map(untilSold))
	}

	/** Has the buyers of a process go to another one from now on. */
	replace(former: string, next: string) {
		this.#addresses[this.#addresses.indexOf(former)] = next
	}

	/** Lets each finish what it has begun. */
	async end() {
		this.#over.abort()
		await Promise.all(this.#running)
	}

	async #buy(buyer: number) {
		for (let n = 0; !this.#over.signal.aborted; n++) {
			const key = once(`buyer-${buyer}-order-${n}`)
			const { body: placed } = await this.#until(buyer, 201, '/api/orders', () =>
				json(orderOf(buyer), key),
			)
			if (!placed.id) return
			this.acknowledged.push(placed.id)
			await this.#think(0.5)
			const path = `/api/orders/${placed.id}/payments/online?key=${placed.trackingKey}`
			const begun = await this.#begin(buyer, path)
			if (!begun) return
			// As a proxy in front of all processes spreads them.
			this.#simulator.control.webhooks.to({ url: `${this.#addressOf(buyer)}${WEBHOOK}` })
			const { fields } = this.#simulator.control.pay(begun.fields.order_id)
			await this.#until(buyer, 303, begun.returnPath, () => ({
				body: new URLSearchParams(fields ?? {}),
				headers: { origin: this.#simulator.url },
			}))
			await this.#think(0.5)
		}
	}

	/** Half of it before an order and half before its payment; at the end nobody thinks any longer. */
	async #think(part: number) {
		if (this.#thinkingMs === 0) return
		const { signal } = this.#over
		await delay(part * this.#thinkingMs, undefined, { signal }).catch(() => {})
	}

	/** Asks for the payment's form until the provider has answered. @returns null where a buyer should not get what came */
	async #begin(buyer: number, path: string) {
		for (;;) {
			const { status, body } = await this.#until(buyer, 200, path, () => json())
			if (status !== 200 || body.form) return body.form ?? null
			await delay(REPEATED_MS)
		}
	}

	#addressOf(buyer: number): string {
		return this.#addresses[buyer % this.#addresses.length] as string
	}

	/** Repeats a call that was not answered, or with a 503, as long as it takes. */
	async #until(
		buyer: number,
		wanted: number,
		path: string,
		init: () => RequestInit,
	): Promise<Answer> {
		for (;;) {
			const address = this.#addressOf(buyer)
			const { body, headers } = init()
			const from = `198.51.${Math.floor(buyer / 250)}.${buyer % 250}`
			const asked = performance.now()
			const answer = await fetch(`${address}${path}`, {
				method: 'POST',
				redirect: 'manual',
				body: body ?? null,
				headers: { ...(headers as Record<string, string>), 'x-forwarded-for': from },
			})
				.then(readAnswer)
				.catch(() => null)
			const waited = performance.now() - asked
			this.longest.set(address, Math.max(waited, this.longest.get(address) ?? 0))
			if (answer?.status === wanted) {
				if (wanted === 201) this.#last.set(address, Math.max(asked, this.#last.get(address) ?? 0))
				return answer
			}
			if (answer?.status === 503) {
				this.unavailable++
				this.sentences.add(answer.body.detail ?? answer.body)
			} else if (answer) {
				this.strange.push(answer)
				return answer
			}
			await delay(REPEATED_MS)
		}
	}
}

const json = (body: object = {}, headers: Record<string, string> = {}): RequestInit => ({
	body: JSON.stringify(body),
	headers: { 'content-type': 'application/json', ...headers },
})

async function readAnswer(response: Response): Promise<Answer> {
	const text = await response.text()
	return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text }
}

/** One panel, installed, for somebody with an address and a phone of their own. */
const orderOf = (buyer: number) => ({
	...order({ [PANEL]: 1 }),
	shipping: shipping({
		fullName: `Buyer ${String.fromCharCode(65 + (buyer % 26))}${String.fromCharCode(97 + Math.floor(buyer / 26))}`,
		email: `buyer${buyer}@example.com`,
		contactNumber: String(9_820_000_000 + buyer),
		street: `${buyer + 1} Paud Road`,
	}),
	fulfilment: 'installation',
	expectedTotal: PRICE,
	payment: 'razorpay',
})
