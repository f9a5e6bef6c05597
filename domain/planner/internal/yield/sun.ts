/** The irradiance outside the atmosphere on a plane that faces the sun at its mean distance, kW/m². */
const SOLAR_CONSTANT = 1.361
/** The typical day of each month, by its number in the year (Klein 1977). */
const TYPICAL_DAYS = [17, 47, 75, 105, 135, 162, 198, 228, 258, 288, 318, 344]
const DECLINATION = 23.45

/** Half hours. */
export const STEPS = 48
export const STEP_HOURS = 24 / STEPS
export const MONTHS = 12

export const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The middles of the half hours, in solar time: 48 from midnight. */
export const HOURS = Array.from({ length: STEPS }, (_, step) => (step + 0.5) * STEP_HOURS)
const ANGLES = HOURS.map((hour) => radians(15 * (hour - 12)))
const COS_HOURS = ANGLES.map(Math.cos)
const SIN_HOURS = ANGLES.map(Math.sin)

/** The middle of a half hour: the position of the sun, as the parts of a vector of length 1 towards it. */
export interface SunStep {
	/** Cosine of the hour angle. */
	cosHour: number
	up: number
	north: number
	east: number
	/** On a horizontal plane outside the atmosphere, kW/m². */
	outside: number
}

/** The sun over a month's typical day. */
export interface SunDay {
	/** Hour angle of sunset, radians: 0 in the polar night, π in the polar day. */
	sunset: number
	/** Irradiation of a horizontal plane outside the atmosphere, kWh/m² a day. */
	outside: number
	/** Of the 48 half hours from midnight the first with the sun up. */
	sunrise: number
	/** From then on, as long as it is up; none in the polar night. */
	steps: SunStep[]
}

/**
 * The positions of the sun on the typical day of a month. Declination by Cooper (1969), irradiation outside the
 * atmosphere by Klein (1977).
 * @param latitude degrees, north positive
 * @param month 0 for January
 */
export function sunDay(latitude: number, month: number): SunDay {
	const dayNumber = TYPICAL_DAYS[month] ?? 0
	const declination = radians(DECLINATION) * Math.sin(radians((360 * (284 + dayNumber)) / 365))
	const strength = SOLAR_CONSTANT * (1 + 0.033 * Math.cos(radians((360 * dayNumber) / 365)))
	const [sinPlace, cosPlace] = [Math.sin(radians(latitude)), Math.cos(radians(latitude))]
	const [sinSun, cosSun] = [Math.sin(declination), Math.cos(declination)]
	const cosSunset = -(sinPlace * sinSun) / Math.max(cosPlace * cosSun, 1e-9)
	const sunset = Math.acos(Math.min(1, Math.max(-1, cosSunset)))
	const upAt = COS_HOURS.map((cosHour) => sinPlace * sinSun + cosPlace * cosSun * cosHour)
	const sunrise = Math.max(
		0,
		upAt.findIndex((up) => up > 0),
	)
	const steps: SunStep[] = []
	for (let step = sunrise; step < STEPS; step++) {
		const up = upAt[step] ?? 0
		if (up <= 0) break
		const cosHour = COS_HOURS[step] ?? 0
		steps.push({
			cosHour,
			up,
			north: cosPlace * sinSun - sinPlace * cosSun * cosHour,
			east: -cosSun * (SIN_HOURS[step] ?? 0),
			outside: strength * up,
		})
	}
	const outside =
		(24 / Math.PI) * strength * (cosPlace * cosSun * Math.sin(sunset) + sunset * sinPlace * sinSun)
	return { sunset, outside: Math.max(0, outside), sunrise, steps }
}
