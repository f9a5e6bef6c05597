import { data } from 'react-router'
import { currentQueue, makeChange } from '../../../components/installer/waiting/queue'
import type { Refusal } from '../../../components/installer/waiting/waiting-rules'
import { formIn, sendForm } from '../../../ui/forms/send-form'
import { valuesOf } from '../../../ui/forms/values'
import { type JobAnswer, lacksIn, typedStrings } from '../job-answer'
import { type JobIntent, jobIntents } from '../job-intents'
import { changeInForm, linesIn } from './change-in-form'

interface Sending {
	request: Request
	params: { id: string }
	serverAction: () => Promise<unknown>
}

/** Keeps and sends the change that a form makes; a form of another kind is sent as it is, as where nothing can be kept. */
export async function sendJobForm(sending: Sending): Promise<never> {
	const form = await formIn(sending.request)
	const change = currentQueue().accountId === null ? null : changeInForm(form)
	if (!change) return sendForm(sending)
	const result = await makeChange(sending.params.id, change)
	if (result === null) return { problem: null } as never
	// With this status the page is not loaded anew over a network that is not there.
	if (result === 'waits') return data({ problem: null, waits: true }, { status: 503 }) as never
	return refused(form, result) as never
}

/** The answer of the page to a form that the store has refused. */
function refused(form: FormData, { detail, ...refusal }: Refusal): JobAnswer {
	const values = valuesOf(form)
	const intent = jobIntents.in(form) as JobIntent
	const { errors = {} } = refusal
	const problem = { intent, message: null, fields: {}, values }
	const named = Object.keys(errors).length > 0
	const answer = {
		problem: named ? { ...problem, fields: errors } : { ...problem, message: detail },
	}
	if (intent === 'measure') return { ...answer, measured: typedStrings(linesIn(form), { errors }) }
	if (intent === 'complete') return { ...answer, lacks: lacksIn(refusal, values.customerName) }
	return answer
}
