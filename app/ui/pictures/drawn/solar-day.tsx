import { Hills } from './hills'
import { House } from './house'
import classes from './solar-day.module.css'

const WIDTH = 960
const HEIGHT = 560
const STEPS = 60

/** The bell of a day's production: a sine squared, nothing at sunrise and sunset, all at noon. */
function bell(peak: number, sunrise: number, sunset: number): string {
	const points: string[] = []
	for (let step = 0; step <= STEPS; step++) {
		const share = step / STEPS
		const x = sunrise + share * (sunset - sunrise)
		const y = HEIGHT - peak * Math.sin(Math.PI * share) ** 2
		points.push(`${x.toFixed(0)} ${y.toFixed(1)}`)
	}
	return `M${points.join('L')}`
}

const TODAY = bell(420, 0, WIDTH)
const WINTER = bell(300, 110, WIDTH - 110)

/** The ground of the hero: one day of sun over one roof. The sun comes up once as the page opens. */
export function SolarDay() {
	return (
		<svg
			className={classes.day}
			viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
			aria-hidden="true"
			focusable="false"
		>
			<defs>
				<linearGradient id="day" x1="0" y1="0" x2="0" y2="1">
					<stop offset="0" stopColor="#f5a524" stopOpacity="0.5" />
					<stop offset="1" stopColor="#f5a524" stopOpacity="0.08" />
				</linearGradient>
				<radialGradient id="glow">
					<stop offset="0.25" stopColor="#f5a524" stopOpacity="0.42" />
					<stop offset="1" stopColor="#f5a524" stopOpacity="0" />
				</radialGradient>
			</defs>
			<path className={classes.area} d={`${TODAY}Z`} fill="url(#day)" />
			<path className={classes.winter} d={WINTER} />
			<path className={classes.line} d={TODAY} pathLength="1" />
			<g className={classes.sun}>
				<circle cx="480" cy="140" r="120" fill="url(#glow)" />
				<circle cx="480" cy="140" r="42" fill="#f5a524" />
			</g>
			<Hills far={classes.far} near={classes.near} />
			<House transform="translate(318 276) scale(1.04)" />
		</svg>
	)
}
