import { useState } from 'react'
import type { Order } from '../../../domain/orders/schema'
import { useDecisions } from '../../components/installer/decision/decision'
import { withGone } from '../../components/portal/keep-removed'

export interface Listed {
	order: Order
	/** The reason the pressed button had no effect. */
	refusal: string | null
	/** Whether it is no longer the caller's to see, as when another installer was faster. */
	gone: boolean
	/** Whether it was declined on this page, or the decline taken back. */
	isFresh: boolean
}

/**
 * The orders to show: those of the list, and in its old place each that has left it because somebody
 * else took it, so that it does not vanish from under the finger, or for as long as its decline can be undone.
 */
export function useListed(orders: Order[]): Listed[] {
	const [seen, setSeen] = useState(orders)
	const { refusals, answerTo } = useAnswers(orders)
	// An order this installer has answered leaves a list it no longer belongs to.
	const kept = seen.filter(({ id }) => refusals[id] !== null || answerTo(id))
	const all = withGone(kept, orders)
	if (all.some((order, index) => order !== seen[index]) || all.length !== seen.length) setSeen(all)
	return all.map((order) => {
		const answer = answerTo(order.id)
		const isListed = orders.includes(order)
		const gone = !isListed && !answer
		return {
			order: gone ? { ...order, allowedActions: [] } : isListed ? order : (answer ?? order),
			refusal: refusals[order.id] ?? null,
			gone,
			isFresh: answer !== undefined,
		}
	})
}

interface Answer {
	order: Order
	/** The list it was given beside; null where it applies beside later ones as well, for a time. */
	beside: Order[] | null
}

/** The answers to this page: refusals, and the orders with a decline that can be undone, or just was. */
function useAnswers(orders: Order[]) {
	const [refusals, setRefusals] = useState<Record<string, string | null>>({})
	const [answers, setAnswers] = useState<Record<string, Answer | undefined>>({})
	useDecisions(({ id, step, refusal, order }) => {
		setRefusals((known) => ({ ...known, [id]: refusal }))
		if (refusal !== null || !order) return
		const isUndoable = order.allowedActions.includes('undo')
		const answer = { order, beside: isUndoable ? null : orders }
		const kept = isUndoable || step === 'undo' ? answer : undefined
		setAnswers((known) => ({ ...known, [id]: kept }))
		const forget = () =>
			setAnswers((known) => (known[id] === answer ? { ...known, [id]: undefined } : known))
		if (order.undoSecondsLeft !== null) setTimeout(forget, order.undoSecondsLeft * 1000)
	})
	const answerTo = (id: string) => {
		const answer = answers[id]
		return answer?.beside === null || answer?.beside === orders ? answer.order : undefined
	}
	return { refusals, answerTo }
}
