import type { CSSProperties } from 'react'
import { withTenth } from '../../components/planner/words'
import { clockHour } from './evening'
import classes from './power-cut.module.css'

interface ChargeProps {
	/** kWh at the beginning and after each hour. */
	left: readonly number[]
	storedKwh: number
	/** The hour of the clock at which it begins. */
	from: number
	/** Whether nothing runs because too much is switched on. */
	isOff: boolean
}

/** The charge of the battery, hour by hour. */
export function Charge({ left, storedKwh, from, isOff }: ChargeProps) {
	return (
		<ol className={classes.charge} aria-label="Left in the battery" data-off={isOff || undefined}>
			{left.map((kwh, hour) => {
				const pct = Math.round((100 * kwh) / storedKwh)
				const style = { '--left': `${pct}%`, '--turn': hour } as CSSProperties
				return (
					// biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place
					<li key={hour} style={style} title={`${withTenth(kwh)} kWh`}>
						<span>{pct} %</span>
						<i aria-hidden="true" />
						<small>{clockHour(from + hour)}</small>
					</li>
				)
			})}
		</ol>
	)
}
