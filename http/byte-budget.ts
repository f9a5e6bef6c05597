interface Bounds {
	/** How many bytes may be in use at a time; a body that is larger goes alone. */
	maxBytes: number
	/** How many of them one network may use with several bodies. */
	maxBytesOfNetwork: number
	/**
	 * The bytes by which the body in the lead may go beyond: bodies that each have a part would else wait for one another.
	 */
	spareBytes: number
	/** How many may wait for their turn, half of them of one network; those that began last are refused. */
	maxWaiting: number
	/** How long a body waits, milliseconds; then it is refused. */
	maxWaitMs: number
}

/** The memory one body has reserved. */
export interface Reservation {
	/**
	 * Waits until so many bytes in all fit. @returns false for a body that has waited too long, or has too many before it
	 */
	growTo: (bytes: number) => Promise<boolean>
	/** Gives them back. */
	release: () => void
}

interface Body {
	network: string
	/** The lower, the sooner it began. */
	order: number
	bytes: number
	hasEnded: boolean
}

interface Wanted {
	body: Body
	/** The bytes it would have in all. */
	bytes: number
}

interface Waiting extends Wanted {
	settle: (fits: boolean) => void
}

/** A lead that asks for no more within this time passes on: its sender is slow. */
const LEAD_MS = 1000

/**
 * Lets through bytes of bodies as they arrive, those of the bodies that began first before others; a bounded number
 * waits. A body reserves only the bytes that have arrived.
 */
export class ByteBudget {
	readonly #bounds: Bounds
	/** In the order in which the bodies began. */
	readonly #waiting: Waiting[] = []
	readonly #ofNetwork = new Map<string, number>()
	#inUse = 0
	#begun = 0
	/** The one body that may go beyond the bounds while others wait, and since when it has not asked. */
	#lead: { body: Body; since: number } | null = null
	#timer: NodeJS.Timeout | undefined

	constructor(bounds: Bounds) {
		this.#bounds = bounds
	}

	/** Bytes that are reserved at this moment. */
	get inUse(): number {
		return this.#inUse
	}

	/** Begins a body without bytes yet. @param signal ends its waiting */
	begin(network: string, signal?: AbortSignal): Reservation {
		const body: Body = { network, order: this.#begun++, bytes: 0, hasEnded: false }
		return {
			growTo: (bytes) => this.#growTo(body, bytes, signal),
			release: () => this.#release(body),
		}
	}

	#growTo(body: Body, bytes: number, signal?: AbortSignal): Promise<boolean> {
		if (body.hasEnded || signal?.aborted) return Promise.resolve(false)
		if (bytes <= body.bytes) return Promise.resolve(true)
		if (this.#waiting.length === 0 && this.#isFree({ body, bytes })) {
			this.#take(body, bytes)
			return Promise.resolve(true)
		}
		return new Promise((resolve) => {
			const refuse = () => {
				settle(false)
				this.#advance()
			}
			const settle = (fits: boolean) => {
				clearTimeout(timer)
				signal?.removeEventListener('abort', refuse)
				this.#waiting.splice(this.#waiting.indexOf(one), 1)
				if (fits) this.#take(body, bytes)
				resolve(fits)
			}
			const one: Waiting = { body, bytes, settle }
			const timer = setTimeout(refuse, this.#bounds.maxWaitMs)
			signal?.addEventListener('abort', refuse)
			const later = this.#waiting.findIndex((each) => each.body.order > body.order)
			this.#waiting.splice(later < 0 ? this.#waiting.length : later, 0, one)
			this.#advance()
			this.#refuseBeyond(body.network)
		})
	}

	/** Refuses the body that began last, of a network or of all, where too many wait. */
	#refuseBeyond(network: string) {
		const { maxWaiting } = this.#bounds
		const ofNetwork = this.#waiting.filter(({ body }) => body.network === network)
		if (ofNetwork.length > maxWaiting / 2) ofNetwork.at(-1)?.settle(false)
		if (this.#waiting.length > maxWaiting) this.#waiting.at(-1)?.settle(false)
	}

	#release(body: Body) {
		if (body.hasEnded) return
		body.hasEnded = true
		for (const one of this.#waiting.filter((each) => each.body === body)) one.settle(false)
		this.#count(body, -body.bytes)
		if (this.#lead?.body === body) this.#lead = null
		this.#advance()
	}

	#take(body: Body, bytes: number) {
		this.#count(body, bytes - body.bytes)
		body.bytes = bytes
	}

	#count({ network }: Body, bytes: number) {
		this.#inUse += bytes
		const ofNetwork = (this.#ofNetwork.get(network) ?? 0) + bytes
		if (ofNetwork > 0) this.#ofNetwork.set(network, ofNetwork)
		else this.#ofNetwork.delete(network)
	}

	/** The bytes of the other bodies of its network. */
	#beside({ network, bytes }: Body): number {
		return (this.#ofNetwork.get(network) ?? 0) - bytes
	}

	#isWithinShare({ body, bytes }: Wanted): boolean {
		const beside = this.#beside(body)
		return beside === 0 || beside + bytes <= this.#bounds.maxBytesOfNetwork
	}

	#fits({ body, bytes }: Wanted, maxBytes: number): boolean {
		const others = this.#inUse - body.bytes
		return others === 0 || others + bytes <= maxBytes
	}

	#isFree(wanted: Wanted): boolean {
		return this.#isWithinShare(wanted) && this.#fits(wanted, this.#bounds.maxBytes)
	}

	#advance() {
		for (const one of [...this.#waiting]) {
			if (!this.#isWithinShare(one)) continue
			if (!this.#fits(one, this.#bounds.maxBytes)) break
			one.settle(true)
		}
		this.#leadOn()
		clearTimeout(this.#timer)
		if (this.#waiting.length > 0) this.#timer = setTimeout(() => this.#advance(), LEAD_MS).unref()
	}

	/** Lets the body in the lead go on; there is another once it has its bytes no more, or does not ask for any. */
	#leadOn() {
		const now = performance.now()
		if (this.#lead && now - this.#lead.since >= LEAD_MS) this.#lead = null
		const lead = this.#lead?.body
		const next = this.#waiting.find(({ body }) => (lead ? body === lead : this.#mayLead(body)))
		const { maxBytes, spareBytes } = this.#bounds
		if (!next || !this.#fits(next, maxBytes + spareBytes)) return
		this.#lead = { body: next.body, since: now }
		next.settle(true)
	}

	#mayLead(body: Body): boolean {
		return this.#beside(body) <= this.#bounds.maxBytesOfNetwork
	}
}
