import type { Clock } from '../clock.ts'
import type { Capture, Order, Payment, Refund, SettledLine } from './entities.ts'
import { newId } from './entities.ts'
import { unknownId } from './refusal.ts'

/** The entities of an event, as they are now. */
export interface About {
	payment?: Payment
	order?: Order
	refund?: Refund
	dispute?: Record<string, unknown>
}

/** Tells the shop of an event. */
export type Emit = (event: string, about: About) => void

/** The earlier use of a refund's key. */
interface UsedKey {
	/** The payment and the body. */
	request: string
	/** Null while it is under way. */
	refund: string | null
}

/** The whole state of the simulator, in memory. */
export interface World {
	clock: Clock
	emit: Emit
	orders: Map<string, Order>
	captures: Map<string, Capture>
	/** Orders that may be paid in parts. */
	parts: Set<string>
	/** Payments that are captured though their order is paid already. */
	doubles: Set<string>
	/** The fees that buyers pay on top, by their orders. */
	onTop: Map<string, { fee: number; tax: number }>
	/** Orders by their receipts, where they are to be unique. */
	receipts: Map<string, string>
	payments: Map<string, Payment>
	refunds: Map<string, Refund>
	keys: Map<string, UsedKey>
	/** The payouts, line by line. */
	settled: SettledLine[]
	/** How refunds that are asked for from now on will end, and after how many days. */
	refundsEnd: { days: number; as: 'processed' | 'failed' }
	/** As long as there is one, refunds are under way and not answered. */
	refundsWait: Promise<void> | null
}

const REFUND_DAYS = 5

export const openWorld = (clock: Clock, emit: Emit): World => ({
	clock,
	emit,
	orders: new Map(),
	captures: new Map(),
	parts: new Set(),
	doubles: new Set(),
	onTop: new Map(),
	receipts: new Map(),
	payments: new Map(),
	refunds: new Map(),
	keys: new Map(),
	settled: [],
	refundsEnd: { days: REFUND_DAYS, as: 'processed' },
	refundsWait: null,
})

export const secondsNow = ({ clock }: World): number => Math.floor(clock.now() / 1000)

/** Ids are drawn anew by each simulator: a store may remember those of one before. */
export const drawId = (prefix: string): string => newId(prefix, Math.random)

/** @throws Refusal where there is none */
export function found<T>(all: Map<string, T>, id: string): T {
	const one = all.get(id)
	if (!one) throw unknownId()
	return one
}
