import { prefixesByDistance } from '../../../../../shared/addresses/place-of-pin.ts'
import type { State } from '../../../../../shared/addresses/states.ts'
import {
	companiesIn,
	companiesOfPin,
	companiesOfState,
} from '../../../../tariffs/bill/companies.ts'
import type { KnownTariff } from '../../../../tariffs/book.ts'
import type { PlanRequest } from '../../../sizing/schema.ts'

/** Where a plan is. */
export interface PlanPlace {
	/** Degrees. */
	latitude: number
	longitude: number
	/** The state whose rules count; null abroad. */
	state: State | null
	ofPlace: State | null
}

const ofCity = new Map<string, readonly string[]>()

/** The companies of the PIN codes nearest to a city in its state. */
function companiesOfCity({ latitude, longitude }: PlanPlace, state: State) {
	const name = `${latitude} ${longitude} ${state}`
	const before = ofCity.get(name)
	if (before) return before
	const nearest = prefixesByDistance({ latitude, longitude }).map(({ prefix }) =>
		companiesIn(state, prefix),
	)
	const found = nearest.find((companies) => companies.length > 0) ?? []
	ofCity.set(name, found)
	return found
}

/** The electricity companies that may serve the place of a plan, the likeliest first. */
export function companiesAt(
	{ pin }: Pick<PlanRequest, 'pin'>,
	place: PlanPlace,
	tariffs: readonly KnownTariff[],
): readonly string[] {
	const { state, ofPlace } = place
	if (state === null) return []
	if (state !== ofPlace) {
		const there = pin ? companiesIn(state, pin.slice(0, 3)) : []
		if (there.length > 0) return there
		const ofTariffs = tariffs.filter((tariff) => tariff.state === state)
		const named = ofTariffs.flatMap(({ companies }) => companies)
		return [...new Set([...companiesOfState(state), ...named])]
	}
	return pin ? companiesOfPin(pin) : companiesOfCity(place, state)
}
