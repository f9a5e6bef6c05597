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

const KILOMETRES = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })
const DEGREES = { maximumFractionDigits: 1 }

/** `−35 °C`. */
const celsius = (degrees: number) =>
	`${degrees.toLocaleString('en-IN', DEGREES).replace('-', '−')} °C`

/** What a buyer is to know of a place's figures, in whole sentences; null where they are its own. */
export function placeNote({ sources, design, toStation }: Grounds): string | null {
	const sentences = [sunNote(sources), coldNote(design, toStation)].filter((each) => each !== null)
	return sentences.length > 0 ? sentences.join(' ') : null
}

function sunNote(sources: ClimateSource[]): string | null {
	const [first, ...others] = sources
	if (!first || first.kilometres <= FAR) return null
	const away = `${KILOMETRES.format(first.kilometres)} km away`
	const from =
		others.length === 0
			? `${first.city}, ${away}`
			: `${new Intl.ListFormat('en-GB').format(sources.map(({ city }) => city))}, the nearest ${away}`
	return `The sun is taken from ${from}: the yield may be further off than 10 %.`
}

function coldNote({ lowest, isColdAssumed }: DesignTemperatures, toStation: number): string | null {
	if (!isColdAssumed) return null
	const why =
		toStation > FAR ? 'No weather station is near' : 'The weather stations near may be warmer'
	return `${why}: the coldest morning is assumed to be ${celsius(lowest)}.`
}
