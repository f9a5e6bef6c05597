import { STATES, type State } from '../../../shared/addresses/states.ts'
import { ok, type Result } from '../../../shared/result.ts'
import { climateOfCity, climateOfPin, type SiteClimate } from '../climate/climate.ts'
import { memoize } from '../internal/memoize.ts'
import type { PlanPlace } from '../internal/sizing/tariff/companies-at.ts'
import type { PlanRequest } from './schema.ts'

/** The place of a plan with its climate, and the state whose rules count there. @returns invalid by field */
export function placeOfPlan(
	request: Pick<PlanRequest, 'pin' | 'city' | 'state'>,
): Result<{ found: SiteClimate; place: PlanPlace }> {
	const found = request.pin ? climateOfPin(request.pin) : climateOfCity(request.city ?? '')
	if (!found.ok) return found
	const { latitude, longitude } = found.value
	const ofPlace = stateOf(found.value)
	const state = ofPlace && (request.state ?? ofPlace)
	return ok({ found: found.value, place: { latitude, longitude, state, ofPlace } })
}

// Sites are the same objects for all plans there.
const stateOf = memoize(
	({ name }: SiteClimate): State | null =>
		STATES.find((state) => name.endsWith(`, ${state}`)) ?? null,
)
