import { useEffect, useEffectEvent } from 'react'
import type { Order } from '../../../domain/orders/schema'
import { orUnsent, UNSENT } from '../../ui/unsent'
import { decisionIntents } from './decision-intents'

export type Step = 'accept' | 'decline'

export const isStep = (text: unknown): text is Step => text === 'accept' || text === 'decline'

const isDecision = (text: unknown): text is Decision['step'] => isStep(text) || text === 'undo'

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

/** Sends the decision and tells the page of its answer, which may take the order off the list. */
export async function decideHere(request: Request, serverAction: () => Promise<Decision>) {
	const form = await request.clone().formData()
	const step = decisionIntents.in(form)
	const unsent = {
		id: String(form.get('id')),
		step: isDecision(step) ? step : 'accept',
		refusal: UNSENT,
	} as const
	const answer = await orUnsent(serverAction, unsent)
	const detail = 'init' in answer ? answer.data : answer
	if (isDecision(step)) window.dispatchEvent(new CustomEvent<Decision>(EVENT, { detail }))
	return answer
}

/** Hears of each decision made on this page. */
export function useDecisions(hear: (decision: Decision) => void) {
	const heard = useEffectEvent((event: Event) => hear((event as CustomEvent<Decision>).detail))
	useEffect(() => {
		window.addEventListener(EVENT, heard)
		return () => window.removeEventListener(EVENT, heard)
	}, [])
}
