import type { SkyStep } from './sky.ts'
import { radians, type SunStep } from './sun.ts'

/** How panels lie. */
export interface Plane {
	/** Degrees from the horizontal, 0 to 90. */
	tilt: number
	/** Where they face, degrees clockwise from north: 90 east, 180 south, 270 west. */
	azimuth: number
}

/** The irradiance of a tilted plane during a half hour, kW/m². */
export interface PlaneStep {
	/** The irradiance that falls on it, and warms it. */
	irradiance: number
	/** The irradiance that gets through the glass, and makes power. */
	effective: number
}

/** The share of light that the ground throws back. */
export const ALBEDO = 0.2
/** One degree above the horizon: nearer to it the ratio of beams means nothing. */
const LOWEST_SUN = 0.01745
/** How fast glass reflects more of a slanting beam (ASHRAE 93-77); the sky's light comes from all sides. */
const REFLECTION = 0.05

/**
 * From the horizontal to a tilted plane, by Hay & Davies (1980): the sky is brightest about the sun.
 * Prepared for one plane, since only sun and sky change from step to step.
 */
export function onPlane({ tilt, azimuth }: Plane): (sun: SunStep, sky: SkyStep) => PlaneStep {
	const up = Math.cos(radians(tilt))
	const north = Math.sin(radians(tilt)) * Math.cos(radians(azimuth))
	const east = Math.sin(radians(tilt)) * Math.sin(radians(azimuth))
	const seesSky = (1 + up) / 2
	const seesGround = (1 - up) / 2
	return (sun, { beam, diffuse }) => {
		const incidence = Math.max(0, sun.up * up + sun.north * north + sun.east * east)
		const ratio = incidence / Math.max(sun.up, LOWEST_SUN)
		const aboutSun = Math.min(1, beam / sun.outside)
		const ofSky = diffuse * (aboutSun * ratio + (1 - aboutSun) * seesSky)
		const rest = ofSky + ALBEDO * (beam + diffuse) * seesGround
		const passes = incidence > 0 ? Math.max(0, 1 - REFLECTION * (1 / incidence - 1)) : 0
		return { irradiance: beam * ratio + rest, effective: beam * ratio * passes + rest }
	}
}
