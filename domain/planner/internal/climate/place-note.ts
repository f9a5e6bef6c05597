import { type Message, message } from '../../../../shared/messages/message.ts'
import { joined } from '../join-messages.ts'
import type { ClimateSource } from './climate-source.ts'
import type { DesignTemperatures } from './extremes.ts'

/** Beyond this the sun of another place is not that of the place itself, km. */
const FAR = 100

/** The sun and the cold of a place, as far as they are from elsewhere or assumed. */
interface Grounds {
	sources: ClimateSource[]
	design: DesignTemperatures
	/** To the nearest weather station, km. */
	toStation: number
}

/** A note on a place's figures for the buyer; null where they are its own. */
export function placeNote({ sources, design, toStation }: Grounds): Message | null {
	const notes = [sunNote(sources), coldNote(design, toStation)].filter((each) => each !== null)
	return notes.length > 0 ? joined(notes) : null
}

function sunNote(sources: ClimateSource[]): Message | null {
	const [first] = sources
	if (!first || first.kilometres <= FAR) return null
	const { kilometres } = first
	return message('planner.place.far_sun', { cities: sources.map(({ city }) => city), kilometres })
}

function coldNote({ lowest, isColdAssumed }: DesignTemperatures, toStation: number) {
	if (!isColdAssumed) return null
	return message('planner.place.assumed_cold', { lowest, isFar: toStation > FAR })
}
