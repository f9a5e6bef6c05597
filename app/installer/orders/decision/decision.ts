import { useEffect, useEffectEvent } from 'react'
import type { Order } from '../../../../domain/orders/schema'
import { type Refused, sentenceOf } from '../../../ui/forms/problem'
import { sendForm, UNSENT } from '../../../ui/forms/send-form'

export type Step = 'accept' | 'decline'

export const isStep = (text: unknown): text is Step => text === 'accept' || text === 'decline'

const isDecision = (text: unknown): text is Decision['step'] => isStep(text) || text === 'undo'

/** The answer to a step: the order as it then is, or why it was not taken. */
export type DecisionAnswer = { problem: null; order?: Order } | Refused<'id'>

/** What became of an order that an installer pressed a button of. */
export interface Decision {
	id: string
	step: Step | 'undo'
	/** Why it was not done; null when it was. */
	refusal: string | null
	/** The order as it then is. */
	order?: Order
}

const EVENT = 'order-decided'

interface Sending {
	request: Request
	serverAction: () => Promise<DecisionAnswer>
}

/** Sends the decision and tells the page of its answer, which may take the order off the list. */
export const decideHere = (sending: Sending) =>
	sendForm(sending, UNSENT, (answer, { intent: step, id = '' }) => {
		if (!isDecision(step)) return
		const order = answer.problem ? undefined : answer.order
		const refusal = sentenceOf(answer.problem)
		const detail = { id, step, refusal, ...(order && { order }) }
		window.dispatchEvent(new CustomEvent<Decision>(EVENT, { detail }))
	})

/** Hears of each decision made on this page. */
export function useDecisions(hear: (decision: Decision) => void) {
	const heard = useEffectEvent((event: Event) => hear((event as CustomEvent<Decision>).detail))
	useEffect(() => {
		window.addEventListener(EVENT, heard)
		return () => window.removeEventListener(EVENT, heard)
	}, [])
}
