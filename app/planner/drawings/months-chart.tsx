import { curveStepAfter, line } from 'd3-shape'
import { MONTHS } from '../../../shared/format/months'
import classes from './drawn.module.css'
import { kwh, pct, total } from './figures'
import { monthsCaption } from './months-caption'
import { Key, MonthNames, Plot, Stretched, Ticks } from './plot'
import { bars, upright } from './scale'

interface MonthsChartProps {
	/** kWh of each month, January first. */
	use: number[]
	production: number[]
}

/** Of the width of a month, between two bars. */
const BETWEEN = 0.32

export function MonthsChart({ use, production }: MonthsChartProps) {
	const x = bars(MONTHS.length, BETWEEN)
	const y = upright(Math.max(1, ...use, ...production), 4)
	const used = line<number>((_, month) => x.slot(month), y).curve(curveStepAfter)([
		...use,
		use[11] ?? 0,
	])
	const months = MONTHS.map((name, month) => ({
		name,
		month,
		made: production[month] ?? 0,
		used: use[month] ?? 0,
		left: x.left(month),
		top: y(production[month] ?? 0),
	}))
	return (
		<Plot
			caption={monthsCaption(use, production)}
			keys={
				<>
					<Key mark={<rect className={classes.bar} x="4" width="14" height="14" />}>
						Made, <strong>{kwh(total(production))} kWh</strong> a year
					</Key>
					<Key mark={<path className={classes.line} d="M0 7H22" />}>
						Used, <strong>{kwh(total(use))} kWh</strong> a year
					</Key>
				</>
			}
			table={{
				caption: 'Made and used, kWh a month',
				heads: ['Month', 'Made', 'Used'],
				rows: months.map(({ name, made, used }) => ({ name, cells: [kwh(made), kwh(used)] })),
			}}
		>
			<Ticks ticks={y.ticks(4).map((value) => ({ y: y(value), label: kwh(value) }))} />
			<text x="-8" y="-12" textAnchor="end">
				kWh
			</text>
			{months.map(({ name, left, top }) => (
				<rect
					key={name}
					className={classes.bar}
					x={pct(left)}
					width={pct(x.width)}
					y={pct(top)}
					height={pct(100 - top)}
				/>
			))}
			<Stretched>
				<path className={classes.halo} d={used ?? ''} />
				<path className={classes.line} d={used ?? ''} />
			</Stretched>
			<line className={classes.base} x1="0" x2="100%" y1="100%" y2="100%" />
			<MonthNames
				x={x}
				titleOf={(month) =>
					`${MONTHS[month]}: makes ${kwh(production[month] ?? 0)} kWh, use ${kwh(use[month] ?? 0)} kWh`
				}
			/>
		</Plot>
	)
}
