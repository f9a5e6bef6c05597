import { data, type RouterContextProvider, redirect } from 'react-router'
import { api, attempt } from '../api.server'
import { addressOf, isAsked, requestOf, typedOf } from './asked'
import { optionOf } from './option'

type Context = Readonly<RouterContextProvider>

/** When an enquiry about the plan was sent, where the address tells. */
function timeIn(text: string | null): string | null {
	const time = text ? new Date(text) : null
	return time && !Number.isNaN(time.valueOf()) ? time.toISOString() : null
}

/**
 * The plan of an address, to be put on paper.
 * @throws a redirect to the planner, which says what is missing, wrong or in the way
 */
export async function proposalAt(request: Request, context: Context) {
	const { searchParams } = new URL(request.url)
	const typed = typedOf(searchParams)
	const address = addressOf(typed)
	if (!isAsked(typed)) throw redirect(address)
	const answer = await attempt(api(context).planner.plan.$post({ json: requestOf(typed) }))
	if (!answer.ok) {
		const { problem } = answer
		throw problem.status < 500 ? redirect(address) : data(problem, { status: problem.status })
	}
	const plan = answer.value
	const option = optionOf(plan, typed.choice)
	if (!option) throw redirect(address)
	return {
		plan,
		option,
		typed,
		address,
		link: new URL(address, request.url).href,
		madeAt: new Date().toISOString(),
		sentAt: timeIn(searchParams.get('sent')),
	}
}
