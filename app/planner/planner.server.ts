import { redirect } from 'react-router'
import { CLIMATE_CITIES } from '../../domain/planner/climate/climate'
import {
	addressOf,
	detailsIn,
	isUntidy,
	type PlanDetails,
	planRequestOf,
	sharedAddressOf,
} from '../../domain/planner/plan-address'
import { mistakesOf } from '../../domain/planner/plan-mistakes'
import { api, attempt, type Context, read } from '../api.server'
import { coverageThere } from '../components/delivery/coverage.server'
import { NOTHING_FOUND, type PlannerData } from './answer/planner-data'
import { addressAt, firstWrong, stepIn } from './questions/question-steps'

const UNEXPECTED = 'The planner cannot answer just now. Try again in a moment.'

const CITIES = CLIMATE_CITIES.map(({ name }) => name)

/** The goods of a plan are in its cart once they are chosen; here its address names the goods. */
const coverageOf = (details: PlanDetails, context: Context) =>
	coverageThere({ pin: details.pin ?? '', plan: sharedAddressOf(details) }, context)

/** The plan of an address, or the questions still open. @throws a redirect to the address in short */
export async function plannerAt(request: Request, context: Context): Promise<PlannerData> {
	const params = new URL(request.url).searchParams
	const details = detailsIn(params)
	const step = stepIn(params)
	if (isUntidy(params)) throw redirect(addressAt(step, addressOf(details)))
	const nothing = { ...NOTHING_FOUND, details, cities: CITIES }
	if (Object.keys(details).length === 0 && step === null) return { ...nothing, asking: true }
	const answer = await attempt(api(context).planner.plan.$post({ json: planRequestOf(details) }))
	if (answer.ok && step === null) {
		const { quotesDelivery: quotes } = await read(api(context).store.$get())
		const coverage = await coverageOf(details, context)
		return { ...nothing, plan: answer.value, coverage, quotes }
	}
	if (answer.ok) return { ...nothing, step: step ?? 1, asking: true }
	const { status, errors, detail } = answer.problem
	if (status === 503) return { ...nothing, problem: detail }
	if (status >= 500) return { ...nothing, problem: UNEXPECTED }
	const mistakes = mistakesOf(errors)
	const wrong = firstWrong(mistakes)
	if (step === null)
		return { ...nothing, mistakes, problem: errors ? null : detail, step: wrong ?? 1 }
	// A question not asked yet cannot be wrong.
	if (wrong === null || wrong >= step) return { ...nothing, step, asking: true }
	return { ...nothing, mistakes, step: wrong, asking: true }
}
