import { data, redirect } from 'react-router'
import {
	detailsIn,
	hasPlaceAndUse,
	optionOf,
	planRequestOf,
	sharedAddressOf,
} from '../../../domain/planner/plan-address'
import { api, attempt, type Context } from '../../api.server'

/**
 * The plan of an address, with the chosen system.
 * @throws a redirect to the planner, which says why there is none
 */
export async function planAt(request: Request, context: Context) {
	const details = detailsIn(new URL(request.url).searchParams)
	const address = sharedAddressOf(details)
	if (!hasPlaceAndUse(details)) throw redirect(address)
	const answer = await attempt(api(context).planner.plan.$post({ json: planRequestOf(details) }))
	if (!answer.ok) {
		const { problem } = answer
		throw problem.status < 500 ? redirect(address) : data(problem, { status: problem.status })
	}
	const plan = answer.value
	const option = optionOf(plan, details.choice)
	if (!option) throw redirect(address)
	return { plan, option, details, address }
}
