import type { PhotoPlace } from '../../../../domain/installations/photos/schema'
import type { ChecklistStep, Missing } from '../../../../domain/installations/schema'

/** A change of a job as its page makes it. */
export type Change =
	| { kind: 'tick'; step: ChecklistStep; done: boolean }
	| { kind: 'note'; step: ChecklistStep; note: string }
	| { kind: 'serials'; productId: string; serials: string[] }
	| { kind: 'measurements'; earthOhms: number | string; strings: MeasuredString[] }
	| { kind: 'photo'; step: ChecklistStep; name: string; bytes: number; place?: PhotoPlace | null }
	| { kind: 'sign-off'; customerName: string; confirmed: boolean; signature?: string | null }

/** A text that is no number stays as it was typed, for the store to refuse. */
export interface MeasuredString {
	name: string
	openCircuitVolts: number | string
	insulationMegaohms: number | string
	polarityCorrect: boolean
}

/** Why the store did not take a change. */
export interface Refusal {
	code: string
	detail: string
	errors?: Record<string, string>
	/** Of a sign-off, the parts that it lacks. */
	missing?: Missing[]
	confirmable?: boolean
}

/** A change that the store has not taken yet. */
export interface Waiting {
	/** Its idempotency key. */
	key: string
	/** Rises with each change of the phone. */
	n: number
	accountId: string
	orderId: string
	change: Change
	/** Null while it waits to be sent. */
	refused: Refusal | null
}

/** The answer of the store to a change: `none` where it gave none, so that it may have arrived. */
export type Reply = { is: 'made' } | { is: 'refused'; refusal: Refusal } | { is: 'none' }

/** Small changes go first, then photos; a sign-off closes its job. */
const rankOf = ({ change }: Waiting) =>
	change.kind === 'photo' ? 1 : change.kind === 'sign-off' ? 2 : 0

const byTurn = (one: Waiting, other: Waiting) => rankOf(one) - rankOf(other) || one.n - other.n

/** A sign-off waits for all else of its job, refused changes included: nothing can be changed afterwards. */
const isHeld = (all: readonly Waiting[], each: Waiting) =>
	each.change.kind === 'sign-off' &&
	all.some((other) => other.orderId === each.orderId && other.change.kind !== 'sign-off')

/** The change that an account sends next; null where none can be. */
export function nextToSend(all: readonly Waiting[], accountId: string): Waiting | null {
	const own = all.filter((each) => each.accountId === accountId)
	const ready = own.filter((each) => each.refused === null && !isHeld(own, each))
	return ready.toSorted(byTurn)[0] ?? null
}

/** A change after its answer; null where the store has taken it. */
export function afterReply(waiting: Waiting, reply: Reply): Waiting | null {
	if (reply.is === 'made') return null
	return reply.is === 'refused' ? { ...waiting, refused: reply.refusal } : waiting
}

/** The number of the next change. */
export const nextNumber = (all: readonly Waiting[]): number =>
	all.reduce((most, { n }) => Math.max(most, n), 0) + 1

/** The changes that a later one makes needless: earlier numbers of the same product that were not sent yet. */
export const superseded = (all: readonly Waiting[], by: Waiting): Waiting[] =>
	all.filter(
		({ accountId, orderId, change, refused, n }) =>
			accountId === by.accountId &&
			orderId === by.orderId &&
			refused === null &&
			n < by.n &&
			change.kind === 'serials' &&
			by.change.kind === 'serials' &&
			change.productId === by.change.productId,
	)
